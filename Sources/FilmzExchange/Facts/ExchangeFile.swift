public import FilmzDomain
import FilmzReading
import FilmzTextFolding

/// The statements in the files of one product about a person's films. None of them has been imported yet.
public struct ExchangeFile: Hashable, Sendable {
    public let source: Source
    /// The files or archive members that were read, in their original order.
    public internal(set) var parts: [Part] = []
    /// The statements, in the order of the parts and of their rows.
    public internal(set) var facts: [ExchangeFact] = []
    public internal(set) var lists: [ExchangeList] = []
    /// The rows without a statement.
    public internal(set) var leftOut: [OmittedRow] = []
    public internal(set) var problems = ExchangeProblems()
    /// The meanings of the columns of a table from an unknown product.
    public internal(set) var columns: MappedColumns?
    /// The content of an archive of Filmz, which has no facts.
    var archive: FilmzArchive?
    /// Whether the product lists only films, including a few miniseries as films, so that a row without a kind is
    /// never a show.
    var hasOnlyFilms = false
    /// The name of the person in an archive of Filmz, if it has one; nil for other files.
    public internal(set) var owner: String?
    /// The questions about parts whose facts are ``ExchangeFact/Claim/undecided(on:note:position:)``: the possible
    /// meanings by the index of the part.
    public internal(set) var questions: [Int: [RowMeaning]] = [:]

    /// The product that a file comes from.
    public enum Source: String, Hashable, Sendable, Codable, CaseIterable {
        case letterboxd, imdb, trakt, tvTime, tmdb, simkl, watcharr, ryot
        case kodi, criticker, mediaTracker, iCheckMovies, movieLens, yamtrack, netflix
        /// An archive of Filmz.
        case filmz
        /// A table whose columns have to be mapped.
        case table
        /// Lines with titles of films.
        case titles
    }

    /// A file that was read.
    public struct Part: Hashable, Sendable {
        /// The path in the archive, or the name of the file.
        public var name: String
        public var kind: PartKind
        /// The number of rows or elements.
        public internal(set) var rowCount = 0
        /// The number of rows with a statement that is imported.
        public internal(set) var importedCount = 0
        /// The number of rows without such a statement, by the first reason. Together with ``importedCount``, these are
        /// all rows.
        public internal(set) var leftOutCounts: [OmittedRow.Reason: Int] = [:]
    }

    /// The content of a file, as far as it was recognised.
    public enum PartKind: String, Hashable, Sendable, Codable, CaseIterable {
        case diary, reviews, ratings, seen, watchlist, likes, list, importTable, history, comments, shows, table, titles
        /// Rows of several of these kinds.
        case rows
        /// Everything that Filmz stores about a person.
        case archive
    }

    /// The possible meanings of rows that only name a film.
    public enum RowMeaning: String, Hashable, Sendable, Codable, CaseIterable {
        case seen, watchlist, liked, list
        /// Nothing: only other values in the rows, such as ratings, are imported.
        case nothing
    }

    public struct OmittedRow: Hashable, Sendable {
        public var reason: Reason
        public var row: RawRow

        public enum Reason: String, Hashable, Sendable, Codable, CaseIterable {
            /// A game, a song or a podcast.
            case notAFilm
            /// An episode without its show.
            case episodeWithoutShow
            /// An episode with neither a number nor an ID.
            case episodeWithoutNumber
            /// A row with neither a title nor an ID.
            case nameless
            /// A duplicate of another row.
            case repeated
            /// A season, for which Filmz has no field.
            case season
            /// A statement about an episode that Filmz stores only for whole shows: a place on the watchlist, a
            /// favourite.
            case noPlaceForEpisode
            /// A row that names a film without saying anything about it.
            case saysNothing
            /// A trailer or a preview.
            case extra
            /// A playback of less than a minute.
            case tooShort
            /// A row whose kind the person chose to ignore.
            case unwanted
        }
    }

    /// Whether there are no statements about films.
    public var isEmpty: Bool { facts.isEmpty && archive == nil }

    init(source: Source) {
        self.source = source
        hasOnlyFilms = source == .letterboxd
    }

    /// The kind of author that named the films.
    var namer: RecommendationMatcher.Namer {
        if source == .titles { .typist } else { .program(hasShows: !hasOnlyFilms) }
    }

    /// The number of rows left out for each reason.
    public var leftOutCounts: [OmittedRow.Reason: Int] {
        leftOut.reduce(into: [:]) { $0[$1.reason, default: 0] += 1 }
    }

    /// The same file with an answer to the question about a part.
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

    /// Leaves out rows that only name a film.
    private mutating func leaveOutUndecided(of part: Int) {
        let partFacts = facts.filter { $0.row.part == part }
        let decidedRows = Set(partFacts.filter { !$0.claim.isUndecided }.map(\.row.number))
        let rows = Set(partFacts.map(\.row.number)).subtracting(decidedRows)
        leftOut += rows.sorted().map { OmittedRow(reason: .unwanted, row: RawRow(part: part, number: $0)) }
        parts[part].importedCount -= rows.count
        if !rows.isEmpty { parts[part].leftOutCounts[.unwanted] = rows.count }
    }
}

// MARK: - Archives of Filmz

extension ExchangeFile {
    /// Whether this is another person's archive, judging by the names.
    public func isOfAnother(than person: String) -> Bool {
        guard let owner, !owner.isEmpty, !person.isEmpty else { return false }
        return TextFolding.folded(owner) != TextFolding.folded(person)
    }

    /// The topics to import: everything from the person's own archive, and nothing from another person's until they
    /// choose.
    /// - Parameter person: the person's name
    public func topics(_ answers: FileImportAnswers, as person: String) -> Set<ArchiveTopic> {
        answers.topics ?? (isOfAnother(than: person) ? [] : ArchiveTopic.all)
    }

    /// The same file, with only some topics if it is an archive of Filmz.
    public func limited(to topics: Set<ArchiveTopic>) -> ExchangeFile {
        var file = self
        file.archive = archive?.limited(to: topics)
        return file
    }
}

/// The result of reading one or more files.
public struct ExchangeReading: Hashable, Sendable {
    /// One file for each product, in the order of ``ExchangeFile/Source``. Each table from an unknown product is a
    /// file of its own.
    public var files: [ExchangeFile] = []
    /// The files that were not read, in their original order.
    public internal(set) var ignored: [IgnoredPart] = []

    /// A reading without files.
    public init() {}

    /// Removes the statements and keeps the descriptions of the files and their counts.
    public mutating func removeFacts() {
        for index in files.indices {
            files[index].facts = []
            files[index].archive = nil
        }
    }
}

/// A file or archive member that was not read.
public struct IgnoredPart: Hashable, Sendable {
    public var name: String
    public var reason: Reason
    /// The number of rows; nil when the file was not opened.
    public var rowCount: Int?

    public enum Reason: String, Hashable, Sendable, Codable, CaseIterable {
        /// A file of things that the person deleted.
        case deleted
        /// A file about something that its product no longer has.
        case orphaned
        /// A file about things that other people made, or with data of other people.
        case ofOthers
        /// A file that may contain secrets or personal data. It is never opened.
        case secret
        /// A duplicate of another file.
        case repeated
        /// A file about something that Filmz does not store.
        case noPlace
        case empty
        /// A saved web page.
        case webPage
        /// A spreadsheet.
        case workbook
        /// A program's own database.
        case database
        /// An export of MyAnimeList.
        case animeList
        /// XML with declarations, which can be used for attacks.
        case declarations
        /// A file that was not recognised.
        case unknown
    }
}
