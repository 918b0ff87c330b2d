import FilmzDomain
import Foundation

/// An episode, with an invented title.
struct TVmazeEpisode: Hashable, Sendable {
    let id: Int
    let title: String
    let season: Int
    /// The number within the season; nil for a special.
    let number: Int?
    let type: String
    /// The air date; nil if the episode is only announced.
    let day: CalendarDay?
    /// The air time in minutes after midnight; nil for a streamed episode.
    let minutes: Int?
    let timeZone: String
    let runtime: Int?

    /// The beginning; noon in UTC if no time is known. An early morning time is after the midnight that ends the day.
    var instant: Date? {
        guard let day else { return nil }
        guard let minutes else { return Date(timeIntervalSince1970: Double(day.number * 86_400 + 43_200)) }
        let night = if minutes < 5 * 60 { 1 } else { 0 }
        let local = Date(timeIntervalSince1970: Double((day.number + night) * 86_400 + minutes * 60))
        let offset = TimeZone(identifier: timeZone)?.secondsFromGMT(for: local) ?? 0
        return local.addingTimeInterval(Double(-offset))
    }

    /// The air time as text: `21:00`; empty if it is unknown.
    var airTime: String { if day == nil { "" } else { Self.clock(minutes) } }

    static func clock(_ minutes: Int?) -> String {
        minutes.map { String(DateText.clock($0 * 60).prefix(5)) } ?? ""
    }

    func json(of show: TVmazeShow, at place: TVmazePlace) -> AnswerJSON {
        let chance = Chance("tvmaze episode \(id)")
        let isKnown = day != nil
        return [
            "id": .int(id), "url": .string(place.page("episodes/\(id)", title: title)), "name": .string(title),
            "season": .int(season), "number": .whole(number), "type": .string(type),
            "airdate": .string(day?.description ?? ""), "airtime": .string(airTime),
            "airstamp": .text(instant.map { DateText.iso($0).dropLast() + "+00:00" }),
            "runtime": .whole(runtime),
            "rating": [
                "average": isKnown && !chance.isOne(of: 4, purpose: "no rating")
                    ? .shortest(Double(chance.number("rating", in: 55...95)) / 10) : nil
            ],
            "image": isKnown && chance.isOne(of: 3, purpose: "image") ? place.image("landscape", name: "e\(id)") : nil,
            "summary": isKnown && chance.isOne(of: 2, purpose: "summary") ? .string("<p>\(summary(chance))</p>") : nil,
            "_links": [
                "self": ["href": .string(place.href("episodes/\(id)"))],
                "show": ["href": .string(place.href("shows/\(show.id)")), "name": .string(show.title)],
            ],
        ]
    }

    private func summary(_ chance: Chance) -> String {
        let person = InventedNames.person(chance.number("person", in: 0...900))
        return "\(person) finds <i>\(InventedNames.title(id + 3))</i> &amp; keeps it."
    }
}
