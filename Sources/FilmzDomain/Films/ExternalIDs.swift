/// The external IDs of one film: at most one of each namespace.
public struct ExternalIDs: Hashable, Sendable {
    public var imdb: IMDbID?
    public var tmdb: Int?
    public var iTunes: Int?
    public var amc: Int?
    /// The IDs of the rarer namespaces, in the order of ``ExternalID/Namespace``.
    public private(set) var others: [ExternalID] = []

    public init(imdb: IMDbID? = nil, tmdb: Int? = nil, iTunes: Int? = nil, amc: Int? = nil) {
        self.imdb = imdb
        self.tmdb = tmdb
        self.iTunes = iTunes
        self.amc = amc
    }

    /// Creates a set of these IDs. If two have the same namespace, the last one is used.
    public init(_ ids: some Sequence<ExternalID>) {
        self.init()
        for id in ids { insert(id) }
    }

    /// All IDs, the preferred one first.
    public var all: [ExternalID] {
        [imdb.map(ExternalID.imdb), tmdb.map(ExternalID.tmdb), iTunes.map(ExternalID.iTunes), amc.map(ExternalID.amc)]
            .compactMap(\.self) + others
    }

    public var isEmpty: Bool { imdb == nil && tmdb == nil && iTunes == nil && amc == nil && others.isEmpty }

    public subscript(in namespace: ExternalID.Namespace) -> ExternalID? {
        switch namespace {
        case .imdb: imdb.map(ExternalID.imdb)
        case .tmdb: tmdb.map(ExternalID.tmdb)
        case .iTunes: iTunes.map(ExternalID.iTunes)
        case .amc: amc.map(ExternalID.amc)
        case .tmdbSeries, .tvdb, .tvdbSeries, .trakt, .traktSeries, .simkl, .letterboxd:
            others.first { $0.namespace == namespace }
        }
    }

    public mutating func insert(_ id: ExternalID) {
        switch id {
        case .imdb(let id): imdb = id
        case .tmdb(let number): tmdb = number
        case .iTunes(let number): iTunes = number
        case .amc(let number): amc = number
        case .tmdbSeries, .tvdb, .tvdbSeries, .trakt, .traktSeries, .simkl, .letterboxd:
            let rest = others.filter { $0.namespace != id.namespace } + [id]
            others = ExternalID.Namespace.allCases.compactMap { name in rest.first { $0.namespace == name } }
        }
    }

    /// These IDs, with the others' where they are missing here.
    public func filled(from others: ExternalIDs) -> ExternalIDs {
        var ids = self
        for id in others.all where self[in: id.namespace] == nil { ids.insert(id) }
        return ids
    }

    /// Whether the two sets have an ID in common.
    public func agree(with others: ExternalIDs) -> Bool {
        func isSame<ID: Equatable>(_ mine: ID?, _ theirs: ID?) -> Bool { mine != nil && mine == theirs }
        return isSame(imdb, others.imdb) || isSame(tmdb, others.tmdb) || isSame(iTunes, others.iTunes)
            || isSame(amc, others.amc) || self.others.contains(where: others.others.contains)
    }

    /// Whether the two sets must be of different films.
    public func contradict(_ others: ExternalIDs) -> Bool {
        all.contains { id in others[in: id.namespace].map { $0 != id } ?? false }
    }
}

extension ExternalIDs: Codable {
    /// Decodes numbers as numbers and names as texts: `{"imdb": "tt0241527", "tmdb": 671}`. Unknown members are
    /// ignored.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: ExternalID.Namespace.self)
        self.init()
        for namespace in ExternalID.Namespace.allCases where container.contains(namespace) {
            let id =
                if let number = try? container.decode(Int.self, forKey: namespace) {
                    ExternalID(namespace, number: number)
                } else {
                    ExternalID(namespace, text: try container.decode(String.self, forKey: namespace))
                }
            if let id { insert(id) }
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: ExternalID.Namespace.self)
        for id in all {
            switch id {
            case .imdb, .letterboxd: try container.encode(id.text, forKey: id.namespace)
            default: try container.encode(id.number, forKey: id.namespace)
            }
        }
    }
}

extension ExternalID.Namespace: CodingKey {}
