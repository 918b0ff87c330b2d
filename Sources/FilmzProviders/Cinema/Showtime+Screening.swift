import FilmzCinemaProgrammes
import FilmzDomain
import FilmzReading
import Foundation

extension Showtime {
    private static let markLimit = 12

    /// A showing from a page; nil for a day that Filmz does not know.
    init?(_ screening: Screening, of source: Theatre.Source) {
        guard let title = screening.name.bounded(to: ProviderBounds.title),
            let date = CalendarDay(year: screening.time.year, month: screening.time.month, day: screening.time.day)
        else { return nil }
        let minute = screening.time.minuteOfDay
        let versions = screening.versions.map { Mark(.version, text: $0) }
        self.init(
            id: ID(source, identity: screening.identity), title: title, day: Self.evening(of: date, minute: minute),
            beginsAt: screening.state == .postponed ? nil : screening.instant.map(Timestamp.init),
            minute: screening.state == .postponed ? nil : minute, endsAt: screening.endInstant.map(Timestamp.init),
            runtime: ProviderBounds.runtime(screening.runtime),
            hall: screening.hall?.bounded(to: ProviderBounds.name),
            marks: versions.compactMap { mark in
                mark.text.bounded(to: ProviderBounds.name).map { Mark(mark.kind, text: $0) }
            }.prefix(Self.markLimit).map(\.self),
            isCancelled: screening.state == .cancelled || screening.state == .postponed,
            seats: Seats(screening.availability), price: Self.price(screening.price),
            page: screening.link.flatMap { ProviderBounds.address(URL(string: $0)) })
    }

    /// The price as the page writes it, with the currency if that is separate.
    private static func price(_ price: Screening.Price?) -> String? {
        guard let price, let text = price.text.bounded(to: 60) else { return nil }
        guard let currency = price.currency, !text.contains(where: \.isCurrencySymbol), !text.contains(currency) else {
            return text
        }
        return "\(text) \(currency)"
    }
}

extension Showtime.Seats {
    fileprivate init(_ availability: Screening.Availability) {
        self =
            switch availability {
            case .unknown: .unknown
            case .available: .free
            case .few: .few
            case .soldOut: .none
            }
    }
}

extension ShowtimeMatcher.Announced {
    init(_ screening: Screening) {
        self.init(
            title: screening.name,
            filmTitles: [screening.filmTitle, screening.otherTitle].compactMap {
                $0?.bounded(to: ProviderBounds.title)
            },
            year: ProviderBounds.year(screening.filmYear), runtime: ProviderBounds.runtime(screening.runtime),
            director: screening.director?.bounded(to: ProviderBounds.name))
    }
}

extension Screening {
    /// The film's year; a date that may be the page's own counts only if nothing better identifies the film.
    fileprivate var filmYear: Int? { year ?? (director == nil && runtime == nil ? dateYear : nil) }
}
