import FilmzDomain

/// Films that resemble real ones in the length of what is known of them; the same ones for the same count.
struct FilmSeries {
    let films: [Film]

    init(count: Int) {
        films = (1...count).map(Self.film)
    }

    private static func film(_ number: Int) -> Film {
        let externalIDs = ExternalIDs(imdb: IMDbID(number: 5_000_000 + number), tmdb: 700_000 + number)
        let year = 1930 + number * 7 % 95
        return Film(
            id: externalIDs.all.first.map(Film.ID.init) ?? .random(),
            title: "\(words[number % words.count]) \(words[number / 7 % words.count]) & \(number)",
            originalTitle: number.isMultiple(of: 5) ? "Título original \(number)" : nil,
            year: year,
            releaseDate: CalendarDay(year: year, month: number % 12 + 1, day: number % 28 + 1),
            runtime: 75 + number * 13 % 100,
            // Three of five are dramas: fifty of the first hundred fill a page.
            genres: number % 5 < 3 ? ["Drama", genres[number % genres.count]] : [genres[number % genres.count]],
            directors: ["Director \(number % 300)"],
            cast: (0..<4).map { "Actor \((number + $0 * 37) % 900)" },
            countries: [["France", "Japan", "Peru"][number % 3]],
            languages: [["French", "Japanese", "Quechua"][number % 3]],
            certificate: ["PG", "R", "PG-13"][number % 3],
            plot: "Somebody wants something badly, and for \(number) reasons does not get it before the last reel.",
            imdbRating: Double(20 + number * 17 % 78) / 10,
            externalIDs: externalIDs,
            prominence: number)
    }

    private static let genres = ["Comedy", "War", "Romance", "Horror", "Sci-Fi", "Western", "Crime"]
    private static let words = [
        "Night", "River", "The Long", "Winter", "A Quiet", "Harbour", "Golden", "Letters", "Return", "Paper", "Moon",
    ]
}
