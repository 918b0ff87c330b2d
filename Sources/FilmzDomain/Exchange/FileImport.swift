/// Files of other products for a person's import, with the result of the import.
public struct FileImport: Hashable, Sendable, Identifiable {
    public typealias ID = RandomID<FileImport>

    public let id: ID
    /// The original names of the files, joined by commas.
    public var name: String
    public var addedAt: Timestamp
    public var answers: FileImportAnswers
    /// The result of the last import; nil when the files are not imported.
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
        /// The change, for undoing it; nil when there was nothing new in the files.
        public var change: Change.ID?
        /// The number of films that gained anything.
        public var changedCount: Int

        public init(takenAt: Timestamp, change: Change.ID?, changedCount: Int) {
            self.takenAt = takenAt
            self.change = change
            self.changedCount = changedCount
        }
    }

    /// The maximum number for each person. Beyond it, the oldest imported ones are removed.
    public static let countLimit = 50
    /// The maximum size of all files of a person together, in bytes.
    public static let byteLimit = 256 << 20
    public static let nameLimit = 200
}

/// A person's answers about the files as a whole.
public struct FileImportAnswers: Hashable, Sendable, Codable {
    public var rule: ImportRule
    /// The name of the time zone in which the person was; nil for the one in which Filmz runs.
    public var zone: String?
    /// The meanings of rows by the file's name, where the file does not say it.
    public var meanings: [String: String]
    /// The meanings of tables' columns, as text, by the heads of the table; nil where they are guessed.
    public var columns: [String: String]?
    /// Whether the person has started an import that has not ended yet.
    public var isTaking: Bool?
    /// The topics to import from archives of Filmz; nil when the person did not choose.
    public var topics: Set<ArchiveTopic>?
    /// The version of the readers that imported the files last; nil for readers from before November 2026, and while
    /// the files are not imported.
    public var readers: Int?

    public init(rule: ImportRule = .mine, zone: String? = nil, meanings: [String: String] = [:]) {
        self.rule = rule
        self.zone = zone
        self.meanings = meanings
    }
}

/// A topic of an archive of Filmz that its reader can choose.
public enum ArchiveTopic: String, Hashable, Sendable, Codable, CaseIterable {
    /// The films seen, and everything about films except that they are wanted.
    case seen
    case watchlist, lists
    /// Everything besides films and lists.
    case rest

    public static let all = Set(allCases)
}

/// A person's decision about a film in a file, which applies to all later files too.
public enum FileImportChoice: Hashable, Sendable {
    /// The file means this film.
    case film(Film.ID)
    /// The film is unknown, and becomes one of the person's own.
    case own
    /// The film is not imported.
    case leaveOut

    /// The film that the file means; nil when it is unknown.
    public var meant: Film.ID? {
        if case .film(let film) = self { film } else { nil }
    }
}

/// A file of an import, unpacked.
public struct FileImportPart: Hashable, Sendable {
    /// The name of the file on the person's system, or in its archive.
    public var name: String
    /// The path in the archive, without the folder that contains all its files; otherwise the name.
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

/// The files that each person gave for importing.
///
/// When a call returns, its effect is on the disk. Each person sees only their own files.
public protocol FileImportService: Sendable {
    /// A person's imports, the newest first.
    func imports(of person: Person.ID) async throws -> [FileImport]

    /// A person's import; nil when there is none with this ID.
    func fileImport(_ id: FileImport.ID, of person: Person.ID) async throws -> FileImport?

    /// The files of a person's import, in their original order; empty when there is none with this ID.
    func parts(_ id: FileImport.ID, of person: Person.ID) async throws -> [FileImportPart]

    /// Stores files. Older imported files may be removed (``FileImport/countLimit``).
    /// - Parameter name: cut after ``FileImport/nameLimit`` characters
    /// - Throws: ``FileImportsFull``
    func keep(_ parts: [FileImportPart], named name: String, for person: Person.ID) async throws -> FileImport

    /// Stores the person's answers about the files as a whole.
    func answer(_ id: FileImport.ID, answers: FileImportAnswers, of person: Person.ID) async throws

    /// Stores the result of an import. Undoing its change resets it to one that is not imported.
    func note(_ outcome: FileImport.Outcome, of id: FileImport.ID, by person: Person.ID) async throws

    /// Restores files from an archive, under their ID and without a change to undo. Existing ones stay as they are. The
    /// oldest imported ones may be removed, and these may be the oldest.
    /// - Throws: ``FileImportsFull``
    func restore(_ fileImport: FileImport, parts: [FileImportPart], for person: Person.ID) async throws

    /// Removes the files, and nothing that was imported.
    /// - Returns: whether there was one with this ID
    @discardableResult
    func remove(_ id: FileImport.ID, of person: Person.ID) async throws -> Bool

    /// A person's decisions about films in files, by the files' own terms for them.
    func choices(of person: Person.ID) async throws -> [String: FileImportChoice]

    /// Stores decisions about films in files, replacing earlier ones.
    /// - Throws: ``FileImportsFull``
    func choose(_ choices: [String: FileImportChoice], for person: Person.ID) async throws
}

/// The person's limit is reached by files that are not imported.
public struct FileImportsFull: Error, Hashable {
    public init() {}
}
