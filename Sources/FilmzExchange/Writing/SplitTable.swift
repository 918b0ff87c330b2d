/// A table in an archive, in as many files as its reader's limit asks for. Each begins with the heads.
struct SplitTable {
    private let zip: ZipWriter
    private let name: String
    private let heads: [UInt8]
    private let limit: Int
    private var member: Int?
    private var size = 0
    private var count = 0

    /// - Parameters:
    ///   - name: without a number and an ending
    ///   - limit: the most bytes of a file
    init(_ zip: ZipWriter, name: String, heads: [String], limit: Int) {
        self.zip = zip
        self.name = name
        self.limit = limit
        self.heads = CSVRow.line(heads)
    }

    mutating func add(_ cells: [String]) throws(ExportError) {
        let row = CSVRow.line(cells)
        if let member, size + row.count > limit {
            try zip.end(member)
            self.member = nil
        }
        if member == nil { member = try begin() }
        guard let member else { return }
        size += row.count
        try zip.write(row, to: member)
    }

    private mutating func begin() throws(ExportError) -> Int {
        count += 1
        size = heads.count
        let member = try zip.begin(count == 1 ? "\(name).csv" : "\(name)-\(count).csv")
        try zip.write(heads, to: member)
        return member
    }

    /// Its file has all that it gets.
    mutating func end() throws(ExportError) {
        if let member { try zip.end(member) }
        member = nil
    }
}
