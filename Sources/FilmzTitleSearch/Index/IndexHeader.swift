/// The header of an index file: its format, the counts of its contents, and their positions.
struct IndexHeader {
    /// The first eight bytes. One of them is not text and two are a line end, so that a transfer that changes text
    /// files is detected.
    static let magic: [UInt8] = [0xF1, 0x6D, 0x7A, 0x54, 0x53, 0x0D, 0x0A, 0x1A]
    static let version = 3
    static let size = 1_024
    /// The alignment of sections. Every section also has at least one byte after it.
    static let alignment = 8

    var counts = IndexCounts()
    var fileSize = 0
    var bodyChecksum: UInt64 = 0
    /// The byte ranges of the sections in the file, in the order of ``Section``.
    var sections: [Range<Int>] = []

    /// The header's bytes, with a checksum of their own.
    var bytes: [UInt8] {
        var bytes = Self.magic
        for number in numbers { bytes.append(littleEndian: number) }
        bytes.append(contentsOf: repeatElement(0, count: Self.size - 8 - bytes.count))
        var checksum = Checksum()
        checksum.add(bytes)
        bytes.append(littleEndian: checksum.value)
        return bytes
    }

    private var numbers: [UInt64] {
        let counts = [counts.entries, counts.names, counts.chunks, counts.terms, counts.nodes, counts.postings]
        let bounds = sections.flatMap { [$0.lowerBound, $0.upperBound] }
        return ([Self.version, fileSize] + counts + bounds).map(UInt64.init) + [bodyChecksum]
    }

    init() {}

    /// Reads the header of a file, and checks that every section is within the file.
    init(_ file: Region) throws(TitleIndexError) {
        let magic = (0..<Self.magic.count).map(file.byte)
        guard magic == Self.magic else { throw .notAnIndex }
        var position = 8
        func next() -> UInt64 {
            defer { position += 8 }
            return file.load(UInt64.self, at: position)
        }
        let version = next()
        guard version == Self.version else { throw .unsupportedVersion(Int(truncatingIfNeeded: version)) }
        guard file.count >= Self.size else { throw .damaged("header") }
        var checksum = Checksum()
        checksum.add((0..<Self.size - 8).map(file.byte))
        guard checksum.value == file.load(UInt64.self, at: Self.size - 8) else { throw .damaged("header") }
        guard next() == file.count else { throw .damaged("size") }
        fileSize = file.count
        var numbers: [Int] = []
        for _ in 0..<6 + 2 * Section.allCases.count {
            guard let number = Int(exactly: next()), number <= file.count else { throw .damaged("header") }
            numbers.append(number)
        }
        counts = IndexCounts(
            entries: numbers[0], names: numbers[1], chunks: numbers[2], terms: numbers[3], nodes: numbers[4],
            postings: numbers[5])
        var end = Self.size
        for index in stride(from: 6, to: numbers.count, by: 2) {
            guard numbers[index] >= end, numbers[index + 1] >= numbers[index] else { throw .damaged("sections") }
            end = numbers[index + 1]
            sections.append(numbers[index]..<end)
        }
        bodyChecksum = next()
    }
}

extension [UInt8] {
    mutating func append(littleEndian number: some FixedWidthInteger) {
        var remaining = number
        for _ in 0..<number.bitWidth / 8 {
            append(UInt8(truncatingIfNeeded: remaining))
            remaining >>= 8
        }
    }
}
