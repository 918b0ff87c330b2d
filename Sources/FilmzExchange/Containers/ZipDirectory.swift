/// The list of files at the end of a ZIP archive, looked at before libzip is: libzip makes an object for each entry, and
/// ends a name at a zero byte.
enum ZipDirectory {
    private static let endLength = 22
    private static let entryLength = 46

    static func isArchive(_ bytes: some Collection<UInt8>) -> Bool {
        bytes.starts(with: [0x50, 0x4B, 3, 4]) || bytes.starts(with: [0x50, 0x4B, 5, 6])
    }

    /// - Throws: ``ExchangeError``: too many files, a name with a zero byte, packed sizes for which there is no room, or no
    ///   list at all. Archives with the fields of ZIP64 are for more than a person has, and count as too large.
    static func check(_ bytes: [UInt8], limits: ExchangeLimits) throws(ExchangeError) {
        guard let end = end(bytes) else { throw .damaged(nil) }
        let count = number(bytes, at: end + 10, length: 2)
        guard count <= limits.memberCount else { throw .tooManyFiles(limits.memberCount) }
        var place = number(bytes, at: end + 16, length: 4)
        guard place != 0xFFFF_FFFF else { throw .tooLarge(limits.fileBytes) }
        var packed = 0
        for _ in 0..<count {
            guard place + entryLength <= end, number(bytes, at: place, length: 4) == 0x0201_4B50 else {
                throw .damaged(nil)
            }
            let name = place + entryLength
            let nameEnd = name + number(bytes, at: place + 28, length: 2)
            let next =
                nameEnd + number(bytes, at: place + 30, length: 2) + number(bytes, at: place + 32, length: 2)
            guard next <= end else { throw .damaged(nil) }
            let shown = ExchangeError.shown(String(decoding: bytes[name..<nameEnd], as: UTF8.self))
            guard !bytes[name..<nameEnd].contains(0) else { throw .pathOutside(shown) }
            packed += number(bytes, at: place + 20, length: 4)
            guard packed <= bytes.count else { throw .lyingSize(shown) }
            place = next
        }
    }

    /// Where the record is that ends an archive. A comment of up to 65,535 bytes may follow it.
    private static func end(_ bytes: [UInt8]) -> Int? {
        var place = bytes.count - endLength
        let first = max(0, place - 0xFFFF)
        while place >= first {
            if bytes[place] == 0x50, number(bytes, at: place, length: 4) == 0x0605_4B50,
                place + endLength + number(bytes, at: place + 20, length: 2) == bytes.count
            {
                return place
            }
            place -= 1
        }
        return nil
    }

    private static func number(_ bytes: [UInt8], at place: Int, length: Int) -> Int {
        (0..<length).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
}
