extension Film {
    /// Filmz's own ID of a film. It never changes once it was shown or stored.
    ///
    /// It is made from the external ID that identified the film first, so that every rebuild of the catalogue makes the
    /// same ID. A film typed in by hand gets a random one. Facts that become known later do not change the ID: the
    /// store remembers that the ID that the new facts would have made leads to the old one. See
    /// `docs/decisions/0003-film-identity.md`.
    public struct ID: Hashable, Sendable {
        /// Below 2⁵³, so that every JSON reader preserves it exactly: 8 bits for the namespace, then 44 bits of number.
        public let rawValue: Int64

        /// Returns nil unless `rawValue` could have been made by one of the other initialisers.
        public init?(rawValue: Int64) {
            self.init(unchecked: rawValue)
            guard Self.byHand ~= rawValue || rawValue > 0 && externalID != nil else { return nil }
        }

        /// The ID of a film that was first identified by this external ID.
        public init(_ externalID: ExternalID) {
            rawValue = externalID.namespace.code << Self.numberBits | Int64(externalID.number) & Self.numberMask
        }

        /// A new ID for a film typed in by hand.
        public static func random() -> ID {
            ID(unchecked: Int64.random(in: byHand))
        }

        private init(unchecked rawValue: Int64) {
            self.rawValue = rawValue
        }

        /// The raw values of films typed in by hand: no namespace has the code 15.
        public static let byHand: ClosedRange<Int64> = 15 << numberBits | 1...15 << numberBits | numberMask

        /// The external ID that first identified the film; nil when it was typed in by hand.
        public var externalID: ExternalID? {
            guard let namespace = ExternalID.Namespace(code: rawValue >> Self.numberBits) else { return nil }
            return ExternalID(namespace, number: Int(rawValue & Self.numberMask))
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
