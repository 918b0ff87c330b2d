import FilmzDomain

/// Invented shows, each unusual in a way that real ones are. Their dates move with the day.
enum TVmazeOddities {
    static func shows(from first: Int, on today: CalendarDay) -> [TVmazeShow] {
        let weekly = TVmazeSeason(number: 1, first: today - 17, count: 8)
        let us = TVmazeChannel.network("US", chance: Chance("tvmaze"))
        return [
            // Daily, in seasons that are years, and unknown to other services.
            show(
                first, number: 1, title: "Harbour Morning", type: "News", network: us, webChannel: .local("US"),
                minutes: 390, seasons: years(today), isKnown: false),
            // Shown after midnight of the day it is announced for.
            show(
                first, number: 2, title: "The Night Desk", type: "Talk Show", network: us, webChannel: nil, minutes: 62,
                seasons: [weekly], hasSpecial: true),
            // Streamed worldwide, with noon instead of a time, and an announced season.
            show(
                first, number: 3, title: "Paper Tigers & Co.", type: "Animation", network: nil, webChannel: .global,
                minutes: nil,
                seasons: [
                    TVmazeSeason(number: 1, first: today - 400, count: 6, step: 0),
                    TVmazeSeason(number: 2, first: today + 9, count: 6, step: 0),
                    TVmazeSeason(number: 3, first: nil, count: 3),
                ], hasSpecial: true),
            // Broadcast, and streamed worldwide.
            show(
                first, number: 4, title: "Both Shores", type: "Scripted", network: us, webChannel: .global,
                minutes: 1_260, seasons: [weekly]),
            // On a network that belongs to no country.
            show(
                first, number: 5, title: "Borderless", type: "Documentary",
                network: TVmazeChannel(id: 2, name: "Stateless", country: nil), webChannel: nil,
                minutes: 1_200,
                seasons: [weekly]),
            announced(first),
        ]
    }

    /// A show that is only announced: it has a title and an ID.
    private static func announced(_ first: Int) -> TVmazeShow {
        var show = show(
            first, number: 6, title: "Seven Bridges", type: "Scripted", network: nil, webChannel: nil, minutes: nil,
            seasons: [], isKnown: false)
        show.status = "In Development"
        show.isDescribed = false
        return show
    }

    /// The seasons of a daily show: this year and the previous one, until some days from now.
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
        _ first: Int, number: Int, title: String, type: String, network: TVmazeChannel?,
        webChannel: TVmazeChannel?, minutes: Int?, seasons: [TVmazeSeason], isKnown: Bool = true,
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
