import APICore
import FilmzDomain
import Foundation

/// The limits to the parts of a provider's response that are used; the rest is left out.
enum ProviderBounds {
    static let title = FilmDraft.titleLimit
    static let name = 200
    static let plot = 4_000
    static let tagline = 300
    static let certificate = 20
    static let cast = 30
    /// The maximum number of people with one job in the crew.
    static let crew = 10
    /// The maximum number of genres, countries and languages.
    static let list = 12
    static let trailers = 6
    static let similar = 12
    static let candidates = 20

    static func year(_ year: Int?) -> Int? {
        year.flatMap { CalendarDay.years.contains($0) ? $0 : nil }
    }

    static func runtime(_ minutes: Int?) -> Int? {
        minutes.flatMap { FilmDraft.runtimes.contains($0) ? $0 : nil }
    }

    static func runtime(_ duration: Duration?) -> Int? {
        runtime(duration.map { Int(($0.components.seconds + 30) / 60) })
    }

    static func day(_ date: PlainDate?) -> CalendarDay? {
        date.flatMap { CalendarDay(year: $0.year, month: $0.month, day: $0.day) }
    }

    /// The ID, or nil if its number is too large for a ``Film/ID``.
    static func id(_ id: ExternalID) -> ExternalID? {
        ExternalID(id.description)
    }

    /// The address, or nil if it is too long to be real.
    static func address(_ url: URL?) -> URL? {
        url.flatMap { $0.absoluteString.utf8.count <= 2_000 ? $0 : nil }
    }

    /// The address, or nil if it is too long to be real or does not use HTTPS.
    static func secureAddress(_ url: URL?) -> URL? {
        address(url).flatMap { $0.scheme?.lowercased() == "https" && $0.host()?.isEmpty == false ? $0 : nil }
    }

    /// The names without duplicates, in the same order.
    static func names(_ names: some Sequence<String>, atMost count: Int = list) -> [String] {
        var result: [String] = []
        for name in names where result.count < count {
            guard let name = name.bounded(to: Self.name), !result.contains(name) else { continue }
            result.append(name)
        }
        return result
    }

    /// The credits of names in a role, without duplicates, in the same order.
    static func credits(_ names: some Sequence<String>, role: Credit.Role) -> [Credit] {
        Self.names(names, atMost: role == .actor ? cast : crew).map { Credit(name: $0, role: role) }
    }
}
