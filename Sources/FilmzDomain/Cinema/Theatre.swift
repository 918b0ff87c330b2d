public import Foundation

/// A cinema whose programme a person follows.
public struct Theatre: Hashable, Sendable, Identifiable {
    public typealias ID = RandomID<Theatre>

    /// The source of a theatre's programme.
    public enum Source: Hashable, Sendable {
        /// AMC's number of one of its theatres.
        case amc(Int)
        /// A page or a calendar that a person entered.
        case page(WebLink)
    }

    public let id: ID
    public let source: Source
    public var name: String
    /// The street and the town, as far as known; empty otherwise.
    public var place: String
    /// The theatre's time zone.
    public var timeZone: TimeZone
    public var location: Location?

    public init(
        id: ID = .random(), source: Source, name: String, place: String = "", timeZone: TimeZone,
        location: Location? = nil
    ) {
        self.id = id
        self.source = source
        self.name = name
        self.place = place
        self.timeZone = timeZone
        self.location = location
    }

    /// Whether the time zone cannot be that of the location: no clocks are this far from solar time. False when the
    /// location is unknown.
    public func isOutsideTimeZone(at now: Timestamp) -> Bool {
        guard let location else { return false }
        let seconds = Double(timeZone.secondsFromGMT(for: now.date)) - timeZone.daylightSavingTimeOffset(for: now.date)
        let hoursApart = abs((seconds / 3600 - location.longitude / 15).remainder(dividingBy: 24))
        return hoursApart > Self.hoursFromSun
    }

    /// The maximum difference from solar time in hours: in the west of China it is three.
    private static let hoursFromSun = 3.5

    /// The maximum number of theatres that a person can follow.
    public static let countLimit = 30

    /// The maximum number of characters.
    public static let nameLimit = 200
    public static let placeLimit = 300

    /// This theatre with its texts validated and cleaned.
    /// - Throws: ``DomainError/invalid(_:_:)`` when it has no name, or one too long
    public func checked() throws(DomainError) -> Theatre {
        var theatre = self
        theatre.name = try name.checked(.theatreName, limit: Self.nameLimit)
        guard !theatre.name.isEmpty else { throw .invalid(.theatreName, .missing) }
        theatre.place = try place.checked(.place, limit: Self.placeLimit)
        return theatre
    }
}

extension Theatre.Source: TextCodable {
    private static let amcPrefix = "amc:"

    /// Reads `amc:610` or the URL of a page; returns nil for anything else.
    public init?(_ description: String) {
        if description.hasPrefix(Self.amcPrefix) {
            guard let number = Int(description.dropFirst(Self.amcPrefix.count)), number > 0 else { return nil }
            self = .amc(number)
        } else {
            guard let link = WebLink(description) else { return nil }
            self = .page(link)
        }
    }

    public var description: String {
        switch self {
        case .amc(let number): "\(Self.amcPrefix)\(number)"
        case .page(let link): link.text
        }
    }
}

/// A theatre that a person follows, with the state of its programme.
public struct FollowedTheatre: Sendable, Encodable {
    public var theatre: Theatre
    public var programme: ProgrammeState

    public init(theatre: Theatre, programme: ProgrammeState) {
        self.theatre = theatre
        self.programme = programme
    }
}

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
