public import FilmzDomain
import FilmzTextFolding

/// What the files of one product say about one person's life with films. Nothing of it is in Filmz yet.
public struct ExchangeFile: Hashable, Sendable {
    public let source: Source
    /// The files or members that were read, in the order in which they came.
    public internal(set) var parts: [Part] = []
    /// In the order of the parts and of their rows.
    public internal(set) var facts: [ExchangeFact] = []
    public internal(set) var lists: [ExchangeList] = []
    /// Rows of which there is no fact.
    public internal(set) var leftOut: [LeftOutRow] = []
    public internal(set) var problems = ExchangeProblems()
    /// How the columns were understood, of a table that no product is known for.
    public internal(set) var columns: MappedColumns?
    /// What an archive of Filmz says; it has no facts then.
    var archive: FilmzArchive?
    /// Whether it has only films, and a few miniseries as if they were films, so that a row whose kind is not said means no
    /// show.
    var hasOnlyFilms = false
    /// The name of the person whose archive of Filmz it is, as far as it says it; nil for other files.
    public internal(set) var owner: String?
    /// What has to be asked about parts whose facts are ``ExchangeFact/Claim/undecided(on:note:position:)``, by the index of
    /// the part.
    public internal(set) var questions: [Int: [RowMeaning]] = [:]

    /// Where files come from.
    public enum Source: String, Hashable, Sendable, Codable, CaseIterable {
        case letterboxd, imdb, trakt, tvTime, tmdb, simkl, watcharr, ryot
        case kodi, criticker, mediaTracker, iCheckMovies, movieLens, yamtrack, netflix
        /// An archive of Filmz.
        case filmz
        /// A table whose columns are mapped.
        case table
        /// Lines that name films.
        case titles
    }

    /// A file that was read.
    public struct Part: Hashable, Sendable {
        /// Its path in the archive, or its name.
        public var name: String
        public var kind: PartKind
        /// How many rows or elements it has.
        public internal(set) var rowCount = 0
        /// How many of them say something that is taken in.
        public internal(set) var toldCount = 0
        /// How many say nothing that is taken in, for each first reason. With the others, these are all rows.
        public internal(set) var leftOutCounts: [LeftOutRow.Reason: Int] = [:]
    }

    /// What a file turned out to have.
    public enum PartKind: String, Hashable, Sendable, Codable, CaseIterable {
        case diary, reviews, ratings, seen, watchlist, likes, list, importTable, history, comments, shows, table, titles
        /// Rows that may be several of these.
        case rows
        /// All that Filmz has of a person.
        case archive
    }

    /// What rows can mean that say nothing but a film.
    public enum RowMeaning: String, Hashable, Sendable, Codable, CaseIterable {
        case seen, watchlist, liked, list
        /// What else the rows say, such as stars, is all that is taken.
        case nothing
    }

    public struct LeftOutRow: Hashable, Sendable {
        public var reason: Reason
        public var row: RawRow

        public enum Reason: String, Hashable, Sendable, Codable, CaseIterable {
            /// A game, a song, a podcast.
            case notAFilm
            /// An episode of which the file does not say the show.
            case episodeWithoutShow
            /// An episode of which the file says neither the number nor an ID.
            case episodeWithoutNumber
            /// Neither a title nor an ID.
            case nameless
            /// Another row says the same.
            case repeated
            /// A season, of which Filmz keeps nothing.
            case season
            /// It says of an episode what Filmz keeps only of whole shows: a place on the watchlist, a favourite.
            case noPlaceForEpisode
            /// It says nothing about the film.
            case saysNothing
            /// A trailer, a preview.
            case extra
            /// It ran for less than a minute.
            case tooShort
            /// Its person said that rows like it mean nothing.
            case unwanted
        }
    }

    /// Whether it says nothing of any film.
    public var isEmpty: Bool { facts.isEmpty && archive == nil }

    init(source: Source) {
        self.source = source
        hasOnlyFilms = source == .letterboxd
    }

    /// Who named its films.
    var namer: RecommendationMatcher.Namer {
        if source == .titles { .typist } else { .program(hasShows: !hasOnlyFilms) }
    }

    /// How many rows are left out for each reason.
    public var leftOutCounts: [LeftOutRow.Reason: Int] {
        leftOut.reduce(into: [:]) { $0[$1.reason, default: 0] += 1 }
    }

    /// The same file when it is known what the rows of a part mean.
    /// - Parameter part: an index of ``parts``
    public func answering(_ meaning: RowMeaning, part: Int) -> ExchangeFile {
        guard questions[part]?.contains(meaning) == true else { return self }
        var file = self
        file.questions[part] = nil
        if meaning == .list { file.lists.append(ExchangeList(name: PartNames.title(parts[part].name))) }
        if meaning == .nothing { file.leaveOutUndecided(of: part) }
        file.facts = facts.compactMap { fact in
            guard fact.row.part == part, case .undecided(let date, let note, let position) = fact.claim else {
                return fact
            }
            var fact = fact
            switch meaning {
            case .seen: fact.claim = .seen(times: 1, markedOn: date)
            case .watchlist: fact.claim = .watchlist(since: date, note: note)
            case .liked: fact.claim = .liked(on: date)
            case .list:
                fact.claim = .listed(
                    ExchangeFact.Membership(
                        list: file.lists.count - 1, position: position, note: note, addedOn: date))
            case .nothing: return nil
            }
            return fact
        }
        return file
    }

    /// Leaves rows out that say nothing but a film.
    private mutating func leaveOutUndecided(of part: Int) {
        let told = facts.filter { $0.row.part == part }
        let decided = Set(told.filter { !$0.claim.isUndecided }.map(\.row.number))
        let rows = Set(told.map(\.row.number)).subtracting(decided)
        leftOut += rows.sorted().map { LeftOutRow(reason: .unwanted, row: RawRow(part: part, number: $0)) }
        parts[part].toldCount -= rows.count
        if !rows.isEmpty { parts[part].leftOutCounts[.unwanted] = rows.count }
    }
}

// MARK: - Archives of Filmz

extension ExchangeFile {
    /// Whether it is the archive of somebody else, as far as names say it.
    public func isOfAnother(than person: String) -> Bool {
        guard let owner, !owner.isEmpty, !person.isEmpty else { return false }
        return TextFolding.folded(owner) != TextFolding.folded(person)
    }

    /// What a person takes in of it: all of their own archive, and nothing of another person's before they say what.
    /// - Parameter person: their name
    public func topics(_ answers: FileImportAnswers, as person: String) -> Set<ArchiveTopic> {
        answers.topics ?? (isOfAnother(than: person) ? [] : ArchiveTopic.all)
    }

    /// The same file, of which only some is taken in if it is an archive of Filmz.
    public func limited(to topics: Set<ArchiveTopic>) -> ExchangeFile {
        var file = self
        file.archive = archive?.limited(to: topics)
        return file
    }
}

/// What was read from one or several files.
public struct ExchangeReading: Hashable, Sendable {
    /// One for each product, in the order of ``ExchangeFile/Source``. A table that no product is known for is one by itself.
    public var files: [ExchangeFile] = []
    /// What was not read, in the order in which it came.
    public internal(set) var ignored: [IgnoredPart] = []

    /// Of no file.
    public init() {}

    /// Forgets what the files say, and keeps what they are and how much there was.
    public mutating func forgetFacts() {
        for index in files.indices { (files[index].facts, files[index].archive) = ([], nil) }
    }
}

/// A file or member that was not read.
public struct IgnoredPart: Hashable, Sendable {
    public var name: String
    public var reason: Reason
    /// How many rows it has; nil when it was not opened.
    public var rowCount: Int?

    public enum Reason: String, Hashable, Sendable, Codable, CaseIterable {
        /// Its person deleted it.
        case deleted
        /// It belongs to something that its product no longer has.
        case orphaned
        /// It is about what others made, or others are in it.
        case ofOthers
        /// It may have secrets, or says who somebody is; never opened.
        case secret
        /// Another file says the same.
        case repeated
        /// Filmz has no place for what it is about.
        case noPlace
        case empty
        /// A page that somebody saved from a browser.
        case webPage
        /// Tables as a spreadsheet keeps them.
        case workbook
        /// What a program keeps for itself.
        case database
        /// MyAnimeList's.
        case animeList
        /// XML that declares what its texts mean, with which files can do harm.
        case declarations
        /// No text that is known.
        case unknown
    }
}
