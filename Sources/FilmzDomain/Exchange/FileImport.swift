/// Files of other products that a person gave to be taken in, and what became of them.
public struct FileImport: Hashable, Sendable, Identifiable {
    public typealias ID = RandomID<FileImport>

    public let id: ID
    /// The names of the files as they were given, joined by commas.
    public var name: String
    public var addedAt: Timestamp
    public var answers: FileImportAnswers
    /// What taking it in did last; nil when it is not taken in.
    public var outcome: Outcome?

    public init(
        id: ID, name: String, addedAt: Timestamp, answers: FileImportAnswers = FileImportAnswers(),
        outcome: Outcome? = nil
    ) {
        self.id = id
        self.name = name
        self.addedAt = addedAt
        self.answers = answers
        self.outcome = outcome
    }

    public struct Outcome: Hashable, Sendable {
        public var takenAt: Timestamp
        /// By which it can be undone; nil when there was nothing new in the files.
        public var change: Change.ID?
        /// How many films have more than before.
        public var changedCount: Int

        public init(takenAt: Timestamp, change: Change.ID?, changedCount: Int) {
            self.takenAt = takenAt
            self.change = change
            self.changedCount = changedCount
        }
    }

    /// How many a person can keep. When there are more, the oldest go that were taken in.
    public static let countLimit = 50
    /// How much room the files of all of a person's have together, in bytes.
    public static let byteLimit = 256 << 20
    public static let nameLimit = 200
}

/// What a person says about files as a whole.
public struct FileImportAnswers: Hashable, Sendable, Codable {
    public var rule: ImportRule
    /// The name of the zone in which the person was; nil for the one in which Filmz runs.
    public var zone: String?
    /// What the rows of a file mean, by the name of the file, where the file does not say it.
    public var meanings: [String: String]
    /// What the columns of tables mean, as text, by the heads of the table; nil for what is guessed.
    public var columns: [String: String]?
    /// True from the moment in which the person wants them taken in until that has ended.
    public var isTaking: Bool?
    /// What the person takes in of archives of Filmz; nil when they did not say.
    public var topics: Set<ArchiveTopic>?
    /// Which readers took them in last, as readers count themselves; nil for those of before November 2026, and while they
    /// are not taken in.
    public var readers: Int?

    public init(rule: ImportRule = .mine, zone: String? = nil, meanings: [String: String] = [:]) {
        self.rule = rule
        self.zone = zone
        self.meanings = meanings
    }
}

/// What an archive of Filmz has, as its reader may want it.
public enum ArchiveTopic: String, Hashable, Sendable, Codable, CaseIterable {
    /// What was seen, and all that is said of films but that they are wanted.
    case seen
    case watchlist, lists
    /// What is beside films and lists.
    case rest

    public static let all = Set(allCases)
}

/// A person's word about a film of a file, which holds for all files to come.
public enum FileImportChoice: Hashable, Sendable {
    /// It is this film.
    case film(Film.ID)
    /// It is none that is known, and becomes one of the person's own.
    case own
    /// It is not taken in.
    case leaveOut

    /// The film that it is; nil when it is none that is known.
    public var meant: Film.ID? {
        if case .film(let film) = self { film } else { nil }
    }
}

/// One file of an import, unpacked.
public struct FileImportPart: Hashable, Sendable {
    /// As its person's system, or its archive, names it.
    public var name: String
    /// Its path in the archive, without the folder that all files of it are in; otherwise its name.
    public var path: String
    public var isInArchive: Bool
    public var bytes: [UInt8]

    public init(name: String, path: String, isInArchive: Bool, bytes: [UInt8]) {
        self.name = name
        self.path = path
        self.isInArchive = isInArchive
        self.bytes = bytes
    }
}

/// The files that each person gave to be taken in.
///
/// When a call returns, what it did is on the disk. Nobody sees the files of others.
public protocol FileImportService: Sendable {
    /// A person's, the newest first.
    func imports(of person: Person.ID) async throws -> [FileImport]

    /// One of a person's; nil when there is none with this ID.
    func fileImport(_ id: FileImport.ID, of person: Person.ID) async throws -> FileImport?

    /// The files of one of a person's, in the order in which they came; empty when there is none with this ID.
    func parts(_ id: FileImport.ID, of person: Person.ID) async throws -> [FileImportPart]

    /// Keeps files. What was kept before may have to go, if it was taken in (``FileImport/countLimit``).
    /// - Parameter name: is shortened to ``FileImport/nameLimit`` characters
    /// - Throws: ``FileImportsFull``
    func keep(_ parts: [FileImportPart], named name: String, for person: Person.ID) async throws -> FileImport

    /// Notes what the person says about the files as a whole.
    func answer(_ id: FileImport.ID, answers: FileImportAnswers, of person: Person.ID) async throws

    /// Notes what taking it in did. Undoing the change makes it one that is not taken in.
    func note(_ outcome: FileImport.Outcome, of id: FileImport.ID, by person: Person.ID) async throws

    /// Keeps files again that an archive has, under their ID and without a change by which they could be undone. Those that
    /// are there stay as they are. The oldest that were taken in may have to go, and these may be the oldest.
    /// - Throws: ``FileImportsFull``
    func restore(_ fileImport: FileImport, parts: [FileImportPart], for person: Person.ID) async throws

    /// Removes the files, and nothing that was taken in.
    /// - Returns: whether there was one with this ID
    @discardableResult
    func remove(_ id: FileImport.ID, of person: Person.ID) async throws -> Bool

    /// A person's words about films of files, by how the files name them.
    func choices(of person: Person.ID) async throws -> [String: FileImportChoice]

    /// Remembers words about films of files, in place of earlier ones.
    /// - Throws: ``FileImportsFull``
    func choose(_ choices: [String: FileImportChoice], for person: Person.ID) async throws
}

/// A person keeps as many files that are not taken in as there is room for.
public struct FileImportsFull: Error, Hashable {
    public init() {}
}
