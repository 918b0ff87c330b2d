/// Reads files of other products as facts about films. What a file is, is told from its content.
///
/// Nothing is asked of a network or a database, and nothing is kept. What is secret in a file is not read further.
public struct ExchangeReader: Sendable {
    public var limits: ExchangeLimits

    public init(limits: ExchangeLimits = ExchangeLimits()) {
        self.limits = limits
    }

    /// - Parameters:
    ///   - inputs: files that came together, in any order: archives, or what was in one
    ///   - mappings: what the columns of tables mean, by ``ColumnMapping/key(of:)``; those of other tables are guessed
    /// - Returns: what was recognised; nothing but what was ignored when that is nothing
    /// - Throws: ``ExchangeError`` when a file is refused. Then none of them is read.
    public func read(
        _ inputs: [ExchangeInput], mappings: [String: ColumnMapping] = [:]
    ) throws(ExchangeError) -> ExchangeReading {
        let unpacked = try unpacked(inputs)
        var reading = try read(unpacked.parts, mappings: mappings, archives: unpacked.archives)
        reading.ignored = unpacked.ignored + reading.ignored
        return reading
    }

    /// - Throws: ``ExchangeError`` for what is too much, or nothing
    func check(_ inputs: [ExchangeInput]) throws(ExchangeError) {
        guard inputs.count <= limits.memberCount else { throw .tooManyFiles(limits.memberCount) }
        guard inputs.reduce(0, { $0 + $1.bytes.count }) <= limits.fileBytes else { throw .tooLarge(limits.fileBytes) }
        guard inputs.contains(where: { !$0.bytes.isEmpty }) else { throw .empty }
    }
}
