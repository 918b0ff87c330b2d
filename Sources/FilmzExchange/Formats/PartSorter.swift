/// Sorts files by product as they are added, and then has each product's reader read its own.
struct PartSorter {
    private let mappings: [String: ColumnMapping]
    private let rowLimit: Int
    private var rowCount = 0
    /// The total size of all texts in bytes.
    private(set) var byteCount = 0
    private var ignored: [IgnoredPart] = []
    /// The fingerprints of the files so far, to skip a file that was chosen twice.
    private var fingerprints: Set<Fingerprint> = []

    /// The identity of a file. In Letterboxd's archive, tables with the same content differ only in their names.
    private struct Fingerprint: Hashable {
        let path: String
        let byteCount: Int
        let hash: Int

        init(_ bytes: [UInt8], path: String) {
            self.path = path
            byteCount = bytes.count
            hash = bytes.hashValue
        }
    }

    private var letterboxd: [(part: ExchangePart, table: LetterboxdTable)] = []
    /// The files of products that need no further sorting.
    private var others: [ExchangeFile.Source: [ExchangePart]] = [:]
    private var movieLens: [(part: ExchangePart, table: MovieLensReader.Table)] = []
    private var netflix: [(part: ExchangePart, table: NetflixReader.Table)] = []
    private var trakt: [TraktReader.Part] = []
    private var tvTime: [(part: ExchangePart, table: TVTimeTable)] = []
    private var tvTimeExtracts: [TVTimeReader.Extract] = []
    private var mediaTracker: [(part: ExchangePart, elements: JSONElements)] = []
    private var watcharr: [(part: ExchangePart, elements: JSONElements)] = []
    private var simkl: [(part: ExchangePart, members: [String: JSONElements])] = []
    private var ryot: [(part: ExchangePart, elements: JSONElements)] = []
    private var tables: [ExchangeFile] = []
    private var titles: [ExchangeFile] = []

    init(mappings: [String: ColumnMapping], rowLimit: Int) {
        self.mappings = mappings
        self.rowLimit = rowLimit
    }

    mutating func ignore(_ parts: [IgnoredPart]) { ignored += parts }

    /// - Throws: ``ExchangeError/unreadable`` for a file outside an archive that is not a text, and
    ///   ``ExchangeError/tooManyRows(_:)``
    mutating func add(
        _ bytes: [UInt8], name: String, path: String, isInArchive: Bool
    ) throws(ExchangeError) {
        guard bytes.contains(where: { $0 > UInt8(ascii: " ") }) else { return ignore(name, reason: .empty) }
        guard fingerprints.insert(Fingerprint(bytes, path: path)).inserted else {
            return ignore(name, reason: .repeated)
        }
        guard let text = ExchangeText.utf8(bytes) else {
            if bytes.starts(with: Self.databaseMark) { return ignore(name, reason: .database) }
            guard isInArchive else { throw .unreadable }
            return ignore(name, reason: .unknown)
        }
        byteCount += text.count
        let part = ExchangePart(name: name, path: path, text: text, isInArchive: isInArchive)
        if part.isJSON { return try sortJSON(part) }
        if part.isMarkup { return try sortMarkup(part) }
        try count(part)
        if let file = try WholeTableReader.read(part) { return tables.append(file) }
        if !sort(part, keys: part.table?.keys ?? []), !sortUnknown(part) { ignore(name, reason: .unknown) }
    }

    /// The first bytes of SQLite files, the databases of most programs.
    private static let databaseMark = Array("SQLite format 3".utf8)

    private mutating func ignore(_ name: String, reason: IgnoredPart.Reason, rowCount: Int? = nil) {
        ignored.append(IgnoredPart(name: ExchangeError.shown(name), reason: reason, rowCount: rowCount))
    }

    /// Adds to the number of rows. Lines are counted first, since a row has at least one line.
    private mutating func count(_ part: ExchangePart) throws(ExchangeError) {
        let lines = part.text.count { $0 == UInt8(ascii: "\n") } + 1
        rowCount += rowCount + lines > rowLimit ? part.table?.rows.reduce(0) { count, _ in count + 1 } ?? lines : lines
        guard rowCount <= rowLimit else { throw .tooManyRows(rowLimit) }
    }

    // MARK: - Sorting

    private mutating func sortJSON(_ part: ExchangePart) throws(ExchangeError) {
        guard let elements = JSONElements(part.text) else { return try sortObject(part) }
        rowCount += elements.count
        guard rowCount <= rowLimit else { throw .tooManyRows(rowLimit) }
        if WatcharrReader.isBackup(elements) { return watcharr.append((part, elements)) }
        if MediaTrackerReader.isList(elements) { return mediaTracker.append((part, elements)) }
        guard let table = TraktTable(part, elements: elements) else {
            guard let extract = TVTimeReader.Extract(part, elements: elements) else {
                return ignore(part.name, reason: .unknown)
            }
            return tvTimeExtracts.append(extract)
        }
        if case .ignored(let reason) = table {
            ignore(part.name, reason: reason, rowCount: elements.count)
        } else {
            trakt.append(TraktReader.Part(part: part, table: table, elements: elements))
        }
    }

    /// Sorts a JSON file that is a single object.
    private mutating func sortObject(_ part: ExchangePart) throws(ExchangeError) {
        guard let members = JSONElements.members(of: part.text) else { return ignore(part.name, reason: .unknown) }
        rowCount += members.values.reduce(0) { $0 + $1.count }
        guard rowCount <= rowLimit else { throw .tooManyRows(rowLimit) }
        if SimklReader.isBackup(members) {
            simkl.append((part, members))
        } else if RyotReader.isBackup(members), let metadata = members["metadata"] {
            ryot.append((part, metadata))
        } else {
            ignore(part.name, reason: .unknown)
        }
    }

    private mutating func sortMarkup(_ part: ExchangePart) throws(ExchangeError) {
        let start = String(decoding: part.text.prefix(1_000), as: UTF8.self).lowercased()
        guard !start.contains("<!doctype html"), !start.contains("<html") else {
            return ignore(part.name, reason: .webPage)
        }
        guard let root = MarkupElements.rootName(of: part.text) else {
            return ignore(part.name, reason: start.contains("<!") ? .declarations : .unknown)
        }
        if KodiReader.isLibrary(root) {
            rowCount += KodiReader.elements(part).count
            others[.kodi, default: []].append(part)
        } else if CritickerReader.isExport(root) {
            rowCount += CritickerReader.elements(part).count
            others[.criticker, default: []].append(part)
        } else {
            ignore(part.name, reason: root == "myanimelist" ? .animeList : .unknown)
        }
        guard rowCount <= rowLimit else { throw .tooManyRows(rowLimit) }
    }

    /// - Returns: whether the table was recognised
    private mutating func sort(_ part: ExchangePart, keys: Set<String>) -> Bool {
        if let table = LetterboxdTable(part) {
            if case .ignored(let reason) = table {
                ignore(part.name, reason: reason, rowCount: part.table?.rows.reduce(0) { count, _ in count + 1 })
            } else {
                letterboxd.append((part, table))
            }
        } else if let table = TVTimeTable(part) {
            tvTime.append((part, table))
        } else if let table = NetflixReader.Table(keys) {
            netflix.append((part, table))
        } else if let table = MovieLensReader.Table(part) {
            if case .ignored(let reason) = table {
                ignore(part.name, reason: reason)
            } else {
                movieLens.append((part, table))
            }
        } else if let source = Self.source(keys) {
            others[source, default: []].append(part)
        } else {
            return false
        }
        return true
    }

    /// The product whose tables have these columns.
    private static func source(_ keys: Set<String>) -> ExchangeFile.Source? {
        if IMDbReader.isTable(keys) { return .imdb }
        if TMDbReader.isTable(keys) { return .tmdb }
        if ICheckMoviesReader.isTable(keys) { return .iCheckMovies }
        if YamtrackReader.isTable(keys) { return .yamtrack }
        guard CritickerReader.isTable(keys) else { return nil }
        return .criticker
    }

    private mutating func sortUnknown(_ part: ExchangePart) -> Bool {
        if let file = TableReader.read(part, mappings: mappings) {
            tables.append(file)
            return true
        }
        // Archives contain read-me files too.
        guard !part.isMarkup, !part.isInArchive, var file = TitleListReader.read(part) else { return false }
        // It may be a table after all, with unknown columns.
        file.columns = TableReader.unknownColumns(of: part)
        titles.append(file)
        return true
    }

    // MARK: - Reading

    func reading() -> ExchangeReading {
        var reading = ExchangeReading()
        reading.ignored = ignored
        reading.files = ExchangeFile.Source.allCases.compactMap(file)
        reading.files += tables + titles
        return reading
    }

    /// The file of a product; nil when there is none.
    private func file(of source: ExchangeFile.Source) -> ExchangeFile? {
        let parts = others[source] ?? []
        return switch source {
        case .letterboxd: if letterboxd.isEmpty { nil } else { LetterboxdReader.read(letterboxd) }
        case .imdb: if parts.isEmpty { nil } else { IMDbReader.read(parts) }
        case .trakt: if trakt.isEmpty { nil } else { TraktReader.read(trakt) }
        case .tvTime:
            if tvTime.isEmpty && tvTimeExtracts.isEmpty {
                nil
            } else {
                TVTimeReader.read(tvTime, extracts: tvTimeExtracts)
            }
        case .tmdb: if parts.isEmpty { nil } else { TMDbReader.read(parts) }
        case .simkl: if simkl.isEmpty { nil } else { SimklReader.read(simkl) }
        case .watcharr: if watcharr.isEmpty { nil } else { WatcharrReader.read(watcharr) }
        case .ryot: if ryot.isEmpty { nil } else { RyotReader.read(ryot) }
        case .kodi: if parts.isEmpty { nil } else { KodiReader.read(parts) }
        case .criticker: if parts.isEmpty { nil } else { CritickerReader.read(parts) }
        case .mediaTracker: if mediaTracker.isEmpty { nil } else { MediaTrackerReader.read(mediaTracker) }
        case .iCheckMovies: if parts.isEmpty { nil } else { ICheckMoviesReader.read(parts) }
        case .movieLens: if movieLens.isEmpty { nil } else { MovieLensReader.read(movieLens) }
        case .yamtrack: if parts.isEmpty { nil } else { YamtrackReader.read(parts) }
        case .netflix: if netflix.isEmpty { nil } else { NetflixReader.read(netflix) }
        case .filmz, .table, .titles: nil
        }
    }
}
