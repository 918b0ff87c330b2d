import Foundation

@testable import FilmzCinemaProgrammes

/// Reads samples as if they had been fetched from a cinema.
enum Sample {
    static let address = url("https://kino.example/programm/")

    private static func url(_ text: String) -> URL {
        guard let url = URL(string: text) else { preconditionFailure("\(text) is no address") }
        return url
    }

    static func zone(_ name: String) -> TimeZone {
        guard let zone = TimeZone(identifier: name) else { preconditionFailure("\(name) is no zone") }
        return zone
    }

    /// - Parameter date: such as `2026-09-01T12:00:00Z`
    static func date(_ text: String) -> Date {
        guard let date = ISO8601DateFormatter().date(from: text) else { preconditionFailure("\(text) is no date") }
        return date
    }

    static func read(
        _ text: String, contentType: String? = "text/html; charset=utf-8", zone: String? = "Europe/Berlin",
        now: String = "2026-09-01T12:00:00Z", utcMarks: CinemaProgramme.UTCMarks? = nil
    ) -> CinemaProgramme {
        CinemaProgramme.read(
            Data(text.utf8), contentType: contentType, address: address, zone: zone.map(Self.zone),
            utcMarks: utcMarks, now: date(now))
    }

    /// What a page shows to persons.
    static func listing(
        _ body: String, zone: String? = "Europe/Berlin", now: String = "2026-09-01T12:00:00Z"
    ) -> CinemaProgramme {
        CinemaProgramme.read(
            listing: Data(body.utf8), contentType: "text/html; charset=utf-8", address: address,
            zone: zone.map(Self.zone),
            now: date(now))
    }

    /// A page with blocks of JSON-LD.
    static func page(_ blocks: String...) -> String {
        let scripts = blocks.map { "<script type=\"application/ld+json\">\($0)</script>" }.joined(separator: "\n")
        return "<!DOCTYPE html><html><head><title>Kino</title>\(scripts)</head><body><p>Programm</p></body></html>"
    }

    /// A page with events that differ in their time.
    static func page(times: [String]) -> String {
        page(
            "["
                + times.map { #"{"@type":"ScreeningEvent","name":"Film A","startDate":"\#($0)"}"# }.joined(
                    separator: ",") + "]")
    }

    /// A calendar with what is between its first and last lines.
    static func calendar(_ lines: String...) -> String {
        (["BEGIN:VCALENDAR", "VERSION:2.0"] + lines + ["END:VCALENDAR", ""]).joined(separator: "\r\n")
    }

    static func event(_ lines: String...) -> String {
        (["BEGIN:VEVENT"] + lines + ["END:VEVENT"]).joined(separator: "\r\n")
    }

    /// The times of a calendar of one event.
    static func times(
        _ lines: String..., zone: String? = "Europe/Berlin", now: String = "2026-09-01T12:00:00Z"
    ) -> [String] {
        let event = (["BEGIN:VEVENT", "SUMMARY:Film A"] + lines + ["END:VEVENT"]).joined(separator: "\n")
        return read(calendar(event), zone: zone, now: now).screenings.map(\.time.description)
    }
}
