extension Film {
    /// Filmz's own ID of a film. It never changes once it was shown or stored.
    ///
    /// It is made from the external ID by which the film was first known, so that every rebuild of the catalogue makes
    /// the same ID. A film typed in by hand gets a random one. What is learnt later about a film does not change its
    /// ID: the store remembers that the ID which the new facts would have made leads to the old one. See
    /// `docs/decisions/0003-film-identity.md`.
    public struct ID: Hashable, Sendable {
        /// Below 2⁵³, so that every JSON reader keeps it exactly: 8 bits of origin, then 44 bits of number.
        public let rawValue: Int64

        /// Returns nil unless `rawValue` could have been made by one of the other initialisers.
        public init?(rawValue: Int64) {
            guard rawValue > 0, let origin = Origin(rawValue: rawValue >> Self.numberBits) else { return nil }
            let number = Int(rawValue & Self.numberMask)
            guard number > 0, origin.namespace.map({ ExternalID($0, number: number) != nil }) ?? true else {
                return nil
            }
            self.rawValue = rawValue
        }

        /// The ID of a film first known by this external ID.
        public init(_ externalID: ExternalID) {
            let origin = Origin(externalID.namespace)
            rawValue = origin.rawValue << Self.numberBits | Int64(externalID.number) & Self.numberMask
        }

        /// A new ID for a film typed in by hand.
        public static func random() -> ID {
            ID(byHand: Int64.random(in: 1...numberMask))
        }

        private init(byHand number: Int64) {
            rawValue = Origin.byHand.rawValue << Self.numberBits | number
        }

        /// The raw values of films typed in by hand.
        public static let byHand =
            Origin.byHand.rawValue << numberBits | 1...Origin.byHand.rawValue << numberBits | numberMask

        /// The external ID by which the film was first known; nil when it was typed in by hand.
        public var externalID: ExternalID? {
            guard let namespace = Origin(rawValue: rawValue >> Self.numberBits)?.namespace else { return nil }
            return ExternalID(namespace, number: Int(rawValue & Self.numberMask))
        }

        /// Where the number comes from. It is part of stored IDs, so a raw value never changes.
        private enum Origin: Int64 {
            case imdb = 0, tmdb, iTunes, amc, tmdbSeries, tvdb, tvdbSeries, trakt, traktSeries, simkl, letterboxd
            case byHand = 15

            init(_ namespace: ExternalID.Namespace) {
                self =
                    switch namespace {
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

            /// Nil for a film that was typed in by hand.
            var namespace: ExternalID.Namespace? {
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
                case .byHand: nil
                }
            }
        }

        private static let numberBits: Int64 = 44
        private static let numberMask: Int64 = 1 << numberBits - 1
    }
}

extension Film.ID: TextCodable {
    /// Reads the text that ``description`` writes, and no other spelling.
    public init?(_ description: String) {
        guard let value = Int64(description), String(value) == description else { return nil }
        self.init(rawValue: value)
    }

    public var description: String { String(rawValue) }
}
