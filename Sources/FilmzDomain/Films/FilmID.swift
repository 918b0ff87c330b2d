extension Film {
    /// Filmz's own name for a film. It never changes once shown or stored.
    ///
    /// An ID is made from the external ID a film was first known by, so any rebuild of the catalogue makes the same one
    /// again; a film typed in by hand gets a random one. What is learnt later about a film does not touch its ID: the
    /// store remembers that the ID the new knowledge would have made leads to the old one. See
    /// `docs/decisions/0003-film-identity.md`.
    public struct ID: Hashable, Sendable {
        /// Below 2⁵³, so that every JSON reader keeps it whole: 8 bits of origin over 44 bits of number.
        public let rawValue: Int64

        /// Returns nil unless `rawValue` could have been made by one of the other initialisers.
        public init?(rawValue: Int64) {
            guard rawValue > 0, let origin = Origin(rawValue: rawValue >> Self.numberBits),
                rawValue & Self.numberMask > 0, origin != .imdb || IMDbID(number: Int(rawValue)) != nil
            else { return nil }
            self.rawValue = rawValue
        }

        /// The ID of a film first known by this external ID.
        public init(_ externalID: ExternalID) {
            let (origin, number): (Origin, Int) =
                switch externalID {
                case .imdb(let id): (.imdb, id.number)
                case .tmdb(let id): (.tmdb, id)
                case .iTunes(let id): (.iTunes, id)
                case .amc(let id): (.amc, id)
                }
            rawValue = origin.rawValue << Self.numberBits | Int64(number) & Self.numberMask
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

        /// What the film was first known by; nil when it was typed in by hand.
        public var externalID: ExternalID? {
            let number = Int(rawValue & Self.numberMask)
            return switch Origin(rawValue: rawValue >> Self.numberBits) {
            case .imdb: IMDbID(number: number).map(ExternalID.imdb)
            case .tmdb: .tmdb(number)
            case .iTunes: .iTunes(number)
            case .amc: .amc(number)
            case .byHand, nil: nil
            }
        }

        private enum Origin: Int64 {
            case imdb = 0, tmdb, iTunes, amc
            case byHand = 15
        }

        private static let numberBits: Int64 = 44
        private static let numberMask: Int64 = 1 << numberBits - 1
    }
}

extension Film.ID: TextCodable {
    /// Reads what ``description`` writes, and no other spelling of it.
    public init?(_ description: String) {
        guard let value = Int64(description), String(value) == description else { return nil }
        self.init(rawValue: value)
    }

    public var description: String { String(rawValue) }
}
