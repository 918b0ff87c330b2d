/// One episode of a show.
public struct Episode: Hashable, Sendable, Codable, Identifiable {
    public let id: ID
    /// The season and the place in it; nil if unknown, or no longer known: see ``EpisodeReconciliation``.
    public var number: EpisodeNumber?
    /// The title; nil if unknown.
    public var title: String?
    /// The day of the first broadcast, past or planned; nil if unknown.
    public var aired: CalendarDay?
    /// The day before which the episode cannot have been shown, while ``aired`` is unknown: its season's first day, or
    /// for an episode that is announced without a day, the last day of all.
    public var notBefore: CalendarDay?
    /// The runtime in minutes; nil when only the show's usual length is known.
    public var runtime: Int?
    public var externalIDs: ExternalIDs

    public init(
        id: ID, number: EpisodeNumber?, title: String? = nil, aired: CalendarDay? = nil, runtime: Int? = nil,
        externalIDs: ExternalIDs = ExternalIDs()
    ) {
        self.id = id
        self.number = number
        self.title = title
        self.aired = aired
        self.runtime = runtime
        self.externalIDs = externalIDs
    }

    /// Creates an episode of which only the number is known.
    public init(_ number: EpisodeNumber, aired: CalendarDay? = nil) {
        self.init(id: ID(number), number: number, aired: aired)
    }

    /// `notBefore` follows from the episode's place in a list. It is no fact about the episode, so it is not encoded.
    private enum CodingKeys: String, CodingKey {
        case id, number, title, aired, runtime, externalIDs
    }

    /// This episode with the newer title, day and runtime where they are known, and with the other's external
    /// IDs where this one has none.
    public func filled(from newer: Episode) -> Episode {
        var result = Episode(
            id: id, number: number, title: newer.title ?? title, aired: newer.aired ?? aired,
            runtime: newer.runtime ?? runtime, externalIDs: externalIDs.filled(from: newer.externalIDs))
        result.notBefore = newer.notBefore
        return result
    }

    /// The same episode without its title, for persons who do not want to know it.
    public var untitled: Episode {
        var episode = self
        episode.title = nil
        return episode
    }

    /// The same episode under another ID.
    public func identified(by id: ID) -> Episode {
        var other = Episode(
            id: id, number: number, title: title, aired: aired, runtime: runtime, externalIDs: externalIDs)
        other.notBefore = notBefore
        return other
    }

    /// Whether the episode can have been seen by now: it was shown, or its day is unknown.
    public func isOut(by today: CalendarDay) -> Bool {
        (aired ?? notBefore).map { $0 <= today } ?? true
    }
}

extension Episode {
    /// The IDs of an episode in other databases.
    public struct ExternalIDs: Hashable, Sendable, Codable {
        public var imdb: IMDbID?
        public var tmdb: Int?
        public var tvmaze: Int?

        public init(imdb: IMDbID? = nil, tmdb: Int? = nil, tvmaze: Int? = nil) {
            self.imdb = imdb
            self.tmdb = tmdb
            self.tvmaze = tvmaze
        }

        /// These IDs, with the other's where they are missing here.
        public func filled(from other: ExternalIDs) -> ExternalIDs {
            ExternalIDs(imdb: imdb ?? other.imdb, tmdb: tmdb ?? other.tmdb, tvmaze: tvmaze ?? other.tvmaze)
        }

        /// Whether both name the same episode: one shared ID is enough. Nil when they have no database in common.
        public func isSame(as other: ExternalIDs) -> Bool? {
            let agreements = [
                imdb.flatMap { mine in other.imdb.map { mine == $0 } },
                tmdb.flatMap { mine in other.tmdb.map { mine == $0 } },
                tvmaze.flatMap { mine in other.tvmaze.map { mine == $0 } },
            ].compactMap(\.self)
            if agreements.isEmpty { return nil }
            return agreements.contains(true)
        }
    }

    /// Filmz's own ID of an episode within its show. It never changes once a viewing has it, whatever number the
    /// episode gets later.
    ///
    /// It is made from what identified the episode first: its ID in another database, or else its number. An ID that is
    /// only a number names whichever episode has the number now, so no viewing has one: see ``init(keeping:after:)``.
    public struct ID: Hashable, Sendable {
        /// Below 2⁵³: 8 bits for what the ID was made from, then 44 bits of number.
        public let rawValue: Int64

        /// Returns nil unless `rawValue` could have been made by one of the other initialisers.
        public init?(rawValue: Int64) {
            guard let origin = Origin(rawValue: rawValue >> Self.numberBits) else { return nil }
            let number = Int(rawValue & Self.numberMask)
            switch origin {
            case .number: guard EpisodeNumber(position: number) != nil else { return nil }
            case .kept: guard EpisodeNumber(position: number & Self.positionMask) != nil else { return nil }
            case .imdb, .tmdb, .tvmaze: guard number > 0 else { return nil }
            }
            self.rawValue = rawValue
        }

        /// Creates the ID of whichever episode has this number.
        public init(_ number: EpisodeNumber) { self.init(.number, number: number.position) }

        /// Creates the ID of an episode that is stored because a person logged it, and of which only the number is
        /// known. The ID stays when the number goes to another episode.
        /// - Parameter count: the number of the show's episodes that were stored under this number before; below 2¹⁴
        public init(keeping number: EpisodeNumber, after count: Int) {
            self.init(.kept, number: (count << Self.positionBits | number.position) & Int(Self.numberMask))
        }

        public init(imdb id: IMDbID) { self.init(.imdb, number: id.number) }

        /// Returns nil for a number that TMDb cannot have given.
        public init?(tmdb number: Int) {
            guard Self.numbers.contains(number) else { return nil }
            self.init(.tmdb, number: number)
        }

        /// Returns nil for a number that TVmaze cannot have given.
        public init?(tvmaze number: Int) {
            guard Self.numbers.contains(number) else { return nil }
            self.init(.tvmaze, number: number)
        }

        private init(_ origin: Origin, number: Int) {
            rawValue = origin.rawValue << Self.numberBits | Int64(number)
        }

        /// The number by which the ID names an episode; nil when it names one whatever its number.
        public var number: EpisodeNumber? {
            guard rawValue >> Self.numberBits == Origin.number.rawValue else { return nil }
            return EpisodeNumber(position: Int(rawValue & Self.numberMask))
        }

        /// The ID in the other database that identified the episode first; all nil when there was none.
        public var externalIDs: ExternalIDs {
            let number = Int(rawValue & Self.numberMask)
            return switch Origin(rawValue: rawValue >> Self.numberBits) {
            case .imdb: ExternalIDs(imdb: IMDbID(number: number))
            case .tmdb: ExternalIDs(tmdb: number)
            case .tvmaze: ExternalIDs(tvmaze: number)
            case .number, .kept, nil: ExternalIDs()
            }
        }

        /// The raw values are stored: they never change, and none is used again.
        private enum Origin: Int64 {
            case number = 0, imdb = 1, tmdb = 2, tvmaze = 3, kept = 4
        }

        private static let numberBits: Int64 = 44
        private static let numberMask: Int64 = 1 << numberBits - 1
        private static let numbers = 1..<(1 << 44)
        private static let positionBits = 30
        private static let positionMask = 1 << positionBits - 1
    }
}

extension Episode.ID: TextCodable {
    /// Reads the text that ``description`` writes, and no other spelling.
    public init?(_ description: String) {
        guard let value = Int64(description), String(value) == description else { return nil }
        self.init(rawValue: value)
    }

    public var description: String { String(rawValue) }
}
