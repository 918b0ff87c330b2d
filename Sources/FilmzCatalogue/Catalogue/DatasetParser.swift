/// Reads the wanted facts from the rows of one file.
protocol DatasetParser: Sendable {
    /// The result of parsing a chunk.
    associatedtype Batch: Sendable

    var file: DatasetFile { get }
    /// How many rows have been read so far, good or bad.
    var rows: Int { get set }
    var problems: DatasetProblems { get set }

    /// The facts from a chunk. Its texts are the bytes of the chunk, so nothing is copied.
    mutating func batch(_ chunk: DatasetChunk) -> Batch

    /// Reads one row.
    /// - Returns: what is wrong with it; nil when nothing is
    mutating func readRow(_ cursor: inout DatasetCursor) -> DatasetProblems.Kind?
}

extension DatasetParser {
    /// Reads the rows of a chunk. After each row, even a wrong one, the cursor is at the next row.
    mutating func read(_ chunk: DatasetChunk) {
        var cursor = DatasetCursor(chunk)
        while !cursor.isAtEnd {
            rows += 1
            if let problem = readRow(&cursor) { problems.note(problem, file: file, line: rows + 1) }
        }
    }
}

/// The facts from a chunk, and how far the file has been read with it.
struct ParsedChunk<Batch: Sendable>: Sendable {
    let batch: Batch
    /// The rows since the beginning of the file, good or bad.
    let rows: Int
    /// In bytes of the file on the disk.
    let position: Int
    let size: Int
}
