/// Sorts files by product, each as soon as it is there, and then lets each product's reader read its own.
struct PartSorting {
    private let mappings: [String: ColumnMapping]
    private let rowLimit: Int
    private var rowCount = 0
    /// Of all texts.
    private(set) var byteCount = 0
    private var ignored: [IgnoredPart] = []
    /// By which files are known that were chosen twice.
    private var fingerprints: Set<Fingerprint> = []

    /// What two files have in common that are the same. In Letterboxd's archive, only names tell two equal tables apart.
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
    private var imdb: [ExchangePart] = []
    private var trakt: [TraktReader.Part] = []
    private var tvTime: [(part: ExchangePart, table: TVTimeTable)] = []
    private var tvTimeExtracts: [TVTimeReader.Extract] = []
    private var tmdb: [ExchangePart] = []
    private var watcharr: [(part: ExchangePart, elements: JSONElements)] = []
    private var simkl: [(part: ExchangePart, members: [String: JSONElements])] = []
    private var ryot: [(part: ExchangePart, elements: JSONElements)] = []
    private var tables: [ExchangeFile] = []
    private var titles: [ExchangeFile] = []

    init(mappings: [String: ColumnMapping], rowLimit: Int) {
        (self.mappings, self.rowLimit) = (mappings, rowLimit)
    }

    mutating func ignore(_ parts: [IgnoredPart]) { ignored += parts }

    /// - Throws: ``ExchangeError/unreadable`` for a file outside an archive that is no text, and
    ///   ``ExchangeError/tooManyRows(_:)``
    mutating func add(
        _ bytes: [UInt8], name: String, path: String, isInArchive: Bool
    ) throws(ExchangeError) {
        guard bytes.contains(where: { $0 > UInt8(ascii: " ") }) else { return ignore(name, .empty) }
        guard fingerprints.insert(Fingerprint(bytes, path: path)).inserted else { return ignore(name, .repeated) }
        guard let text = ExchangeText.utf8(bytes) else {
            guard isInArchive else { throw .unreadable }
            return ignore(name, .unknown)
        }
        byteCount += text.count
        let part = ExchangePart(name: name, path: path, text: text, isInArchive: isInArchive)
        if part.isJSON { return try sortJSON(part) }
        try count(part)
        if let whole = try WholeTableReader.read(part) { return tables.append(whole) }
        if !sort(part, part.table?.keys ?? []), !sortUnknown(part) { ignore(name, .unknown) }
    }

    private mutating func ignore(_ name: String, _ reason: IgnoredPart.Reason, rowCount: Int? = nil) {
        ignored.append(IgnoredPart(name: ExchangeError.shown(name), reason: reason, rowCount: rowCount))
    }

    /// Lines are counted first, since a row has at least one of them.
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
        guard let table = TraktTable(part, elements) else {
            guard let extract = TVTimeReader.Extract(part, elements) else { return ignore(part.name, .unknown) }
            return tvTimeExtracts.append(extract)
        }
        if case .ignored(let reason) = table {
            ignore(part.name, reason, rowCount: elements.count)
        } else {
            trakt.append(TraktReader.Part(part: part, table: table, elements: elements))
        }
    }

    /// Sorts a file that is one object of JSON.
    private mutating func sortObject(_ part: ExchangePart) throws(ExchangeError) {
        guard let members = JSONElements.members(of: part.text) else { return ignore(part.name, .unknown) }
        rowCount += members.values.reduce(0) { $0 + $1.count }
        guard rowCount <= rowLimit else { throw .tooManyRows(rowLimit) }
        if SimklReader.isBackup(members) {
            simkl.append((part, members))
        } else if RyotReader.isBackup(members), let metadata = members["metadata"] {
            ryot.append((part, metadata))
        } else {
            ignore(part.name, .unknown)
        }
    }

    /// - Returns: whether the table is known
    private mutating func sort(_ part: ExchangePart, _ keys: Set<String>) -> Bool {
        if let table = LetterboxdTable(part) {
            if case .ignored(let reason) = table {
                ignore(part.name, reason, rowCount: part.table?.rows.reduce(0) { count, _ in count + 1 })
            } else {
                letterboxd.append((part, table))
            }
        } else if IMDbReader.isTable(keys) {
            imdb.append(part)
        } else if TMDbReader.isTable(keys) {
            tmdb.append(part)
        } else if let table = TVTimeTable(part) {
            tvTime.append((part, table))
        } else {
            return false
        }
        return true
    }

    private mutating func sortUnknown(_ part: ExchangePart) -> Bool {
        if let file = TableReader.read(part, mappings) {
            tables.append(file)
            return true
        }
        // An archive has read-me files too.
        guard !part.isMarkup, !part.isInArchive, var file = TitleListReader.read(part) else { return false }
        // It may be a table after all, whose heads nobody knows.
        file.columns = TableReader.unknownColumns(of: part)
        titles.append(file)
        return true
    }

    // MARK: - Reading

    func reading() -> ExchangeReading {
        var reading = ExchangeReading()
        reading.ignored = ignored
        if !letterboxd.isEmpty { reading.files.append(LetterboxdReader.read(letterboxd)) }
        if !imdb.isEmpty { reading.files.append(IMDbReader.read(imdb)) }
        if !trakt.isEmpty { reading.files.append(TraktReader.read(trakt)) }
        if !tvTime.isEmpty || !tvTimeExtracts.isEmpty {
            reading.files.append(TVTimeReader.read(tvTime, tvTimeExtracts))
        }
        if !tmdb.isEmpty { reading.files.append(TMDbReader.read(tmdb)) }
        if !simkl.isEmpty { reading.files.append(SimklReader.read(simkl)) }
        if !watcharr.isEmpty { reading.files.append(WatcharrReader.read(watcharr)) }
        if !ryot.isEmpty { reading.files.append(RyotReader.read(ryot)) }
        reading.files += tables + titles
        return reading
    }
}
