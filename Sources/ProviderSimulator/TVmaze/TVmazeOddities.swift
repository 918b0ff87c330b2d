import FilmzDomain

/// Invented shows, each odd in a way that real ones are. Their dates move with the day.
enum TVmazeOddities {
    static func shows(from first: Int, on today: CalendarDay) -> [TVmazeShow] {
        let weekly = TVmazeSeason(number: 1, first: today - 17, count: 8)
        let us = TVmazeChannel.network("US", Chance("tvmaze"))
        return [
            // Daily, in seasons that are years, and unknown elsewhere.
            show(first, 1, "Harbour Morning", "News", us, .local("US"), 390, years(today), isKnown: false),
            // On after midnight of the day it is announced for.
            show(first, 2, "The Night Desk", "Talk Show", us, nil, 62, [weekly], hasSpecial: true),
            // Streamed around the world, with noon in the place of a time, and an announced season.
            show(
                first, 3, "Paper Tigers & Co.", "Animation", nil, .global, nil,
                [
                    TVmazeSeason(number: 1, first: today - 400, count: 6, step: 0),
                    TVmazeSeason(number: 2, first: today + 9, count: 6, step: 0),
                    TVmazeSeason(number: 3, first: nil, count: 3),
                ], hasSpecial: true),
            // Broadcast, and streamed around the world.
            show(first, 4, "Both Shores", "Scripted", us, .global, 1_260, [weekly]),
            // Of a network that belongs to no country.
            show(
                first, 5, "Borderless", "Documentary", TVmazeChannel(id: 2, name: "Stateless", country: nil), nil,
                1_200,
                [weekly]),
            announced(first),
        ]
    }

    /// Only announced: there is a title and a number.
    private static func announced(_ first: Int) -> TVmazeShow {
        var show = show(first, 6, "Seven Bridges", "Scripted", nil, nil, nil, [], isKnown: false)
        show.status = "In Development"
        show.isDescribed = false
        return show
    }

    /// This year and the one before, until some days from now.
    private static func years(_ today: CalendarDay) -> [TVmazeSeason] {
        [today.year - 1, today.year].compactMap { year in
            guard let first = CalendarDay(year: year, month: 1, day: 2),
                let last = CalendarDay(year: year, month: 12, day: 30)
            else { return nil }
            let count = min(last.number, (today + 3).number) - first.number + 1
            return count > 0 ? TVmazeSeason(number: year, first: first, count: count, step: 1) : nil
        }
    }

    private static func show(
        _ first: Int, _ number: Int, _ title: String, _ type: String, _ network: TVmazeChannel?,
        _ webChannel: TVmazeChannel?, _ minutes: Int?, _ seasons: [TVmazeSeason], isKnown: Bool = true,
        hasSpecial: Bool = false
    ) -> TVmazeShow {
        guard let imdb = IMDbID(number: 99_200_000 + number) else { preconditionFailure("an IMDb ID has ten digits") }
        let film = Film(
            id: Film.ID(.imdb(imdb)), title: title, year: seasons.first?.first?.year,
            releaseDate: seasons.first?.first, runtime: 30, genres: seasons.isEmpty ? [] : ["Drama"],
            directors: [InventedNames.person(number)], cast: (1...3).map { InventedNames.person(number * 40 + $0) },
            countries: ["United States"], languages: ["English"], externalIDs: ExternalIDs(imdb: imdb), kind: .series)
        return TVmazeShow(
            id: first + number, film: LibraryFilm(film, imdb: imdb, released: film.releaseDate), status: "Running",
            type: type, network: network, webChannel: webChannel, minutes: minutes, seasons: seasons,
            imdb: isKnown ? imdb.description : nil, theTVDB: isKnown ? 990_000 + number : nil, hasSpecial: hasSpecial)
    }
}
