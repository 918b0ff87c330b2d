/// A reader of other products' files, which it recognises by their content and converts to facts about films.
///
/// It uses neither the network nor a database, and stores nothing. Secrets in files are skipped.
public struct ExchangeReader: Sendable {
    public var limits: ExchangeLimits

    public init(limits: ExchangeLimits = ExchangeLimits()) {
        self.limits = limits
    }

    /// - Parameters:
    ///   - inputs: files imported together, in any order: archives, or files from one
    ///   - mappings: the meanings of tables' columns, by ``ColumnMapping/key(of:)``; those of other tables are
    ///     guessed
    /// - Returns: the recognised files and the ignored ones
    /// - Throws: ``ExchangeError`` when a file is refused. Then no file is read.
    public func read(
        _ inputs: [ExchangeInput], mappings: [String: ColumnMapping] = [:]
    ) throws(ExchangeError) -> ExchangeReading {
        let unpacked = try unpacked(inputs)
        var reading = try read(unpacked.parts, mappings: mappings, archives: unpacked.archives)
        reading.ignored = unpacked.ignored + reading.ignored
        return reading
    }

    /// - Throws: ``ExchangeError`` for files that exceed a limit or are all empty
    func check(_ inputs: [ExchangeInput]) throws(ExchangeError) {
        guard inputs.count <= limits.memberCount else { throw .tooManyFiles(limits.memberCount) }
        guard inputs.reduce(0, { $0 + $1.bytes.count }) <= limits.fileBytes else { throw .tooLarge(limits.fileBytes) }
        guard inputs.contains(where: { !$0.bytes.isEmpty }) else {
            throw .empty(inputs.first.map { ExchangeError.shown($0.name) })
        }
    }
}

/// A file that a person imports, under any name.
public struct ExchangeInput: Hashable, Sendable {
    /// The name on the person's device. A file is recognised by its content; the name only matters where files of one
    /// product have the same structure.
    public var name: String
    public var bytes: [UInt8]

    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}
