import FilmzDomain
import Foundation
import HTTPTypes

/// The site of an invented cinema in Vienna: a page with its programme of the coming days as schema.org data, a
/// calendar with the same, and a page with the programme only as visible text.
struct CinemaSite {
    /// A show on every evening, or on one.
    private struct Show {
        var title: String
        var film: String?
        var year: Int?
        var minutes: Int?
        /// The beginning on the cinema's clock.
        var hour, minute: Int
        /// The number of days from today; nil for every evening.
        var day: Int?
        var availability = "InStock"
        var status = "EventScheduled"
    }

    private static let shows = [
        Show(title: "Casablanca (OmU)", film: "Casablanca", year: 1942, minutes: 102, hour: 18, minute: 15),
        Show(title: "Preview: Alien – Director's Cut", film: "Alien", year: 1979, minutes: 117, hour: 20, minute: 30),
        Show(
            title: "Relaxed: Spirited Away", film: "Spirited Away", year: 2001, minutes: 125, hour: 16, minute: 0,
            availability: "LimitedAvailability"),
        Show(
            title: "Metropolis + Live-Musik", film: "Metropolis", year: 1927, minutes: 153, hour: 19, minute: 30,
            day: 2,
            availability: "SoldOut"),
        Show(title: "Jaws (3D)", film: "Jaws", year: 1975, minutes: 124, hour: 0, minute: 30, day: 3),
        Show(title: "Rocky", film: "Rocky", year: 1976, hour: 21, minute: 0, day: 1, status: "EventCancelled"),
        Show(title: "Sneak Preview OV", hour: 22, minute: 45, day: 1),
    ]
    private static let days = 7

    private static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "Europe/Vienna") ?? .gmt
        return calendar
    }

    /// The response to a request; nil if there is nothing at the path.
    func reply(to request: SimulatedRequest) -> SimulatedReply? {
        switch request.path {
        case []: Self.page(at: request.now, origin: request.origin)
        case ["programme.ics"]: Self.feed(at: request.now)
        case ["text"]: Self.text(at: request.now)
        default: nil
        }
    }

    /// Every showing with its day and time on the cinema's clock, such as `2026-11-25T18:15:00`.
    private static func showings(_ now: Date) -> [(show: Show, starts: String)] {
        let today = calendar.startOfDay(for: now)
        return (0..<days).flatMap { day in
            shows.filter { $0.day == nil || $0.day == day }.map { show in
                let date = calendar.date(byAdding: .day, value: day, to: today) ?? today
                let parts = calendar.dateComponents([.year, .month, .day], from: date)
                func padded(_ number: Int?) -> String { (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
                let starts =
                    "\(parts.year ?? 0)-\(padded(parts.month))-\(padded(parts.day))T\(padded(show.hour)):\(padded(show.minute)):00"
                return (show, starts)
            }
        }
    }

    // MARK: - The page

    private static func page(at now: Date, origin: String) -> SimulatedReply {
        let theatre: AnswerJSON = [
            "@type": "MovieTheater", "@id": .string(origin + "/cinema#theatre"), "name": "Kino Laterna",
            "address": ["@type": "PostalAddress", "streetAddress": "Lichtspielgasse 1", "addressLocality": "Wien"],
            "geo": ["latitude": "48.21", "longitude": "16.37"],
        ]
        let events = showings(now).enumerated().map { number, showing -> AnswerJSON in
            event(showing.show, starts: showing.starts, ticket: "\(origin)/cinema/tickets/\(number)")
        }
        let graph: AnswerJSON = ["@context": "https://schema.org", "@graph": .array([theatre] + events)]
        let rows = showings(now).map { "<li>\($0.starts) \($0.show.title)</li>" }.joined()
        let text = """
            <!DOCTYPE html>
            <html lang="de"><head><title>Kino Laterna</title>
            <script type="application/ld+json">\(graph.written())</script>
            </head><body><h1>Kino Laterna</h1><ul>\(rows)</ul></body></html>

            """
        return SimulatedReply(200, headers: [.contentType: "text/html; charset=UTF-8"], body: .text(text))
    }

    /// The programme as visible text: days, and below them titles with their times.
    private static func text(at now: Date) -> SimulatedReply {
        var rows = ""
        var day: Substring?
        for showing in showings(now) {
            let next = showing.starts.prefix(10)
            if next != day { rows += "<h2>\(next)</h2>\n" }
            day = next
            let name = showing.show.title.filter { $0.isASCII && $0.isLetter }
            rows +=
                "<p><a href=\"/cinema/\(name)\">\(showing.show.title)</a> \(showing.starts.dropFirst(11).prefix(5))</p>\n"
        }
        let text = "<!DOCTYPE html>\n<html lang=\"de\"><body><h1>Kino Laterna</h1>\n\(rows)</body></html>\n"
        return SimulatedReply(200, headers: [.contentType: "text/html; charset=UTF-8"], body: .text(text))
    }

    private static func event(_ show: Show, starts: String, ticket: String) -> AnswerJSON {
        var film = [AnswerJSON.Member("@type", value: "Movie")]
        if let name = show.film { film.append(AnswerJSON.Member("name", value: .string(name))) }
        if let minutes = show.minutes { film.append(AnswerJSON.Member("duration", value: .string("PT\(minutes)M"))) }
        if let year = show.year { film.append(AnswerJSON.Member("datePublished", value: .string("\(year)"))) }
        return [
            "@type": "ScreeningEvent", "name": .string(show.title), "startDate": .string(starts),
            "workPresented": .object(film), "location": ["@type": "Place", "name": "Saal 1"],
            "eventStatus": .string("https://schema.org/\(show.status)"), "url": .string(ticket),
            "offers": [
                "@type": "Offer", "price": "9.50", "priceCurrency": "EUR", "url": .string(ticket),
                "availability": .string("https://schema.org/\(show.availability)"),
            ],
        ]
    }

    // MARK: - The calendar

    private static func feed(at now: Date) -> SimulatedReply {
        var lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Kino Laterna//Programm//DE", "X-WR-CALNAME:Kino Laterna",
        ]
        for (number, showing) in showings(now).enumerated() {
            lines += [
                "BEGIN:VEVENT", "UID:\(number)@laterna.example",
                "DTSTART;TZID=Europe/Vienna:" + showing.starts.filter { $0 != "-" && $0 != ":" },
                "SUMMARY:\(showing.show.title)", "LOCATION:Kino Laterna\\, Lichtspielgasse 1\\, Wien",
                showing.show.status == "EventCancelled" ? "STATUS:CANCELLED" : "STATUS:CONFIRMED", "END:VEVENT",
            ]
        }
        lines.append("END:VCALENDAR")
        return SimulatedReply(
            200, headers: [.contentType: "text/calendar; charset=utf-8"],
            body: .text(lines.map { $0 + "\r\n" }.joined()))
    }
}
