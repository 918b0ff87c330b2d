import FilmzDomain

/// A show at TMDb: specials are season 0, and have numbers.
/// https://developer.themoviedb.org/reference/tv-series-details
struct TMDbSeries: Sendable {
    let show: TVmazeShow
    /// The language code: `de`.
    let language: String

    private struct Season {
        let number: Int
        let episodes: [TVmazeEpisode]
        /// The number of the first episode.
        var first = 1
    }

    private var film: LibraryFilm { show.film }
    private var texts: TMDbFilm { TMDbFilm(film: film, language: language) }

    static func id(of show: TVmazeShow) -> Int {
        show.film.film.externalIDs[in: .tmdbSeries]?.number ?? show.film.tmdbID
    }

    private var id: Int { Self.id(of: show) }

    private var seasons: [Season] {
        let episodes = show.episodes
        let specials = Season(number: 0, episodes: episodes.filter { $0.number == nil })
        var first = 1
        let regular = show.seasons.map { season in
            let own = episodes.filter { $0.number != nil && $0.season == season.number }
            // TMDb continues the numbering from season to season in some animations, where TVmaze begins again.
            defer { if show.type == "Animation" { first += own.count } }
            return Season(number: season.number, episodes: own, first: first)
        }
        return (specials.episodes.isEmpty ? [] : [specials]) + regular
    }

    /// The show as an item of a list.
    var item: AnswerJSON {
        texts.item.without(["title", "original_title", "release_date", "video"]).with([
            .init("name", value: .string(texts.title)), .init("original_name", value: .string(film.originalTitle)),
            .init("first_air_date", value: .string(show.firstDay?.description ?? "")),
            .init("origin_country", value: originCountry),
            .init("softcore", value: false),
        ]).withID(id)
    }

    /// The details without appended blocks.
    var detail: AnswerJSON {
        let inFilms: Set = [
            "belongs_to_collection", "budget", "imdb_id", "original_title", "release_date", "revenue", "runtime",
            "status",
            "title", "video", "origin_country",
        ]
        let seasons = seasons
        let regular = seasons.filter { $0.number > 0 }
        let creators = film.film.directors.map { name -> AnswerJSON in
            [
                "id": .int(Chance(name).number("person", in: 1_000_000...9_999_999)), "name": .string(name),
                "credit_id": .string(film.chance.digits("creator \(name)", length: 24)), "profile_path": .null,
            ]
        }
        return texts.detail.without(inFilms).with([
            .init("created_by", value: .array(creators)), .init("episode_run_time", value: []),
            .init("first_air_date", value: .string(show.firstDay?.description ?? "")),
            .init("in_production", value: .bool(show.status == "Running")), .init("languages", value: []),
            .init("last_air_date", value: .text(show.episodes.compactMap(\.day).max()?.description)),
            .init("last_episode_to_air", value: .null), .init("name", value: .string(texts.title)),
            .init("networks", value: []),
            .init("next_episode_to_air", value: .null),
            .init("number_of_episodes", value: .int(regular.flatMap(\.episodes).count)),
            .init("number_of_seasons", value: .int(regular.count)), .init("origin_country", value: originCountry),
            .init("original_name", value: .string(film.originalTitle)),
            .init("seasons", value: .array(seasons.map(row))),
            .init("softcore", value: false),
            .init("status", value: show.status == "Ended" ? "Ended" : "Returning Series"),
            .init("type", value: film.film.kind == .miniseries ? "Miniseries" : "Scripted"),
        ]).withID(id)
    }

    /// A block that can be appended, or requested separately; nil for a name that TMDb does not know, and for a season
    /// that does not exist.
    func block(_ name: String) -> AnswerJSON? {
        let parts = name.split(separator: "/")
        if parts.count == 2, parts[0] == "season" { return Int(parts[1]).flatMap(season) }
        switch name {
        case "aggregate_credits": return aggregateCredits
        case "content_ratings":
            return ["results": [["descriptors": [], "iso_3166_1": "US", "rating": .string(rating)]]]
        case "external_ids":
            return [
                "imdb_id": .string(film.imdb.description), "freebase_mid": .null, "freebase_id": .null,
                "tvdb_id": .whole(show.theTVDB), "tvrage_id": .null, "wikidata_id": .null, "facebook_id": "",
                "instagram_id": .null, "twitter_id": .null,
            ]
        case "recommendations", "similar":
            return ["page": 1, "results": [], "total_pages": 0, "total_results": 0]
        case "translations": return ["translations": .array(["en", "de"].map(translation))]
        case "watch/providers": return TMDbWatchProviders(film: film, path: "tv/\(id)").json
        case "credits", "videos":
            return TMDbBlocks(film: film, language: language) { _ in .null }.block(name)
        default: return nil
        }
    }

    /// A season with its episodes; nil if there is none with this number.
    func season(_ number: Int) -> AnswerJSON? {
        seasons.first { $0.number == number }.map { season in
            row(season).without(["episode_count"]).with([
                .init("_id", value: .string(film.chance.digits("season \(number)", length: 24))),
                .init("networks", value: []),
                .init("episodes", value: .array(season.episodes.enumerated().map { episode($1, at: $0, of: season) })),
            ])
        }
    }

    private var originCountry: AnswerJSON { .texts([show.country].compactMap(\.self)) }

    private var rating: String {
        film.film.certificate ?? film.chance.pick("rating", from: ["TV-PG", "TV-14", "TV-MA"])
    }

    private func row(_ season: Season) -> AnswerJSON {
        [
            "air_date": .text(season.episodes.compactMap(\.day).min()?.description),
            "episode_count": .int(season.episodes.count), "id": .int(id * TVmazeShow.partNumbers + season.number),
            "name": season.number == 0 ? "Specials" : "Season \(season.number)", "overview": "",
            "poster_path": film.chance.isOne(of: 3, purpose: "season \(season.number)")
                ? .null : "/s\(id)-\(season.number).png",
            "season_number": .int(season.number), "vote_average": 0,
        ]
    }

    private func episode(_ episode: TVmazeEpisode, at place: Int, of season: Season) -> AnswerJSON {
        let number = season.first + place
        return [
            "air_date": .text(episode.day?.description), "crew": [], "episode_number": .int(number),
            "episode_type": place == season.episodes.count - 1 ? "finale" : "standard", "guest_stars": [],
            "id": .int(6_000_000_000 + episode.id),
            "name": .string(episode.day == nil ? "Episode \(number)" : episode.title), "overview": "",
            "production_code": "", "runtime": .whole(episode.runtime), "season_number": .int(season.number),
            "show_id": .int(id), "still_path": .null, "vote_average": 0, "vote_count": 0,
        ]
    }

    private var aggregateCredits: AnswerJSON {
        let cast = (TMDbCredits(of: film).json["cast"].map(Self.elements) ?? []).map { member in
            member.without(["cast_id", "character", "credit_id"]).with([
                .init(
                    "roles",
                    value: [
                        [
                            "credit_id": member["credit_id"] ?? .null, "character": member["character"] ?? .null,
                            "episode_count": .int(show.regularEpisodes.count),
                        ]
                    ]),
                .init("total_episode_count", value: .int(show.regularEpisodes.count)),
            ])
        }
        return ["cast": .array(cast), "crew": []]
    }

    private static func elements(_ value: AnswerJSON) -> [AnswerJSON] {
        if case .array(let elements) = value { elements } else { [] }
    }

    private func translation(_ code: String) -> AnswerJSON {
        let texts = TMDbFilm(film: film, language: code)
        return [
            "iso_3166_1": code == "en" ? "US" : .string(code.uppercased()), "iso_639_1": .string(code),
            "data": ["name": .string(texts.title), "overview": .string(texts.overview), "homepage": "", "tagline": ""],
        ]
    }
}

extension AnswerJSON {
    /// A copy of the object with another ID.
    fileprivate func withID(_ id: Int) -> AnswerJSON {
        .object(members.map { $0.key == "id" ? .init("id", value: .int(id)) : $0 })
    }
}
