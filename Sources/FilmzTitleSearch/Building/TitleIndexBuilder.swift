import FilmzTextFolding

/// A builder that collects entries and writes them as an index.
///
/// It stores each word once and each name as a list of numbers: some 90 bytes per name, and as much again while
/// writing. Entries can be added in any order.
public struct TitleIndexBuilder: Sendable {
    /// The maximum size of a name; longer names are truncated.
    static let nameByteLimit = 1_024
    /// The maximum number of names of an entry; further ones are left out.
    static let nameLimit = 1 << 12

    struct Entry {
        var id: Int64
        var popularity: UInt32
        var year: Int16
        var names: Range<UInt32>
        var people: Range<UInt32>
    }

    let edition: String
    private(set) var entries: [Entry] = []
    /// The end of each name in `nameChunks`.
    private(set) var nameEnds: [UInt32] = []
    private(set) var nameChunks: [UInt32] = []
    private(set) var peopleChunks: [UInt32] = []
    private(set) var chunks = StringPool()

    /// - Parameter edition: any text, such as the date of the data, which becomes ``TitleIndex/edition``
    public init(edition: String) {
        self.edition = edition
    }

    /// Adds an entry. An entry whose names have no letter or digit is stored, but cannot be found.
    public mutating func add(_ entry: TitleEntry) {
        let firstName = UInt32(nameEnds.count)
        for name in entry.names.prefix(Self.nameLimit) { addName(name) }
        add(entry, firstName: firstName)
    }

    /// Adds an entry with two more names before its own, given as ranges of an array of bytes, which is faster than
    /// strings.
    /// - Parameters:
    ///   - original: the second of the names; nil for only one
    ///   - text: the bytes in UTF-8
    public mutating func add(_ entry: TitleEntry, title: Range<Int>, original: Range<Int>?, in text: [UInt8]) {
        let firstName = UInt32(nameEnds.count)
        addName(title, of: text)
        if let original { addName(original, of: text) }
        for name in entry.names.prefix(Self.nameLimit - 2) { addName(name) }
        add(entry, firstName: firstName)
    }

    /// Adds an entry whose names have already been added.
    private mutating func add(_ entry: TitleEntry, firstName: UInt32) {
        let firstPerson = UInt32(peopleChunks.count)
        for person in entry.people where peopleChunks.count < Int(firstPerson) + TermBuffer.limit {
            unsafe Self.forEachChunk(of: person) { unsafe peopleChunks.append(UInt32(chunks.intern($0))) }
        }
        let people = min(peopleChunks.count, Int(firstPerson) + TermBuffer.limit)
        peopleChunks.removeLast(peopleChunks.count - people)
        entries.append(
            Entry(
                id: entry.id, popularity: UInt32(clamping: entry.popularity),
                year: entry.year.map { max(Int16(clamping: $0), .min + 1) } ?? .min,
                names: firstName..<UInt32(nameEnds.count), people: firstPerson..<UInt32(people)))
    }

    private mutating func addName(_ name: String) {
        unsafe Self.forEachChunk(of: name) { unsafe nameChunks.append(UInt32(chunks.intern($0))) }
        endName()
    }

    private mutating func addName(_ range: Range<Int>, of text: [UInt8]) {
        // ASCII is composed already.
        guard range.count <= Self.nameByteLimit, !text[range].contains(where: { $0 >= 0x80 }) else {
            addName(String(decoding: text[range], as: UTF8.self))
            return
        }
        unsafe text.withUnsafeBufferPointer { text in
            unsafe Self.forEachChunk(of: UnsafeBufferPointer(rebasing: text[range])) {
                unsafe nameChunks.append(UInt32(chunks.intern($0)))
            }
        }
        endName()
    }

    /// Ends the open name, unless nothing was added to it.
    private mutating func endName() {
        if nameChunks.count > Int(nameEnds.last ?? 0) { nameEnds.append(UInt32(nameChunks.count)) }
    }

    /// Writes the index to a file, completely or not at all. An existing file is replaced.
    ///
    /// The file is written under another name (with `.part` at its end), synced to the disk, and renamed.
    /// - Throws: ``TitleIndexError/inUse`` if another process is writing it, ``TitleIndexError/cancelled``
    public consuming func write(to path: String) throws(TitleIndexError) {
        var file = try FileWriter(path: path)
        try assemble(into: &file)
    }

    /// The bytes of the index, as they would be in a file.
    consuming func bytes() throws(TitleIndexError) -> [UInt8] {
        var memory = MemoryWriter()
        try assemble(into: &memory)
        return memory.bytes
    }

    private consuming func assemble(into writer: inout some IndexWriter & ~Copyable) throws(TitleIndexError) {
        var assembly = try IndexAssembly(self)
        try assembly.write(to: &writer)
    }

    /// Calls a function with each chunk between spaces and control characters.
    private static func forEachChunk(of text: String, body: (UnsafeBufferPointer<UInt8>) -> Void) {
        var text = text
        if text.utf8.count > nameByteLimit {
            var end = text.utf8.index(text.startIndex, offsetBy: nameByteLimit)
            while end.samePosition(in: text.unicodeScalars) == nil { text.utf8.formIndex(before: &end) }
            text = String(text[..<end])
        }
        text = TextFolding.composed(text)
        text.makeContiguousUTF8()
        unsafe text.utf8.withContiguousStorageIfAvailable { unsafe forEachChunk(of: $0, body: body) }
    }

    @inline(__always)
    private static func forEachChunk(of text: UnsafeBufferPointer<UInt8>, body: (UnsafeBufferPointer<UInt8>) -> Void) {
        var start = 0
        for index in 0...text.count where unsafe index == text.count || text[index] <= 0x20 {
            if index > start { unsafe body(UnsafeBufferPointer(rebasing: text[start..<index])) }
            start = index + 1
        }
    }
}
