import Foundation

extension Theatre: Encodable {
    private enum CodingKeys: CodingKey {
        case id, source, name, place, timeZone, location
    }

    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(id, forKey: .id)
        try members.encode(source, forKey: .source)
        try members.encode(name, forKey: .name)
        try members.encode(place, forKey: .place)
        try members.encode(timeZone.identifier, forKey: .timeZone)
        try members.encodeIfPresent(location, forKey: .location)
    }
}

/// A theatre that a person follows, and how its programme stands.
public struct FollowedTheatre: Sendable, Encodable {
    public var theatre: Theatre
    public var programme: ProgrammeStanding

    public init(theatre: Theatre, programme: ProgrammeStanding) {
        (self.theatre, self.programme) = (theatre, programme)
    }
}

/// A theatre that can be followed, and how far away it is.
public struct FoundTheatre: Sendable, Encodable {
    private enum CodingKeys: CodingKey {
        case source, name, place, timeZone, location, kilometres
    }

    public var theatre: Theatre
    /// As the crow flies; nil when nobody asked for a place, or the theatre tells none.
    public var kilometres: Int?

    public init(_ theatre: Theatre, near place: Location?) {
        self.theatre = theatre
        kilometres = place.flatMap { place in theatre.location.map { Int($0.distance(to: place).rounded()) } }
    }

    /// Without an ID: it gets one when somebody follows it.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(theatre.source, forKey: .source)
        try members.encode(theatre.name, forKey: .name)
        try members.encode(theatre.place, forKey: .place)
        try members.encode(theatre.timeZone.identifier, forKey: .timeZone)
        try members.encodeIfPresent(theatre.location, forKey: .location)
        try members.encodeIfPresent(kilometres, forKey: .kilometres)
    }
}

extension CinemaDay: Encodable {
    private enum CodingKeys: CodingKey {
        case day, days, fromWatchlist, others, asOf
    }

    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(day, forKey: .day)
        try members.encode(days, forKey: .days)
        try members.encode(mine, forKey: .fromWatchlist)
        try members.encode(others, forKey: .others)
        try members.encodeIfPresent(asOf, forKey: .asOf)
    }
}

extension CinemaDay.Entry: Encodable {
    private enum CodingKeys: CodingKey {
        case film, title, isSure, showings
    }

    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encodeIfPresent(film, forKey: .film)
        try members.encode(title, forKey: .title)
        try members.encode(isSure, forKey: .isSure)
        try members.encode(showings, forKey: .showings)
    }
}

extension CinemaDay.Showings: Encodable {
    private enum CodingKeys: CodingKey {
        case theatre, showtimes, lastDay
    }

    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(theatre.id, forKey: .theatre)
        try members.encode(showtimes, forKey: .showtimes)
        try members.encodeIfPresent(lastDay, forKey: .lastDay)
    }
}
