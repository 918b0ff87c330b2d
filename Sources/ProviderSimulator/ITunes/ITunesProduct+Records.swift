import FilmzDomain

extension ITunesProduct {
    var record: JSONValue {
        switch kind {
        case .movie, .edition, .makingOf: movie
        case .bundle: bundle
        case .album: album
        case .song: song
        case .ebook: ebook
        case .audiobook: audiobook
        case .tvSeason: tvSeason
        }
    }

    private var path: String { "https://itunes.apple.com/\(store.country.lowercased())" }
    private var country: JSONValue { .string(CountryCodes.alpha3(store.country)) }

    private func pictures(_ sizes: [Int]) -> [JSONValue.Member] {
        sizes.map { .init("artworkUrl\($0)", .string(artwork("\($0)x\($0)"))) }
    }

    private var movie: JSONValue {
        let chance = film.chance
        let plot = Plot(of: film)
        let isPart = isFilm && chance.isOne(of: 9, "part of a bundle")
        var members: [JSONValue.Member] = [.init("wrapperType", "track")]
        // Some records have lost it.
        members.append(.init("kind", chance.isOne(of: 20, "no kind") ? .null : "feature-movie"))
        if isPart { members.append(.init("collectionId", .int(store.id(of: .bundle, for: film)))) }
        members.append(.init("trackId", .int(id)))
        members.append(.init("artistName", .string(artist)))
        if isPart { members.append(.init("collectionName", .string("\(film.title) & More: 2-Movie Collection"))) }
        members += [.init("trackName", .string(name)), .init("trackCensoredName", .string(name))]
        members.append(.init("trackViewUrl", .string("\(path)/movie/\(slug)/id\(id)?uo=4")))
        if !chance.isOne(of: 4, "no preview") {
            members.append(.init("previewUrl", .string("https://previews.example.org/\(film.imdb).640x354.h264lc.m4v")))
        }
        if !chance.isOne(of: 20, "no artwork") { members += pictures([30, 60, 100]) }
        members += prices
        members += [
            .init("releaseDate", .string(releaseDate)), .init("collectionExplicitness", "notExplicit"),
            .init("trackExplicitness", "notExplicit"),
        ]
        if isPart {
            members += [
                .init("discCount", 1), .init("discNumber", 1), .init("trackCount", 2), .init("trackNumber", 1),
            ]
        }
        if let minutes = kind == .makingOf ? 52 : film.film.runtime {
            members.append(.init("trackTimeMillis", .int(minutes * 60_000 + chance.number("seconds", in: 0...59_999))))
        }
        members += [
            .init("country", country), .init("currency", .string(store.currency)),
            .init("primaryGenreName", .string(genreName)),
        ]
        if let certificate = film.film.certificate {
            members.append(.init("contentAdvisoryRating", .string(certificate)))
        }
        members += [
            .init("shortDescription", .string(String(plot.short.prefix(96)) + "…")),
            .init("longDescription", .string(plot.full)),
        ]
        if chance.isOne(of: 3, "extras") { members.append(.init("hasITunesExtras", true)) }
        return .object(members)
    }

    /// A missing price is not offered, −1 and 0 are not sold.
    private var prices: [JSONValue.Member] {
        let chance = film.chance
        if chance.isOne(of: 20, "not sold") {
            return [
                .init("collectionPrice", .number("-1.00000")), .init("trackPrice", .number("-1.00000")),
                .init("trackRentalPrice", .int(0)), .init("trackHdPrice", .number("-1.00000")),
            ]
        }
        let amount = chance.pick("price", from: ["7.99", "9.99", "12.99", "14.99"])
        var members: [JSONValue.Member] = [
            .init("collectionPrice", price(amount)), .init("trackPrice", price(amount)),
        ]
        if !chance.isOne(of: 3, "no rental") { members.append(.init("trackRentalPrice", price("3.99"))) }
        members.append(.init("collectionHdPrice", price("14.99")))
        members.append(.init("trackHdPrice", price("14.99")))
        if !chance.isOne(of: 3, "no rental") { members.append(.init("trackHdRentalPrice", price("4.99"))) }
        return members
    }

    private var bundle: JSONValue {
        .object(
            [
                .init("wrapperType", "collection"), .init("collectionType", "Movie Bundle"),
                .init("collectionId", .int(id)),
                .init("artistName", .string(artist)), .init("collectionName", .string(name)),
                .init("collectionCensoredName", .string(name)),
                .init("collectionViewUrl", .string("\(path)/movie-collection/\(slug)/id\(id)?uo=4")),
            ] + pictures([60, 100]) + [
                .init("collectionPrice", price("19.99")), .init("collectionHdPrice", price("24.99")),
                .init("trackCount", 2), .init("country", country), .init("currency", .string(store.currency)),
                .init("releaseDate", .string(releaseDate)),
                .init("primaryGenreName", .string(ITunesGenre.name(of: film))),
            ])
    }

    private var album: JSONValue {
        .object(
            [
                .init("wrapperType", "collection"), .init("collectionType", "Album"),
                .init("artistId", .int(id / 7)), .init("collectionId", .int(id)), .init("artistName", .string(artist)),
                .init("collectionName", .string(name)), .init("collectionCensoredName", .string(name)),
                .init("collectionViewUrl", .string("\(path)/album/\(slug)/id\(id)?uo=4")),
            ] + pictures([60, 100]) + [
                .init("collectionPrice", price("9.99")), .init("collectionExplicitness", "notExplicit"),
                .init("trackCount", .int(film.chance.number("tracks", in: 9...26))),
                .init("copyright", .string("℗ \(film.year ?? 2_000) Lantern & Oar Music")), .init("country", country),
                .init("currency", .string(store.currency)), .init("releaseDate", .string(releaseDate)),
                .init("primaryGenreName", "Soundtrack"),
            ])
    }

    private var song: JSONValue {
        let albumID = store.id(of: .album, for: film)
        return .object(
            [
                .init("wrapperType", "track"), .init("kind", "song"), .init("artistId", .int(albumID / 7)),
                .init("collectionId", .int(albumID)), .init("trackId", .int(id)), .init("artistName", .string(artist)),
                .init("collectionName", .string("\(film.title) (Original Motion Picture Soundtrack)")),
                .init("trackName", .string(name)), .init("trackCensoredName", .string(name)),
                .init("trackViewUrl", .string("\(path)/album/\(slug)/id\(albumID)?i=\(id)&uo=4")),
                .init("previewUrl", .string("https://previews.example.org/\(film.imdb).aac.p.m4a")),
            ] + pictures([30, 60, 100]) + [
                .init("collectionPrice", price("9.99")), .init("trackPrice", price("1.29")),
                .init("releaseDate", .string(releaseDate)), .init("trackExplicitness", "notExplicit"),
                .init("discCount", 1), .init("discNumber", 1), .init("trackCount", 12), .init("trackNumber", 1),
                .init("trackTimeMillis", .int(film.chance.number("length", in: 120_000...320_000))),
                .init("country", country), .init("currency", .string(store.currency)),
                .init("primaryGenreName", "Soundtrack"), .init("isStreamable", true),
            ])
    }

    /// No `wrapperType`, genre numbers as texts, a description in HTML.
    private var ebook: JSONValue {
        .object(
            pictures([60, 100]) + [
                .init("artistViewUrl", .string("https://books.apple.com/us/author/id\(id / 7)?uo=4")),
                .init("trackCensoredName", .string(name)),
                .init("fileSizeBytes", .int(film.chance.number("bytes", in: 400_000...9_000_000))),
                .init("formattedPrice", "$9.99"),
                .init("trackViewUrl", .string("https://books.apple.com/us/book/\(slug)/id\(id)?uo=4")),
                .init("artistIds", [.int(id / 7)]), .init("genreIds", ["10048", "38", "9031"]),
                .init("releaseDate", .string(releaseDate)), .init("trackId", .int(id)),
                .init("trackName", .string(name)),
                .init("currency", .string(store.currency)),
                .init("genres", ["Media Tie-In", "Books", "Fiction & Literature"]),
                .init("price", price("9.99")), .init("kind", "ebook"),
                .init("description", .string("<b>The book of the film.</b><br />" + Plot(of: film).full)),
                .init("artistId", .int(id / 7)), .init("artistName", .string(artist)),
                .init("averageUserRating", 4.5),
                .init("userRatingCount", .int(film.chance.number("raters", in: 3...900))),
            ])
    }

    private var audiobook: JSONValue {
        .object(
            [
                .init("wrapperType", "audiobook"), .init("artistId", .int(id / 7)), .init("collectionId", .int(id)),
                .init("artistName", .string(artist)), .init("collectionName", .string(name)),
                .init("collectionCensoredName", .string(name)),
                .init("collectionViewUrl", .string("https://books.apple.com/us/audiobook/\(slug)/id\(id)?uo=4")),
            ] + pictures([60, 100]) + [
                .init("collectionPrice", price("14.99")), .init("collectionExplicitness", "notExplicit"),
                .init("trackCount", 1), .init("country", country), .init("currency", .string(store.currency)),
                .init("releaseDate", .string(releaseDate)), .init("primaryGenreName", "Fiction"),
                .init("previewUrl", .string("https://previews.example.org/\(film.imdb).book.m4a")),
                .init("description", .string("<p>Read by the author.</p>" + Plot(of: film).short)),
            ])
    }

    private var tvSeason: JSONValue {
        .object(
            [
                .init("wrapperType", "collection"), .init("collectionType", "TV Season"),
                .init("artistId", .int(id / 7)),
                .init("collectionId", .int(id)), .init("artistName", .string(artist)),
                .init("collectionName", .string(name)), .init("collectionCensoredName", .string(name)),
                .init("collectionViewUrl", .string("\(path)/tv-season/\(slug)/id\(id)?uo=4")),
            ] + pictures([60, 100]) + [
                .init("collectionPrice", price("19.99")), .init("trackCount", 10), .init("country", country),
                .init("currency", .string(store.currency)), .init("releaseDate", .string(releaseDate)),
                .init("primaryGenreName", "Drama"),
            ])
    }
}
