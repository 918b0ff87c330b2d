import FilmzDomain

/// The blocks that can be appended to a film, or requested separately.
struct TMDbBlocks: Sendable {
    let film: LibraryFilm
    let language: String
    /// The film lists of `recommendations` and `similar`.
    let related: @Sendable (_ includesItself: Bool) -> AnswerJSON

    static let names = [
        "alternative_titles", "changes", "credits", "external_ids", "images", "keywords", "lists", "recommendations",
        "release_dates", "reviews", "similar", "translations", "videos", "watch/providers",
    ]

    /// The block with a name; nil for a name that TMDb does not know.
    func block(_ name: String) -> AnswerJSON? {
        switch name {
        case "alternative_titles": ["titles": .array(titles)]
        case "changes": ["changes": []]
        case "credits": TMDbCredits(of: film).json
        case "external_ids": externalIDs
        case "images": images
        case "keywords": ["keywords": .array(TMDbKeyword.keywords(of: film).map(\.json))]
        case "lists", "reviews": ["page": 1, "results": [], "total_pages": 0, "total_results": 0]
        case "recommendations": related(false)
        case "similar": related(true)
        case "release_dates": TMDbReleases(film: film).json
        case "translations": ["translations": .array(translations)]
        case "videos": ["results": .array(videos)]
        case "watch/providers": TMDbWatchProviders(film: film).json
        default: nil
        }
    }

    private var titles: [AnswerJSON] {
        ["de", "fr"].compactMap { language in
            TMDbTitles.title(of: film.imdb, in: language).map {
                ["iso_3166_1": .string(language.uppercased()), "title": .string($0), "type": ""]
            }
        }
    }

    private var translations: [AnswerJSON] {
        ["en", "de", "fr"].map { code in
            let film = TMDbFilm(film: film, language: code)
            return [
                "iso_3166_1": code == "en" ? "US" : .string(code.uppercased()), "iso_639_1": .string(code),
                "data": ["homepage": "", "overview": .string(film.overview), "title": .string(film.title)],
            ]
        }
    }

    private var externalIDs: AnswerJSON {
        [
            "imdb_id": film.released == nil ? .null : .string(film.imdb.description),
            "wikidata_id": film.chance.isOne(of: 3, purpose: "no Wikidata") ? .null : "Q9\(film.imdb.number)",
            "facebook_id": .null, "instagram_id": .null,
            "twitter_id": film.chance.isOne(of: 2, purpose: "no handle") ? .null : "simulated\(film.tmdbID)",
        ]
    }

    private var images: AnswerJSON {
        func image(_ path: String, width: Int, height: Int, language: String?) -> AnswerJSON {
            [
                "aspect_ratio": .double((Double(width) / Double(height) * 1_000).rounded() / 1_000),
                "height": .int(height), "iso_639_1": .text(language), "file_path": .string(path),
                "vote_average": .shortest(Double(film.chance.number(path, in: 40...60)) / 10),
                "vote_count": .int(film.chance.number("votes \(path)", in: 1...40)), "width": .int(width),
            ]
        }
        let id = film.tmdbID
        return [
            "backdrops": [
                image("/b\(id).png", width: 1_920, height: 1_080, language: nil),
                image("/b\(id)a.png", width: 3_840, height: 2_160, language: "en"),
            ],
            "logos": [image("/l\(id).png", width: 500, height: 180, language: "en")],
            "posters": [
                image("/p\(id).png", width: 1_000, height: 1_500, language: "en"),
                image("/p\(id)a.png", width: 2_000, height: 3_000, language: nil),
            ],
        ]
    }

    private var videos: [AnswerJSON] {
        guard language == "en", !film.chance.isOne(of: 6, purpose: "no videos") else { return [] }
        return ["Trailer", "Teaser", "Behind the Scenes"].enumerated().map { place, type in
            [
                "iso_639_1": "en", "iso_3166_1": "US", "name": .string("\(type) \(place + 1)"),
                "key": .string(film.chance.code("video \(place)", length: 11)),
                "site": place == 2 ? "Vimeo" : "YouTube", "size": place == 1 ? 720 : 1_080, "type": .string(type),
                "official": .bool(place == 0), "published_at": "2016-03-05T02:03:14.000Z",
                "id": .string(film.chance.digits("video \(place)", length: 24)),
            ]
        }
    }
}

/// A keyword, assigned to films arbitrarily.
struct TMDbKeyword: Hashable, Sendable {
    let id: Int
    let name: String

    var json: AnswerJSON { ["id": .int(id), "name": .string(name)] }

    static func keywords(of film: LibraryFilm) -> [TMDbKeyword] {
        film.chance.pick(3, purpose: "keywords", from: all)
    }

    private static let all = [
        "lighthouse", "suitcase", "mistaken identity", "small town", "heist", "time travel", "friendship", "revenge",
        "road trip", "courtroom", "island", "secret letter", "music band", "winter", "rivalry", "found family",
    ]
    .enumerated().map { TMDbKeyword(id: 910_001 + $0.offset, name: $0.element) }
}
