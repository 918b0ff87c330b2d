/// The central directory at the end of a ZIP archive, checked before libzip reads it: libzip makes an object for each
/// entry, and ends a name at a zero byte.
enum ZipDirectory {
    private static let endLength = 22
    private static let entryLength = 46

    static func isArchive(_ bytes: some Collection<UInt8>) -> Bool {
        bytes.starts(with: [0x50, 0x4B, 3, 4]) || bytes.starts(with: [0x50, 0x4B, 5, 6])
    }

    /// - Throws: ``ExchangeError`` for too many files, a name with a zero byte, packed sizes larger than the file, or
    ///   a missing directory. Archives with ZIP64 fields count as too large, because nobody's films need them.
    static func check(_ bytes: [UInt8], limits: ExchangeLimits) throws(ExchangeError) {
        guard let end = end(bytes) else { throw .damaged(nil) }
        let count = number(bytes, at: end + 10, length: 2)
        guard count <= limits.memberCount else { throw .tooManyFiles(limits.memberCount) }
        var offset = number(bytes, at: end + 16, length: 4)
        guard offset != 0xFFFF_FFFF else { throw .tooLarge(limits.fileBytes) }
        var packedSize = 0
        for _ in 0..<count {
            guard offset + entryLength <= end, number(bytes, at: offset, length: 4) == 0x0201_4B50 else {
                throw .damaged(nil)
            }
            let name = offset + entryLength
            let nameEnd = name + number(bytes, at: offset + 28, length: 2)
            let next =
                nameEnd + number(bytes, at: offset + 30, length: 2) + number(bytes, at: offset + 32, length: 2)
            guard next <= end else { throw .damaged(nil) }
            let shownName = ExchangeError.shown(String(decoding: bytes[name..<nameEnd], as: UTF8.self))
            guard !bytes[name..<nameEnd].contains(0) else { throw .pathOutside(shownName) }
            packedSize += number(bytes, at: offset + 20, length: 4)
            guard packedSize <= bytes.count else { throw .lyingSize(shownName) }
            offset = next
        }
    }

    /// The offset of the record that ends an archive; nil when it is missing. A comment of up to 65,535 bytes may
    /// follow it.
    private static func end(_ bytes: [UInt8]) -> Int? {
        var offset = bytes.count - endLength
        let first = max(0, offset - 0xFFFF)
        while offset >= first {
            if bytes[offset] == 0x50, number(bytes, at: offset, length: 4) == 0x0605_4B50,
                offset + endLength + number(bytes, at: offset + 20, length: 2) == bytes.count
            {
                return offset
            }
            offset -= 1
        }
        return nil
    }

    private static func number(_ bytes: [UInt8], at offset: Int, length: Int) -> Int {
        (0..<length).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }
}
