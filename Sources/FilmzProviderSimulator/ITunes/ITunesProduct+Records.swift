import FilmzDomain

extension ITunesProduct {
    var record: AnswerJSON {
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
    private var country: AnswerJSON { .string(CountryCodes.alpha3(store.country)) }

    private func pictures(_ sizes: [Int]) -> [AnswerJSON.Member] {
        sizes.map { .init("artworkUrl\($0)", value: .string(artwork("\($0)x\($0)"))) }
    }

    private var movie: AnswerJSON {
        let chance = film.chance
        let plot = Plot(of: film)
        let isPart = isFilm && chance.isOne(of: 9, purpose: "part of a bundle")
        var members: [AnswerJSON.Member] = [.init("wrapperType", value: "track")]
        // Some records have no kind.
        members.append(.init("kind", value: chance.isOne(of: 20, purpose: "no kind") ? .null : "feature-movie"))
        if isPart { members.append(.init("collectionId", value: .int(store.id(of: .bundle, for: film)))) }
        members.append(.init("trackId", value: .int(id)))
        members.append(.init("artistName", value: .string(artist)))
        if isPart {
            members.append(.init("collectionName", value: .string("\(film.title) & More: 2-Movie Collection")))
        }
        members += [.init("trackName", value: .string(name)), .init("trackCensoredName", value: .string(name))]
        members.append(.init("trackViewUrl", value: .string("\(path)/movie/\(slug)/id\(id)?uo=4")))
        if !chance.isOne(of: 4, purpose: "no preview") {
            members.append(
                .init("previewUrl", value: .string("https://previews.example.org/\(film.imdb).640x354.h264lc.m4v")))
        }
        if !chance.isOne(of: 20, purpose: "no artwork") { members += pictures([30, 60, 100]) }
        members += prices
        members += [
            .init("releaseDate", value: .string(releaseDate)), .init("collectionExplicitness", value: "notExplicit"),
            .init("trackExplicitness", value: "notExplicit"),
        ]
        if isPart {
            members += [
                .init("discCount", value: 1), .init("discNumber", value: 1), .init("trackCount", value: 2),
                .init("trackNumber", value: 1),
            ]
        }
        if let minutes = kind == .makingOf ? 52 : film.film.runtime {
            members.append(
                .init("trackTimeMillis", value: .int(minutes * 60_000 + chance.number("seconds", in: 0...59_999))))
        }
        members += [
            .init("country", value: country), .init("currency", value: .string(store.currency)),
            .init("primaryGenreName", value: .string(genreName)),
        ]
        if let certificate = film.film.certificate {
            members.append(.init("contentAdvisoryRating", value: .string(certificate)))
        }
        members += [
            .init("shortDescription", value: .string(String(plot.short.prefix(96)) + "…")),
            .init("longDescription", value: .string(plot.full)),
        ]
        if chance.isOne(of: 3, purpose: "extras") { members.append(.init("hasITunesExtras", value: true)) }
        return .object(members)
    }

    /// The prices: a missing one is not offered, −1 and 0 mean not sold.
    private var prices: [AnswerJSON.Member] {
        let chance = film.chance
        if chance.isOne(of: 20, purpose: "not sold") {
            return [
                .init("collectionPrice", value: .number("-1.00000")), .init("trackPrice", value: .number("-1.00000")),
                .init("trackRentalPrice", value: .int(0)), .init("trackHdPrice", value: .number("-1.00000")),
            ]
        }
        let amount = chance.pick("price", from: ["7.99", "9.99", "12.99", "14.99"])
        var members: [AnswerJSON.Member] = [
            .init("collectionPrice", value: price(amount)), .init("trackPrice", value: price(amount)),
        ]
        if !chance.isOne(of: 3, purpose: "no rental") {
            members.append(.init("trackRentalPrice", value: price("3.99")))
        }
        members.append(.init("collectionHdPrice", value: price("14.99")))
        members.append(.init("trackHdPrice", value: price("14.99")))
        if !chance.isOne(of: 3, purpose: "no rental") {
            members.append(.init("trackHdRentalPrice", value: price("4.99")))
        }
        return members
    }

    private var bundle: AnswerJSON {
        .object(
            [
                .init("wrapperType", value: "collection"), .init("collectionType", value: "Movie Bundle"),
                .init("collectionId", value: .int(id)),
                .init("artistName", value: .string(artist)), .init("collectionName", value: .string(name)),
                .init("collectionCensoredName", value: .string(name)),
                .init("collectionViewUrl", value: .string("\(path)/movie-collection/\(slug)/id\(id)?uo=4")),
            ] + pictures([60, 100]) + [
                .init("collectionPrice", value: price("19.99")), .init("collectionHdPrice", value: price("24.99")),
                .init("trackCount", value: 2), .init("country", value: country),
                .init("currency", value: .string(store.currency)),
                .init("releaseDate", value: .string(releaseDate)),
                .init("primaryGenreName", value: .string(ITunesGenre.name(of: film))),
            ])
    }

    private var album: AnswerJSON {
        .object(
            [
                .init("wrapperType", value: "collection"), .init("collectionType", value: "Album"),
                .init("artistId", value: .int(id / 7)), .init("collectionId", value: .int(id)),
                .init("artistName", value: .string(artist)),
                .init("collectionName", value: .string(name)), .init("collectionCensoredName", value: .string(name)),
                .init("collectionViewUrl", value: .string("\(path)/album/\(slug)/id\(id)?uo=4")),
            ] + pictures([60, 100]) + [
                .init("collectionPrice", value: price("9.99")), .init("collectionExplicitness", value: "notExplicit"),
                .init("trackCount", value: .int(film.chance.number("tracks", in: 9...26))),
                .init("copyright", value: .string("℗ \(film.year ?? 2_000) Lantern & Oar Music")),
                .init("country", value: country),
                .init("currency", value: .string(store.currency)), .init("releaseDate", value: .string(releaseDate)),
                .init("primaryGenreName", value: "Soundtrack"),
            ])
    }

    private var song: AnswerJSON {
        let albumID = store.id(of: .album, for: film)
        return .object(
            [
                .init("wrapperType", value: "track"), .init("kind", value: "song"),
                .init("artistId", value: .int(albumID / 7)),
                .init("collectionId", value: .int(albumID)), .init("trackId", value: .int(id)),
                .init("artistName", value: .string(artist)),
                .init("collectionName", value: .string("\(film.title) (Original Motion Picture Soundtrack)")),
                .init("trackName", value: .string(name)), .init("trackCensoredName", value: .string(name)),
                .init("trackViewUrl", value: .string("\(path)/album/\(slug)/id\(albumID)?i=\(id)&uo=4")),
                .init("previewUrl", value: .string("https://previews.example.org/\(film.imdb).aac.p.m4a")),
            ] + pictures([30, 60, 100]) + [
                .init("collectionPrice", value: price("9.99")), .init("trackPrice", value: price("1.29")),
                .init("releaseDate", value: .string(releaseDate)), .init("trackExplicitness", value: "notExplicit"),
                .init("discCount", value: 1), .init("discNumber", value: 1), .init("trackCount", value: 12),
                .init("trackNumber", value: 1),
                .init("trackTimeMillis", value: .int(film.chance.number("length", in: 120_000...320_000))),
                .init("country", value: country), .init("currency", value: .string(store.currency)),
                .init("primaryGenreName", value: "Soundtrack"), .init("isStreamable", value: true),
            ])
    }

    /// The record of a book: without `wrapperType`, with genre IDs as texts and a description in HTML.
    private var ebook: AnswerJSON {
        .object(
            pictures([60, 100]) + [
                .init("artistViewUrl", value: .string("https://books.apple.com/us/author/id\(id / 7)?uo=4")),
                .init("trackCensoredName", value: .string(name)),
                .init("fileSizeBytes", value: .int(film.chance.number("bytes", in: 400_000...9_000_000))),
                .init("formattedPrice", value: "$9.99"),
                .init("trackViewUrl", value: .string("https://books.apple.com/us/book/\(slug)/id\(id)?uo=4")),
                .init("artistIds", value: [.int(id / 7)]), .init("genreIds", value: ["10048", "38", "9031"]),
                .init("releaseDate", value: .string(releaseDate)), .init("trackId", value: .int(id)),
                .init("trackName", value: .string(name)),
                .init("currency", value: .string(store.currency)),
                .init("genres", value: ["Media Tie-In", "Books", "Fiction & Literature"]),
                .init("price", value: price("9.99")), .init("kind", value: "ebook"),
                .init("description", value: .string("<b>The book of the film.</b><br />" + Plot(of: film).full)),
                .init("artistId", value: .int(id / 7)), .init("artistName", value: .string(artist)),
                .init("averageUserRating", value: 4.5),
                .init("userRatingCount", value: .int(film.chance.number("raters", in: 3...900))),
            ])
    }

    private var audiobook: AnswerJSON {
        .object(
            [
                .init("wrapperType", value: "audiobook"), .init("artistId", value: .int(id / 7)),
                .init("collectionId", value: .int(id)),
                .init("artistName", value: .string(artist)), .init("collectionName", value: .string(name)),
                .init("collectionCensoredName", value: .string(name)),
                .init("collectionViewUrl", value: .string("https://books.apple.com/us/audiobook/\(slug)/id\(id)?uo=4")),
            ] + pictures([60, 100]) + [
                .init("collectionPrice", value: price("14.99")), .init("collectionExplicitness", value: "notExplicit"),
                .init("trackCount", value: 1), .init("country", value: country),
                .init("currency", value: .string(store.currency)),
                .init("releaseDate", value: .string(releaseDate)), .init("primaryGenreName", value: "Fiction"),
                .init("previewUrl", value: .string("https://previews.example.org/\(film.imdb).book.m4a")),
                .init("description", value: .string("<p>Read by the author.</p>" + Plot(of: film).short)),
            ])
    }

    private var tvSeason: AnswerJSON {
        .object(
            [
                .init("wrapperType", value: "collection"), .init("collectionType", value: "TV Season"),
                .init("artistId", value: .int(id / 7)),
                .init("collectionId", value: .int(id)), .init("artistName", value: .string(artist)),
                .init("collectionName", value: .string(name)), .init("collectionCensoredName", value: .string(name)),
                .init("collectionViewUrl", value: .string("\(path)/tv-season/\(slug)/id\(id)?uo=4")),
            ] + pictures([60, 100]) + [
                .init("collectionPrice", value: price("19.99")), .init("trackCount", value: 10),
                .init("country", value: country),
                .init("currency", value: .string(store.currency)), .init("releaseDate", value: .string(releaseDate)),
                .init("primaryGenreName", value: "Drama"),
            ])
    }
}
