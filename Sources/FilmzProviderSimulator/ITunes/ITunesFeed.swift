import FilmzDomain

/// A chart of best-selling films: an Atom feed converted to JSON, with only texts as values.
struct ITunesFeed: Sendable {
    let store: ITunesStorefront
    let chart: String
    let products: [ITunesProduct]
    let origin: String
    let today: CalendarDay

    /// - Parameter path: the path of the feed: `us/rss/topmovies/limit=25/genre=4401/json`
    init?(path: [String], films: [LibraryFilm], request: SimulatedRequest) {
        guard path.count > 3, path[1] == "rss", path.last == "json",
            ["topmovies", "topvideorentals"].contains(path[2]),
            let store = ITunesStorefront(path[0])
        else { return nil }
        var limit = 10
        var genre: Int?
        for part in path.dropFirst(3).dropLast() {
            let pair = part.split(separator: "=")
            guard pair.count == 2, let number = Int(pair[1]) else { return nil }
            switch pair[0] {
            case "limit": limit = number
            case "genre": genre = number
            default: return nil
            }
        }
        self.store = store
        chart = path[2]
        origin = request.origin
        today = CalendarDay(at: request.now)
        let sold = films.filter { store.sells($0) && (genre == nil || ITunesGenre.id(of: $0) == genre) }
        // No longer than the real one, which is not sorted by fame either.
        let best = sold.prefix(160).sorted { [today] in
            Self.sales(of: $0, today: today) > Self.sales(of: $1, today: today)
        }
        products = best.prefix(max(0, min(limit, 78))).map {
            ITunesProduct(kind: .movie, film: $0, store: store, origin: request.origin)
        }
    }

    var json: AnswerJSON {
        let entries = products.map(entry)
        var members: [AnswerJSON.Member] = [
            .init(
                "author",
                value: ["name": Self.label("iTunes Store"), "uri": Self.label("http://www.apple.com/itunes/")])
        ]
        // A single entry is not in a list; without entries, the key is missing.
        if entries.count == 1 { members.append(.init("entry", value: entries[0])) }
        if entries.count > 1 { members.append(.init("entry", value: .array(entries))) }
        members += [
            .init("updated", value: Self.label("\(today)T15:18:01-07:00")),
            .init("rights", value: Self.label("Copyright 2008 Apple Inc.")),
            .init("title", value: Self.label("iTunes Store: Top Movies")),
            .init("icon", value: Self.label("http://itunes.apple.com/favicon.ico")),
            .init(
                "link",
                value: [
                    [
                        "attributes": [
                            "rel": "alternate", "type": "text/html", "href": "https://itunes.apple.com/movies",
                        ]
                    ],
                    ["attributes": ["rel": "self", "href": .string("\(origin)/itunes/rss/\(chart)/json")]],
                ]),
            .init("id", value: Self.label("\(origin)/itunes/rss/\(chart)/json")),
        ]
        return ["feed": .object(members)]
    }

    /// A sales figure for sorting: new films sell better.
    private static func sales(of film: LibraryFilm, today: CalendarDay) -> Int {
        let isNew = ITunesStorefront.firstDay(of: film).map { $0 + 366 > today } ?? false
        return film.chance.number("sales", in: 0...9_999) + (isNew ? 5_000 : 0)
    }

    private static func label(_ text: String) -> AnswerJSON {
        ["label": .string(text)]
    }

    private func price(_ amount: String) -> AnswerJSON {
        [
            "label": .string("$\(amount)"),
            "attributes": ["amount": .string(amount), "currency": .string(store.currency)],
        ]
    }

    private func entry(_ product: ITunesProduct) -> AnswerJSON {
        let film = product.film
        let chance = product.film.chance
        let address =
            "https://itunes.apple.com/\(store.country.lowercased())/movie/\(product.slug)/id\(product.id)?uo=2"
        var members: [AnswerJSON.Member] = [
            .init("im:name", value: Self.label(product.name)),
            .init(
                "im:image",
                value: .array(
                    [("39x60", "60"), ("40x60", "60"), ("113x170", "170")].map {
                        ["label": .string(product.artwork($0.0)), "attributes": ["height": .string($0.1)]]
                    })),
        ]
        if !chance.isOne(of: 5, purpose: "no summary") {
            members.append(.init("summary", value: Self.label(Plot(of: film).full)))
        }
        members.append(.init("im:price", value: price(chance.isOne(of: 2, purpose: "digits") ? "14.99000" : "14.99")))
        if !chance.isOne(of: 3, purpose: "no rental") { members.append(.init("im:rentalPrice", value: price("4.99"))) }
        members.append(.init("im:contentType", value: ["attributes": ["term": "Movies", "label": "Movies"]]))
        if !chance.isOne(of: 4, purpose: "no rights") {
            members.append(.init("rights", value: Self.label("© \(film.year ?? 2_000) Lantern & Oar Pictures")))
        }
        members.append(.init("title", value: Self.label("\(product.name) - \(product.artist)")))
        members.append(.init("link", value: links(product, address: address)))
        members += [
            .init("id", value: ["label": .string(address), "attributes": ["im:id": "\(product.id)"]]),
            .init("im:artist", value: Self.label(product.artist)),
            .init(
                "category",
                value: [
                    "attributes": [
                        "im:id": "\(product.genre)", "term": .string(ITunesGenre.name(of: film)),
                        "scheme": "https://itunes.apple.com/us/genre/movies/id\(product.genre)?uo=2",
                        "label": .string(ITunesGenre.name(of: film)),
                    ]
                ]),
        ]
        if let day = ITunesStorefront.firstDay(of: film) {
            members.append(
                .init(
                    "im:releaseDate",
                    value: [
                        "label": .string("\(day)T00:00:00-07:00"),
                        "attributes": ["label": .string(DateText.long(day))],
                    ]))
        }
        return .object(members)
    }

    /// The links of a product; a single object if there is no preview.
    private func links(_ product: ITunesProduct, address: String) -> AnswerJSON {
        let alternate: AnswerJSON = [
            "attributes": ["rel": "alternate", "type": "text/html", "href": .string(address)]
        ]
        if product.film.chance.isOne(of: 4, purpose: "no preview") { return alternate }
        return [
            alternate,
            [
                "im:duration": Self.label("155232.0"),
                "attributes": [
                    "title": "Preview", "rel": "enclosure", "type": "video/x-m4v",
                    "href": "https://previews.example.org/\(product.film.imdb.description).m4v",
                    "im:assetType": "preview",
                ],
            ],
        ]
    }
}
