/// A way to see a film, as a filter.
public enum Availability: String, Hashable, Sendable, Codable, CaseIterable {
    /// On one of the person's services, without paying for the film.
    case mine
    case stream, free, rent, buy
    /// In the theatres that the person follows.
    case cinemas

    /// The kinds of offers; nil for cinemas, which no service offers.
    var kinds: Set<OfferKind>? {
        switch self {
        case .mine: OfferKind.included
        case .stream: [.stream]
        case .free: [.free, .ads]
        case .rent: [.rent]
        case .buy: [.buy]
        case .cinemas: nil
        }
    }
}

/// The films that are available to a person in one way, as a condition.
public struct OfferedFilms: Hashable, Sendable {
    public var availability: Availability
    /// The films; empty until they are looked up: ``OfferServices/films(_:for:)``.
    public var films: Set<Film.ID>

    public init(_ availability: Availability, films: Set<Film.ID> = []) {
        self.availability = availability
        self.films = films
    }
}
