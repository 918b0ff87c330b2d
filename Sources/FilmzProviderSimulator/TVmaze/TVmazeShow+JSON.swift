import FilmzDomain
import Foundation

extension TVmazeShow {
    func json(at place: TVmazePlace, now: Date) -> AnswerJSON {
        let chance = film.chance
        let around = episodes(around: now)
        func link(_ episode: TVmazeEpisode) -> AnswerJSON {
            ["href": .string(place.href("episodes/\(episode.id)")), "name": .string(episode.title)]
        }
        var links: [AnswerJSON.Member] = [.init("self", value: ["href": .string(place.href("shows/\(id)"))])]
        if let previous = around.previous { links.append(.init("previousepisode", value: link(previous))) }
        if let next = around.next { links.append(.init("nextepisode", value: link(next))) }
        let lasts: CalendarDay? = if status == "Ended" { episodes.compactMap(\.day).max() } else { nil }
        return [
            "id": .int(id), "url": .string(place.page("shows/\(id)", title: title)), "name": .string(title),
            "type": .string(type), "language": .text(film.film.languages.first), "genres": .texts(genres),
            "status": .string(status), "runtime": .whole(runtime),
            "averageRuntime": .whole(runtime.map { max(1, $0 - 4) }),
            "premiered": .text(firstDay?.description), "ended": .text(lasts?.description),
            "officialSite": isDescribed && chance.isOne(of: 2, purpose: "site") ? "http://show.example/\(id)" : nil,
            "schedule": ["time": .string(isDescribed ? TVmazeEpisode.clock(minutes) : ""), "days": .texts(days)],
            "rating": ["average": isDescribed ? film.rating.map { .shortest($0) } ?? .null : .null],
            "weight": .int(isDescribed ? chance.number("weight", in: 1...100) : 0),
            "network": network?.json ?? .null, "webChannel": webChannel?.json ?? .null, "dvdCountry": nil,
            "externals": [
                "tvrage": chance.isOne(of: 3, purpose: "tvrage") ? .int(tvRage) : nil,
                "thetvdb": .whole(theTVDB), "imdb": .text(imdb),
            ],
            "image": isDescribed ? place.image("portrait", name: "s\(id)") : nil,
            "summary": isDescribed ? .string(summary) : nil, "updated": .int(updated(now)), "_links": .object(links),
        ]
    }

    /// The ID at TVRage, for shows that have one.
    var tvRage: Int { 20_000 + id }
    var hasTVRage: Bool { film.chance.isOne(of: 3, purpose: "tvrage") }

    /// The time of the last change in seconds since 1970: within the last two months.
    func updated(_ now: Date) -> Int {
        (CalendarDay(at: now) - film.chance.number("updated", in: 0...59)).number * 86_400
            + film.chance.number("second", in: 0...3_599)
    }

    private var genres: [String] {
        let names = ["Sci-Fi": "Science-Fiction", "Sport": "Sports"]
        let types: Set = ["Animation", "Documentary", "Reality-TV", "Talk-Show", "Game-Show", "News", "Biography"]
        return film.film.genres.filter { !types.contains($0) }.map { names[$0] ?? $0 }
    }

    private var days: [String] {
        guard isDescribed, let season = seasons.last(where: { $0.first != nil }), let first = season.first else {
            return []
        }
        let names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
        return if season.step == 1 { names } else { [names[first.weekday]] }
    }

    private var summary: String {
        let plot = Plot(of: film)
        let name = title.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        return "<p><b>\(name)</b>: \(plot.short)</p><p>\(plot.full.dropFirst(plot.short.count + 1))</p>"
    }

    func seasonsJSON(at place: TVmazePlace) -> [AnswerJSON] {
        seasons.enumerated().map { index, season in
            let id = seasonID(index)
            return [
                "id": .int(id), "url": .string(place.page("seasons/\(id)", title: title)),
                "number": .int(season.number),
                "name": index == 1 && film.chance.isOne(of: 5, purpose: "name") ? .string(InventedNames.title(id)) : "",
                "episodeOrder": season.first == nil ? nil : .int(season.count),
                "premiereDate": .text(season.first?.description),
                "endDate": .text(season.day(season.count - 1)?.description), "network": network?.json ?? .null,
                "webChannel": webChannel?.json ?? .null,
                "image": film.chance.isOne(of: 2, purpose: "season \(index)")
                    ? place.image("portrait", name: "t\(id)") : nil,
                "summary": index == 0 ? "<p>The first.</p>" : "",
                "_links": ["self": ["href": .string(place.href("seasons/\(id)"))]],
            ]
        }
    }
}
