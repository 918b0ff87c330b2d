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
        year.filter { CalendarDay.years.contains($0) }
    }

    static func runtime(_ minutes: Int?) -> Int? {
        minutes.filter { FilmDraft.runtimes.contains($0) }
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
        url.filter { $0.absoluteString.utf8.count <= 2_000 }
    }

    /// The address, or nil if it is too long to be real or does not use HTTPS.
    static func secureAddress(_ url: URL?) -> URL? {
        address(url).filter { $0.scheme?.lowercased() == "https" && $0.host()?.isEmpty == false }
    }

    /// The address of a page that a person opens, or nil if it is too long to be real or not on the web.
    static func page(_ url: URL?) -> URL? {
        guard let url = address(url), ["http", "https"].contains(url.scheme?.lowercased()),
            url.host()?.isEmpty == false
        else { return nil }
        return url
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

    /// The names of companies, as ``names(_:atMost:)`` has them; nil when none is known.
    static func companies(_ names: some Sequence<String>) -> [String]? {
        let names = Self.names(names)
        return if names.isEmpty { nil } else { names }
    }

    /// The credits of names in a role, without duplicates, in the same order.
    static func credits(_ names: some Sequence<String>, role: Credit.Role) -> [Credit] {
        Self.names(names, atMost: role == .actor ? cast : crew).map { Credit(name: $0, role: role) }
    }
}
