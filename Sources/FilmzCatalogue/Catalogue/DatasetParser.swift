/// A parser of the wanted facts in the rows of one file.
protocol DatasetParser: Sendable {
    /// The result of parsing a chunk.
    associatedtype Batch: Sendable

    var file: DatasetFile { get }
    /// The number of rows read so far, good or bad.
    var rows: Int { get set }
    var problems: DatasetProblems { get set }

    /// The facts from a chunk. Their texts refer to the bytes of the chunk, so nothing is copied.
    mutating func batch(_ chunk: DatasetChunk) -> Batch

    /// Reads one row.
    /// - Returns: the problem of the row; nil when there is none
    mutating func readRow(_ cursor: inout DatasetCursor) -> DatasetProblems.Kind?
}

extension DatasetParser {
    /// Reads the rows of a chunk. After each row, even a malformed one, the cursor is at the next row.
    mutating func read(_ chunk: DatasetChunk) {
        var cursor = DatasetCursor(chunk)
        while !cursor.isAtEnd {
            rows += 1
            if let problem = readRow(&cursor) { problems.note(problem, file: file, line: rows + 1) }
        }
    }
}

/// The facts from a chunk, with the progress in the file.
struct ParsedChunk<Batch: Sendable>: Sendable {
    let batch: Batch
    /// The number of rows since the beginning of the file, good or bad.
    let rows: Int
    /// The position in bytes of the file on the disk.
    let position: Int
    let size: Int
}
