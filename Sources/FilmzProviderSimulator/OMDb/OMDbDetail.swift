import FilmzDomain

/// OMDb's details of an entry: only texts, with `N/A` for unknown values.
struct OMDbDetail: Sendable {
    let entry: OMDbEntry
    let hasFullPlot: Bool
    let origin: String

    var json: AnswerJSON {
        switch entry.content {
        case .film(let film): .object(members(of: film))
        case .series(let series): .object(members(of: series))
        case .episode(let episode, let series): .object(members(of: episode, in: series))
        case .game(let year, _, _): .object(members(ofGameFrom: year))
        }
    }

    static func rating(_ chance: Chance) -> String {
        let tenths = chance.number("rating", in: 51...93)
        return "\(tenths / 10).\(tenths % 10)"
    }

    private static func known(_ text: String?) -> AnswerJSON {
        .string(text.flatMap { $0.nonEmpty } ?? "N/A")
    }

    private static func joined(_ texts: [String]) -> AnswerJSON {
        known(texts.joined(separator: ", "))
    }

    /// The number with commas: `600,845`; without one below 10,000.
    private static func grouped(_ number: Int) -> String {
        if number < 10_000 { return "\(number)" }
        var groups: [String] = []
        var rest = number
        while rest >= 1_000 {
            groups.append(String("\(1_000 + rest % 1_000)".dropFirst()))
            rest /= 1_000
        }
        return ([String(rest)] + groups.reversed()).joined(separator: ",")
    }

    private func members(of film: LibraryFilm) -> [AnswerJSON.Member] {
        let plot = Plot(of: film)
        let rating = film.rating.map { "\($0)" }
        var ratings: [AnswerJSON] = []
        func add(_ source: String, _ value: String?) {
            if let value { ratings.append(["Source": .string(source), "Value": .string(value)]) }
        }
        add("Internet Movie Database", rating.map { "\($0)/10" })
        add("Rotten Tomatoes", film.tomatoes.map { "\($0)%" })
        add("Metacritic", film.metascore.map { "\($0)/100" })
        let facts: AnswerJSON = [
            "Title": .string(film.title),
            "Year": .string(entry.year),
            "Rated": Self.known(film.film.certificate),
            "Released": Self.known(film.film.releaseDate.map(DateText.short)),
            "Runtime": Self.known(film.film.runtime.map { "\($0) min" }),
            "Genre": Self.joined(film.film.genres),
            "Director": Self.joined(film.film.directors),
            "Writer": Self.joined(film.writers),
            "Actors": Self.joined(film.film.cast),
            "Plot": .string(hasFullPlot ? plot.full : plot.short),
            "Language": Self.joined(film.film.languages),
            "Country": Self.joined(film.film.countries),
            "Awards": .string(rating == nil ? "N/A" : OMDbAwards.film(film.chance)),
            "Poster": .string(entry.poster(from: origin)),
            "Ratings": .array(ratings),
            "Metascore": Self.known(film.metascore.map { "\($0)" }),
            "imdbRating": Self.known(rating),
            "imdbVotes": Self.known(rating.map { _ in Self.grouped(film.votes) }),
            "imdbID": .string(entry.imdbID),
            "Type": "movie",
            "DVD": Self.known((film.year ?? 0) > 1997 ? film.film.releaseDate.map { DateText.short($0 + 158) } : nil),
            "BoxOffice": Self.known(film.revenue > 0 ? "$" + Self.grouped(film.revenue) : nil),
            "Production": "N/A",
            "Website": "N/A",
            "Response": "True",
        ]
        return facts.members
    }

    private func common(
        _ title: String, imdb: String, released: CalendarDay?, runtime: Int?, hasRatings: Bool
    ) -> [AnswerJSON.Member] {
        let chance = Chance(imdb)
        let rating = Self.rating(chance)
        let isGame = entry.type == "game"
        let creator = InventedNames.person(chance.number("creator", in: 0...500))
        let facts: AnswerJSON = [
            "Title": .string(title),
            "Year": .string(entry.year),
            "Rated": isGame ? "N/A" : "TV-MA",
            "Released": Self.known(released.map(DateText.short)),
            "Runtime": Self.known(runtime.map { "\($0) min" }),
            "Genre": isGame ? "Action, Sci-Fi" : "Drama, Mystery",
            "Director": "N/A",
            "Writer": isGame ? "N/A" : .string("\(creator) (created by), \(creator)"),
            "Actors": .string(
                (0..<3).map { InventedNames.person(chance.number("\($0)", in: 0...500)) }.joined(separator: ", ")),
            "Plot": isGame
                ? "A pilot of three lives flies along a trench that has no end."
                : "A small town by the water keeps a large secret, and keeps it badly.",
            "Language": "English",
            "Country": "United States",
            "Awards": .string(isGame ? "N/A" : OMDbAwards.series(imdb)),
            "Poster": .string(entry.poster(from: origin)),
            "Ratings": hasRatings ? [["Source": "Internet Movie Database", "Value": .string("\(rating)/10")]] : [],
            "Metascore": "N/A",
            "imdbRating": .string(rating),
            "imdbVotes": .string("\(chance.number("votes", in: 900...9_900))"),
            "imdbID": .string(imdb),
            "Type": .string(entry.type),
        ]
        return facts.members
    }

    private func members(of series: OMDbSeries) -> [AnswerJSON.Member] {
        common(
            series.title, imdb: series.imdbID, released: series.seasons.first?.first?.released, runtime: 54,
            hasRatings: true)
            + [.init("totalSeasons", value: "\(series.seasons.count)"), .init("Response", value: "True")]
    }

    private func members(of episode: OMDbSeries.Episode, in series: OMDbSeries) -> [AnswerJSON.Member] {
        common(episode.title, imdb: episode.imdbID, released: episode.released, runtime: 51, hasRatings: false).flatMap
        {
            member -> [AnswerJSON.Member] in
            guard member.key == "Runtime" else { return [member] }
            return [.init("Season", value: "\(episode.season)"), .init("Episode", value: "\(episode.number)"), member]
        } + [.init("seriesID", value: .string(series.imdbID)), .init("Response", value: "True")]
    }

    private func members(ofGameFrom year: Int) -> [AnswerJSON.Member] {
        common(
            entry.title, imdb: entry.imdbID, released: CalendarDay(year: year, month: 5, day: 5), runtime: nil,
            hasRatings: true)
            + ["DVD", "BoxOffice", "Production", "Website"].map { .init($0, value: "N/A") } + [
                .init("Response", value: "True")
            ]
    }
}
