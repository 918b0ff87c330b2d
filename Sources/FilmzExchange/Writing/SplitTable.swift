/// A table in an archive, split into as many files as its reader's size limit requires. Each file has the header row.
struct SplitTable {
    private let zip: ZipWriter
    private let name: String
    private let heads: [UInt8]
    private let limit: Int
    private var member: Int?
    private var size = 0
    private var count = 0

    /// - Parameters:
    ///   - name: the name of the files without number and extension
    ///   - limit: the maximum size of a file in bytes
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

    /// Closes the last file.
    mutating func end() throws(ExportError) {
        if let member { try zip.end(member) }
        member = nil
    }
}
