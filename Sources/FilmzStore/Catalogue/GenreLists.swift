/// Converts lists of genres into the form in which the database stores them. A million films have only a few thousand
/// different lists, and each is converted once.
struct GenreLists {
    /// All names of genres so far.
    private(set) var genres: Set<String> = []
    /// The maximum number of names. IMDb has thirty.
    static let limit = 1_000
    /// The last list for each value of a part of the hash.
    private var recent = [(source: [UInt8], list: [UInt8])](repeating: ([], []), count: 4_096)

    /// Converts a list with commas between the names into the form in which ``FilmRecord`` stores lists.
    mutating func list(_ text: [UInt8], range: Range<Int>) -> [UInt8] {
        var hash = 0
        for index in range { hash = (hash &* 31 &+ Int(text[index])) & 0xFFFF_FFFF }
        let slot = (hash ^ hash >> 12) & 4_095
        if isSame(recent[slot].source, text: text, range: range) { return recent[slot].list }
        let names = text[range].split(separator: UInt8(ascii: ","))
        genres.formUnion(names.map { String(decoding: $0, as: UTF8.self) })
        let list = Array(names.joined(separator: CollectionOfOne(UInt8(ascii: "\n"))))
        recent[slot] = (Array(text[range]), list)
        return list
    }

    private func isSame(_ source: [UInt8], text: [UInt8], range: Range<Int>) -> Bool {
        guard source.count == range.count else { return false }
        for (offset, index) in range.enumerated() where source[offset] != text[index] { return false }
        return true
    }
}
