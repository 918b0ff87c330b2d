import FilmzDomain

/// A film at TMDb in one language.
struct TMDbFilm: Sendable {
    let film: LibraryFilm
    /// The language code: `de`.
    let language: String
    /// The region: `US`; nil if none was requested.
    var region: String?

    var title: String {
        if language == originalLanguage { return film.originalTitle }
        return TMDbTitles.title(of: film.imdb, in: language) ?? film.title
    }

    var originalLanguage: String {
        CountryCodes.code(ofLanguage: film.film.languages.first) ?? (film.film.languages.isEmpty ? "xx" : "en")
    }

    /// The overview: in English for all announced films, in German and French for some.
    var overview: String {
        switch language {
        case "en": if film.released == nil { "" } else { Plot(of: film).short }
        case "de" where !film.chance.isOne(of: 2, purpose: "no German plot"):
            "Eine Geschichte um ein Versprechen, das schwer zu halten ist."
        case "fr" where !film.chance.isOne(of: 2, purpose: "no French plot"):
            "L'histoire d'une promesse difficile à tenir."
        default: ""
        }
    }

    /// The release date; empty if it is unknown.
    var releaseDate: String {
        (region.map { film.released(in: $0) } ?? film.released)?.description ?? ""
    }

    var poster: AnswerJSON {
        if film.released == nil || film.chance.isOne(of: 11, purpose: "no poster") {
            .null
        } else {
            "/p\(film.tmdbID).png"
        }
    }

    var backdrop: AnswerJSON {
        if film.released == nil || film.chance.isOne(of: 4, purpose: "no backdrop") {
            .null
        } else {
            "/b\(film.tmdbID).png"
        }
    }

    var genres: [TMDbGenre] { TMDbGenre.genres(film.film.genres) }

    /// The film as an item of a list.
    var item: AnswerJSON {
        [
            "adult": false,
            "backdrop_path": backdrop,
            "genre_ids": .array(genres.map { .int($0.id) }),
            "id": .int(film.tmdbID),
            "original_language": .string(originalLanguage),
            "original_title": .string(film.originalTitle),
            "overview": .string(overview),
            "popularity": .double(film.popularity),
            "poster_path": poster,
            "release_date": .string(releaseDate),
            "title": .string(title),
            "video": false,
            // A whole number has no fraction: an average can be an integer in one row and a decimal in the next.
            "vote_average": .shortest(film.rating ?? 0),
            "vote_count": .int(film.votes),
        ]
    }

    var itemWithMediaType: AnswerJSON {
        item.with([.init("media_type", value: "movie")])
    }

    private var status: AnswerJSON {
        switch film.screening {
        case .comingSoon: "Post Production"
        case nil where film.released == nil:
            if film.chance.isOne(of: 2, purpose: "rumor") {
                "Rumored"
            } else {
                "Planned"
            }
        default: "Released"
        }
    }

    private var collection: AnswerJSON {
        guard let first = film.words.first?.prefix(2), first.count == 2,
            ["star wars", "harry potter"].contains(first.joined(separator: " "))
        else { return .null }
        let name = first.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ") + " Collection"
        return [
            "id": .int(Chance(name).number("id", in: 1_000...90_000)), "name": .string(name),
            "poster_path": "/p\(Chance(name).number("poster", in: 1...999)).png", "backdrop_path": .null,
        ]
    }

    /// The details without appended blocks.
    var detail: AnswerJSON {
        let countries = film.film.countries.compactMap { name in CountryCodes.code(of: name).map { (name, $0) } }
        let languages = film.film.languages.compactMap { name in
            CountryCodes.code(ofLanguage: name).map { (name, $0) }
        }
        return [
            "adult": false,
            "backdrop_path": backdrop,
            "belongs_to_collection": collection,
            "budget": .int(film.budget),
            "genres": .array(genres.map { $0.json(in: language) }),
            "homepage": film.chance.isOne(of: 3, purpose: "homepage") ? "http://films.example.org/\(film.tmdbID)" : "",
            "id": .int(film.tmdbID),
            "imdb_id": film.released == nil ? .null : .string(film.imdb.description),
            "origin_country": .texts(countries.prefix(1).map(\.1)),
            "original_language": .string(originalLanguage),
            "original_title": .string(film.originalTitle),
            "overview": .string(overview),
            "popularity": .double(film.popularity),
            "poster_path": poster,
            "production_companies": .array(TMDbCompany.companies(of: film).map(\.json)),
            "production_countries": .array(
                countries.map { ["iso_3166_1": .string($0.1), "name": .string($0.0)] }),
            "release_date": .string(releaseDate),
            "revenue": .int(film.revenue),
            "runtime": film.film.runtime.map { .int($0) } ?? .int(0),
            "spoken_languages": .array(
                languages.map {
                    [
                        "english_name": .string($0.0), "iso_639_1": .string($0.1),
                        "name": .string($0.1 == "la" ? "" : $0.0),
                    ]
                }),
            "status": status,
            "tagline": language == "en" ? .string(Plot(of: film).tagline) : "",
            "title": .string(title),
            "video": false,
            "vote_average": .shortest(film.rating ?? 0),
            "vote_count": .int(film.votes),
        ]
    }
}
