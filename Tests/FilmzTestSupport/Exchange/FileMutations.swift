public import FilmzContracts
import Foundation

/// What may happen to a file on its way, and what somebody may do to it who means harm.
public enum FileMutations {
    /// Pieces that mean something to one reader or another.
    public static let pieces: [[UInt8]] =
        [
            "\"", "\"\"", ",", ";", "\t", "\r\n", "\n", "\r", "{", "[", "]", "}", ":", "null", "-1",
            "9999999999999999999", "1970-01-01", "0001-01-01T00:00:00Z", "12/31/2020", "????", "<b", "</script>",
            "<iframe>", "&#x41;", "&amp;", "Position,Name\n", "Date,Name,Year,Letterboxd URI\n", "tt",
            "https://boxd.it/", "map[id:", "\u{301}", "🎬", "\0", "\u{FEFF}", "\u{202E}", "PK\u{3}\u{4}",
            "PK\u{1}\u{2}", "PK\u{5}\u{6}", "../", " ",
            "<film>", "</film>", "<movie a='", "</movie>", "<![CDATA[", "]]>", "<!--", "-->", "<?", "&a;",
            "<!DOCTYPE a [<!ENTITY a \"&a;&a;\">]>", "<![",
        ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xFF, 0xFE], [0xFF, 0xFF, 0xFF, 0xFF]]

    /// A file with one to eight changes.
    public static func mutated(_ file: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var bytes = file
        for _ in 0..<Int.random(in: 1...8, using: &random) {
            let place = Int.random(in: 0...bytes.count, using: &random)
            let end = min(bytes.count, place + Int.random(in: 0...30, using: &random))
            let piece = pieces.randomElement(using: &random) ?? []
            switch Int.random(in: 0..<5, using: &random) {
            case 0: bytes.removeSubrange(place..<end)
            case 1: bytes.insert(contentsOf: piece, at: place)
            case 2: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
            case 3 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &random)
            default: bytes.insert(contentsOf: repeated(piece, Int.random(in: 1...20, using: &random)), at: place)
            }
        }
        return bytes
    }

    public static func repeated(_ piece: [UInt8], _ count: Int) -> [UInt8] {
        Array(Array(repeating: piece, count: count).joined())
    }

    /// How many seconds this thread was at work for something, however busy the machine is.
    public static func processorTime(of work: () throws -> Void) rethrows -> Double {
        func now() -> Double {
            var time = timespec()
            unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
        let start = now()
        try work()
        return now() - start
    }
}
