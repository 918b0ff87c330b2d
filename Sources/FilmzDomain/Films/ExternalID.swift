/// The ID of a film or a show in another database.
public enum ExternalID: Hashable, Sendable {
    /// The preferred join key between sources.
    case imdb(IMDbID)
    case tmdb(Int)
    case iTunes(Int)
    case amc(Int)
    case tmdbSeries(Int)
    case tvdb(Int)
    case tvdbSeries(Int)
    case trakt(Int)
    case traktSeries(Int)
    case simkl(Int)
    case letterboxd(LetterboxdID)

    /// The database that issued an ID. TMDb, TheTVDB and Trakt number films and series separately, so a film and a
    /// series may have the same number. The raw value is the member's name in JSON.
    public enum Namespace: String, Sendable, CaseIterable {
        case imdb, tmdb, iTunes, amc, tmdbSeries, tvdb, tvdbSeries, trakt, traktSeries, simkl, letterboxd

        /// The namespace of series in the same database; itself unless the database numbers them separately.
        public var ofSeries: Namespace {
            switch self {
            case .tmdb: .tmdbSeries
            case .tvdb: .tvdbSeries
            case .trakt: .traktSeries
            case .imdb, .iTunes, .amc, .tmdbSeries, .tvdbSeries, .traktSeries, .simkl, .letterboxd: self
            }
        }
    }

    public var namespace: Namespace {
        switch self {
        case .imdb: .imdb
        case .tmdb: .tmdb
        case .iTunes: .iTunes
        case .amc: .amc
        case .tmdbSeries: .tmdbSeries
        case .tvdb: .tvdb
        case .tvdbSeries: .tvdbSeries
        case .trakt: .trakt
        case .traktSeries: .traktSeries
        case .simkl: .simkl
        case .letterboxd: .letterboxd
        }
    }

    /// The ID's number, unique in its namespace; below 2⁴⁴.
    public var number: Int {
        switch self {
        case .imdb(let id): id.number
        case .letterboxd(let id): id.number
        case .tmdb(let number), .iTunes(let number), .amc(let number), .tmdbSeries(let number), .tvdb(let number),
            .tvdbSeries(let number), .trakt(let number), .traktSeries(let number), .simkl(let number):
            number
        }
    }

    /// Returns nil when no ID of the namespace has this number.
    public init?(_ namespace: Namespace, number: Int) {
        // The range that fits into a Film.ID.
        guard 1..<(1 << 44) ~= number else { return nil }
        switch namespace {
        case .imdb:
            guard let id = IMDbID(number: number) else { return nil }
            self = .imdb(id)
        case .letterboxd:
            guard let id = LetterboxdID(number: number) else { return nil }
            self = .letterboxd(id)
        case .tmdb: self = .tmdb(number)
        case .iTunes: self = .iTunes(number)
        case .amc: self = .amc(number)
        case .tmdbSeries: self = .tmdbSeries(number)
        case .tvdb: self = .tvdb(number)
        case .tvdbSeries: self = .tvdbSeries(number)
        case .trakt: self = .trakt(number)
        case .traktSeries: self = .traktSeries(number)
        case .simkl: self = .simkl(number)
        }
    }
}

extension ExternalID: TextCodable {
    /// Reads `imdb:tt0241527`, `tmdb:671`, `tmdb-series:1396`, `letterboxd:2b4e`; returns nil for anything else.
    public init?(_ description: String) {
        let parts = description.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let namespace = Namespace.allCases.first(where: { $0.prefix == parts[0] }) else {
            return nil
        }
        self.init(namespace, text: String(parts[1]))
    }

    /// Reads the text that ``text`` writes; returns nil for anything else.
    public init?(_ namespace: Namespace, text: String) {
        switch namespace {
        case .imdb:
            guard let id = IMDbID(text) else { return nil }
            self = .imdb(id)
        case .letterboxd:
            guard let id = LetterboxdID(text) else { return nil }
            self = .letterboxd(id)
        default:
            guard let number = Int(text), String(number) == text else { return nil }
            self.init(namespace, number: number)
        }
    }

    /// The ID in the spelling of its database: `671`, `tt0241527`.
    public var text: String {
        switch self {
        case .imdb(let id): id.description
        case .letterboxd(let id): id.description
        default: String(number)
        }
    }

    /// `tmdb:671`.
    public var description: String { "\(namespace.prefix):\(text)" }
}

extension ExternalID.Namespace {
    /// The number of the namespace in stored IDs, below 15. It never changes, and is never used for another namespace.
    var code: Int64 {
        switch self {
        case .imdb: 0
        case .tmdb: 1
        case .iTunes: 2
        case .amc: 3
        case .tmdbSeries: 4
        case .tvdb: 5
        case .tvdbSeries: 6
        case .trakt: 7
        case .traktSeries: 8
        case .simkl: 9
        case .letterboxd: 10
        }
    }

    private static let byCode = Dictionary(uniqueKeysWithValues: allCases.map { ($0.code, $0) })

    init?(code: Int64) {
        // A fast path: most films have an IMDb ID, and lists read many of them.
        guard let namespace = code == 0 ? .imdb : Self.byCode[code] else { return nil }
        self = namespace
    }

    /// The prefix of the ID's text form.
    fileprivate var prefix: String {
        switch self {
        case .imdb: "imdb"
        case .tmdb: "tmdb"
        case .iTunes: "itunes"
        case .amc: "amc"
        case .tmdbSeries: "tmdb-series"
        case .tvdb: "tvdb"
        case .tvdbSeries: "tvdb-series"
        case .trakt: "trakt"
        case .traktSeries: "trakt-series"
        case .simkl: "simkl"
        case .letterboxd: "letterboxd"
        }
    }
}
