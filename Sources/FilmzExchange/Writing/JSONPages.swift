/// A JSON array in an archive, split into files with a limited number of elements: `ratings-movies.json`, or
/// `watched-history-1.json` and so on.
struct JSONPages {
    private let zip: ZipWriter
    private let name: String
    private let isNumbered: Bool
    private var member: Int?
    private var count = 0
    private var page = 0

    static let pageSize = 5_000

    /// - Parameter isNumbered: whether the first file has a number too
    init(_ zip: ZipWriter, name: String, isNumbered: Bool = false) {
        self.zip = zip
        self.name = name
        self.isNumbered = isNumbered
    }

    mutating func add(_ object: JSONLine) throws(ExportError) {
        if count == Self.pageSize { try end() }
        if member == nil { member = try begin() }
        guard let member else { return }
        try zip.write(Array((count == 0 ? "[" : ",").utf8) + object.object, to: member)
        count += 1
    }

    private mutating func begin() throws(ExportError) -> Int {
        count = 0
        page = page + 1
        return try zip.begin(isNumbered || page > 1 ? "\(name)-\(page).json" : "\(name).json")
    }

    /// Closes the last file. Without any element there is no file.
    mutating func end() throws(ExportError) {
        guard let member else { return }
        try zip.write(Array("]\n".utf8), to: member)
        try zip.end(member)
        self.member = nil
    }
}
