/// Takes what is wanted out of the rows of one file.
protocol DatasetParser: Sendable {
    /// What a chunk's rows become.
    associatedtype Batch: Sendable

    var file: DatasetFile { get }
    /// Read so far, good or bad.
    var rows: Int { get set }
    var problems: DatasetProblems { get set }

    /// What is wanted of a chunk. Its texts are those of the chunk, so nothing is copied.
    mutating func batch(_ chunk: DatasetChunk) -> Batch

    /// Reads one row.
    /// - Returns: what is wrong with it; nil when nothing is
    mutating func readRow(_ cursor: inout DatasetCursor) -> DatasetProblems.Kind?
}

extension DatasetParser {
    /// Reads the rows of a chunk. After each, the cursor is at the next row, also after a wrong one.
    mutating func read(_ chunk: DatasetChunk) {
        var cursor = DatasetCursor(chunk)
        while !cursor.isAtEnd {
            rows += 1
            if let problem = readRow(&cursor) { problems.note(problem, file, line: rows + 1) }
        }
    }
}

/// What was wanted of a chunk, and how far the file has been read with it.
struct ParsedChunk<Batch: Sendable>: Sendable {
    let batch: Batch
    /// Since the file's first, good or bad.
    let rows: Int
    /// In bytes, of the file on the disk.
    let position: Int
    let size: Int
}
