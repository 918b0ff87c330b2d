import FilmzDomain
import Foundation

/// An invented showing.
struct AMCShowtime: Sendable {
    let movie: AMCMovie
    let theatre: AMCTheatre
    /// The day in the theatre's time zone.
    let day: CalendarDay
    /// The position on that day in that theatre, from 0.
    let place: Int
    /// The beginning in minutes after midnight on the theatre's clock.
    let minutes: Int

    /// The number of days with showings, from today on.
    static let dayCount = 14

    static func days(from today: CalendarDay) -> [CalendarDay] {
        (0..<dayCount).map { today + $0 }
    }

    /// The ID, which encodes theatre, day and place.
    var id: Int {
        (100 + (AMCTheatre.all.firstIndex(of: theatre) ?? 0)) * 1_000_000 + day.number % 10_000 * 100 + place
    }

    /// All showings of a day, earliest first; none outside the days with showings.
    static func all(
        in theatre: AMCTheatre, on day: CalendarDay, at now: Date, of movies: [AMCMovie]
    ) -> [AMCShowtime] {
        guard !theatre.isClosed, !theatre.isStub, days(from: theatre.today(at: now)).contains(day) else { return [] }
        let chance = Chance("\(theatre.id) on \(day)")
        let shown = chance.pick(
            8, purpose: "films",
            from: movies.filter { movie in
                movie.hasShowtimes && (movie.isNowPlaying || movie.opened.map { $0 <= day + 1 } ?? false)
            })
        let times = shown.enumerated().flatMap { number, movie in
            [0, 1, 2].map { turn in
                (movie, 600 + turn * 255 + chance.number("\(number) \(turn)", in: 0...20) * 5)
            }
        }
        return times.sorted { ($0.1, $0.0.id) < ($1.1, $1.0.id) }.enumerated().map { place, time in
            AMCShowtime(movie: time.0, theatre: theatre, day: day, place: place, minutes: time.1)
        }
    }

    static func showtime(_ id: Int, at now: Date, of movies: [AMCMovie]) -> AMCShowtime? {
        let index = id / 1_000_000 - 100
        guard AMCTheatre.all.indices.contains(index) else { return nil }
        let theatre = AMCTheatre.all[index]
        let day = days(from: theatre.today(at: now)).first { $0.number % 10_000 == id / 100 % 10_000 }
        return day.flatMap { all(in: theatre, on: $0, at: now, of: movies).first { $0.id == id } }
    }

    var start: Date {
        Date(timeIntervalSince1970: Double(day.number * 86_400 + minutes * 60 - theatre.offset(on: day) * 3_600))
    }

    /// The end of ticket sales, half an hour after the beginning.
    var sellUntil: Date { start.addingTimeInterval(1_800) }

    var isSoldOut: Bool { place == 0 }
    var isAlmostSoldOut: Bool { place == 1 }
    var isCanceled: Bool { place == 2 }
    var isIMAX: Bool { place == 3 || place == 11 }
    var hasPrices: Bool { place != 4 }

    /// The attributes, with codes as in the filters of lists.
    var attributes: [(code: String, name: String)] {
        var attributes = [("RESERVEDSEATING", "Reserved Seating")]
        if isIMAX { attributes.append(("IMAX", "IMAX at AMC")) }
        if place % 3 == 0 { attributes.append(("CLOSEDCAPTION", "Closed Caption")) }
        if place % 4 == 1 { attributes.append(("RECLINERSEATING", "AMC Signature Recliners")) }
        if place % 5 == 2 { attributes.append(("DOLBYCINEMAATAMCPRIME", "Dolby Cinema")) }
        return attributes
    }
}
