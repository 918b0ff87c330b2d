import Foundation

/// A theatre that can be followed, with its distance.
public struct FoundTheatre: Sendable, Encodable {
    private enum CodingKeys: CodingKey {
        case source, name, place, timeZone, location, kilometres
    }

    public var theatre: Theatre
    /// The distance as the crow flies; nil without a location in the query, or for a theatre without one.
    public var kilometres: Int?

    public init(_ theatre: Theatre, near place: Location?) {
        self.theatre = theatre
        kilometres = place.flatMap { place in theatre.location.map { Int($0.distance(to: place).rounded()) } }
    }

    /// Encodes the theatre without an ID, which it gets when a person follows it.
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
