import TextFolding

/// Collects entries and writes them as an index.
///
/// It stores each word once and each name as a list of numbers: some 90 bytes for a name, and as much again while
/// writing. Entries may be added in any order.
public struct TitleIndexBuilder: Sendable {
    /// Longer names are cut.
    static let nameByteLimit = 1_024
    /// More names of an entry are left out.
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
    /// Where each name ends in `nameChunks`.
    private(set) var nameEnds: [UInt32] = []
    private(set) var nameChunks: [UInt32] = []
    private(set) var peopleChunks: [UInt32] = []
    private(set) var chunks = ByteStrings()

    /// - Parameter edition: any text, such as the date of the data; the index has it as ``TitleIndex/edition``
    public init(edition: String) {
        self.edition = edition
    }

    /// Adds an entry. An entry whose names have no letter or digit is stored, but never found.
    public mutating func add(_ entry: TitleEntry) {
        let (firstName, firstPerson) = (UInt32(nameEnds.count), UInt32(peopleChunks.count))
        for name in entry.names.prefix(Self.nameLimit) {
            let before = nameChunks.count
            unsafe Self.forEachChunk(of: name) { unsafe nameChunks.append(UInt32(chunks.number(of: $0))) }
            if nameChunks.count > before { nameEnds.append(UInt32(nameChunks.count)) }
        }
        for person in entry.people where peopleChunks.count < Int(firstPerson) + TermBuffer.limit {
            unsafe Self.forEachChunk(of: person) { unsafe peopleChunks.append(UInt32(chunks.number(of: $0))) }
        }
        let people = min(peopleChunks.count, Int(firstPerson) + TermBuffer.limit)
        peopleChunks.removeLast(peopleChunks.count - people)
        entries.append(
            Entry(
                id: entry.id, popularity: UInt32(clamping: entry.popularity),
                year: entry.year.map { max(Int16(clamping: $0), .min + 1) } ?? .min,
                names: firstName..<UInt32(nameEnds.count), people: firstPerson..<UInt32(people)))
    }

    /// Writes the index to a file, completely or not at all. An existing file is replaced.
    ///
    /// The file is written under another name (with `.part` at its end), synced to the disk, and renamed.
    /// - Throws: ``TitleIndexError/inUse`` when somebody else is writing it, ``TitleIndexError/cancelled``
    public consuming func write(to path: String) throws(TitleIndexError) {
        var file = try FileWriter(path: path)
        try assemble(into: &file)
    }

    /// The index as it would be in a file.
    consuming func bytes() throws(TitleIndexError) -> [UInt8] {
        var memory = MemoryWriter()
        try assemble(into: &memory)
        return memory.bytes
    }

    private consuming func assemble(into writer: inout some IndexWriter & ~Copyable) throws(TitleIndexError) {
        var assembly = try IndexAssembly(self)
        try assembly.write(to: &writer)
    }

    /// Calls a function with each part between spaces and control characters.
    private static func forEachChunk(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        var text = text
        if text.utf8.count > nameByteLimit {
            var end = text.utf8.index(text.startIndex, offsetBy: nameByteLimit)
            while end.samePosition(in: text.unicodeScalars) == nil { text.utf8.formIndex(before: &end) }
            text = String(text[..<end])
        }
        text = TextFolding.composed(text)
        text.makeContiguousUTF8()
        unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
            var start = 0
            for index in 0...bytes.count where unsafe index == bytes.count || bytes[index] <= 0x20 {
                if index > start { unsafe body(UnsafeBufferPointer(rebasing: bytes[start..<index])) }
                start = index + 1
            }
        }
    }
}
