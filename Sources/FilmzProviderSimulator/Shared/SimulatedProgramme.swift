import FilmzDomain

/// Invented films that are in theatres now, are upcoming, or have just been released for sale, so that there is a
/// programme whenever the simulator is started. Their IDs and titles never change; their dates move with the day.
enum SimulatedProgramme {
    static let nowPlayingCount = 36
    static let comingSoonCount = 27
    private static let undatedCount = 5
    private static let atHomeCount = 14

    static func films(on today: CalendarDay) -> [LibraryFilm] {
        let running = (0..<nowPlayingCount).map { turn in
            let inUS = today - (2 + turn * 40 / nowPlayingCount)
            // Most opened elsewhere long before the US.
            let first = if turn % 3 == 0 { inUS } else { inUS - (50 + turn * 3) }
            return film(turn, released: first, inUS: inUS, screening: .nowPlaying)
        }
        let coming = (0..<comingSoonCount).map { turn in
            let inUS = today + (7 + turn * 18 / comingSoonCount)
            let first = if turn % 3 == 0 { inUS } else { inUS - (60 + turn * 4) }
            return film(nowPlayingCount + turn, released: first, inUS: inUS, screening: .comingSoon)
        }
        let undated = (0..<undatedCount).map { turn in
            film(nowPlayingCount + comingSoonCount + turn, released: nil, inUS: nil, screening: nil)
        }
        let atHome = (0..<atHomeCount).map { turn in
            let released = today - (100 + turn * 9)
            return film(
                nowPlayingCount + comingSoonCount + undatedCount + turn, released: released, inUS: released,
                screening: nil)
        }
        return running + coming + undated + atHome
    }

    /// The first IMDb number of an invented film. IMDb has no such numbers.
    private static let firstNumber = 99_000_001

    private static func film(
        _ number: Int, released: CalendarDay?, inUS: CalendarDay?, screening: LibraryFilm.Screening?
    ) -> LibraryFilm {
        guard let imdb = IMDbID(number: firstNumber + number) else { preconditionFailure("an IMDb ID has ten digits") }
        let chance = Chance(imdb.description)
        let genres = ["Drama", "Comedy", "Thriller", "Adventure", "Family", "Romance", "Sci-Fi", "Horror", "Animation"]
        let film = Film(
            id: Film.ID(.imdb(imdb)),
            title: InventedNames.title(number),
            year: released?.year,
            releaseDate: released,
            runtime: released == nil ? nil : chance.number("runtime", in: 82...164),
            genres: released == nil ? [] : chance.pick(1 + number % 3, purpose: "genres", from: genres),
            directors: [InventedNames.person(chance.number("director", in: 0...500))],
            cast: (0..<4).map { InventedNames.person(chance.number("cast \($0)", in: 0...500)) },
            countries: [number % 5 == 4 ? "France" : "United States"],
            languages: [number % 5 == 4 ? "French" : "English"],
            certificate: number % 7 == 6 ? nil : chance.pick("certificate", from: ["G", "PG", "PG-13", "R"]),
            externalIDs: ExternalIDs(imdb: imdb))
        return LibraryFilm(film, imdb: imdb, released: released, releasedInUS: inUS, screening: screening)
    }
}
