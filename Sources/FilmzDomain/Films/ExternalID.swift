/// How a film is known elsewhere.
public enum ExternalID: Hashable, Sendable {
    /// The preferred join key between sources.
    case imdb(IMDbID)
    case tmdb(Int)
    case iTunes(Int)
    case amc(Int)
}

/// All that is known about how one film is known elsewhere.
public struct ExternalIDs: Hashable, Sendable, Codable {
    public var imdb: IMDbID?
    public var tmdb: Int?
    public var iTunes: Int?
    public var amc: Int?

    public init(imdb: IMDbID? = nil, tmdb: Int? = nil, iTunes: Int? = nil, amc: Int? = nil) {
        self.imdb = imdb
        self.tmdb = tmdb
        self.iTunes = iTunes
        self.amc = amc
    }

    /// The preferred one first.
    public var all: [ExternalID] {
        [imdb.map(ExternalID.imdb), tmdb.map(ExternalID.tmdb), iTunes.map(ExternalID.iTunes), amc.map(ExternalID.amc)]
            .compactMap(\.self)
    }

    public var isEmpty: Bool { all.isEmpty }

    public mutating func insert(_ id: ExternalID) {
        switch id {
        case .imdb(let id): imdb = id
        case .tmdb(let id): tmdb = id
        case .iTunes(let id): iTunes = id
        case .amc(let id): amc = id
        }
    }

    /// These, with the gaps filled from others.
    public func filled(from others: ExternalIDs) -> ExternalIDs {
        ExternalIDs(
            imdb: imdb ?? others.imdb, tmdb: tmdb ?? others.tmdb,
            iTunes: iTunes ?? others.iTunes, amc: amc ?? others.amc)
    }
}

/// IMDb's name for a title: `tt` and seven or more digits.
public struct IMDbID: Hashable, Sendable, TextCodable {
    /// The digits after `tt`.
    public let number: Int

    /// Returns nil unless `number` has one to ten digits.
    public init?(number: Int) {
        guard 1..<10_000_000_000 ~= number else { return nil }
        self.number = number
    }

    /// Reads `tt0241527`; returns nil for anything else.
    public init?(_ description: String) {
        let digits = description.dropFirst(2)
        guard description.hasPrefix("tt"), 7...10 ~= digits.utf8.count,
            digits.utf8.allSatisfy({ 48...57 ~= $0 }), let number = Int(digits)
        else { return nil }
        self.init(number: number)
    }

    /// `tt0241527`.
    public var description: String { "tt" + Digits.padded(number, to: 7) }
}

extension ExternalID: TextCodable {
    /// Reads `imdb:tt0241527`, `tmdb:671`, `itunes:270711082`, `amc:66593`; returns nil for anything else.
    public init?(_ description: String) {
        let parts = description.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        let text = String(parts[1])
        if parts[0] == "imdb" {
            guard let id = IMDbID(text) else { return nil }
            self = .imdb(id)
            return
        }
        // As Film.ID has room for.
        guard let number = Int(text), 1..<(1 << 44) ~= number, String(number) == text else { return nil }
        switch parts[0] {
        case "tmdb": self = .tmdb(number)
        case "itunes": self = .iTunes(number)
        case "amc": self = .amc(number)
        default: return nil
        }
    }

    /// `tmdb:671`.
    public var description: String {
        switch self {
        case .imdb(let id): "imdb:\(id)"
        case .tmdb(let id): "tmdb:\(id)"
        case .iTunes(let id): "itunes:\(id)"
        case .amc(let id): "amc:\(id)"
        }
    }
}
