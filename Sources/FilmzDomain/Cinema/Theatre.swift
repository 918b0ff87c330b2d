public import Foundation

/// A cinema whose programme a person follows.
public struct Theatre: Hashable, Sendable, Identifiable {
    public typealias ID = RandomID<Theatre>

    /// Where its programme is read.
    public enum Source: Hashable, Sendable {
        /// AMC's number of one of its theatres.
        case amc(Int)
        /// A page or a calendar that a person named.
        case page(WebLink)
    }

    public let id: ID
    public let source: Source
    public var name: String
    /// The street and the town, as far as they are told; empty when they are not.
    public var place: String
    /// Where its clocks are.
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

    /// Whether the time zone cannot be that of its place: clocks are nowhere this far from the sun. False when the place is
    /// not known.
    public func isOutsideTimeZone(at now: Timestamp) -> Bool {
        guard let location else { return false }
        let seconds = Double(timeZone.secondsFromGMT(for: now.date)) - timeZone.daylightSavingTimeOffset(for: now.date)
        let apart = abs((seconds / 3600 - location.longitude / 15).remainder(dividingBy: 24))
        return apart > Self.hoursFromSun
    }

    /// In the west of China they are three.
    private static let hoursFromSun = 3.5

    /// How many theatres a person follows at most.
    public static let countLimit = 30

    /// In characters.
    public static let nameLimit = 200
    public static let placeLimit = 300

    /// This theatre with its texts as they are kept.
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

    /// Reads `amc:610` or the address of a page; returns nil for anything else.
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
