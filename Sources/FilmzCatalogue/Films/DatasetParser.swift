/// Takes what is wanted out of the rows of one file.
protocol DatasetParser {
    var file: DatasetFile { get }
    /// Read so far, good or bad.
    var rows: Int { get set }
    var problems: DatasetProblems { get set }

    /// Reads one row.
    /// - Returns: what is wrong with it; nil when nothing is
    mutating func readRow(_ cursor: inout DatasetCursor) -> DatasetProblems.Kind?
}

extension DatasetParser {
    /// Reads the rows of a chunk. The cursor stands at the next row after each, whatever is wrong with it.
    mutating func read(_ chunk: DatasetChunk) {
        var cursor = DatasetCursor(chunk)
        while !cursor.isAtEnd {
            rows += 1
            if let problem = readRow(&cursor) { problems.note(problem, file, line: rows + 1) }
        }
    }
}
