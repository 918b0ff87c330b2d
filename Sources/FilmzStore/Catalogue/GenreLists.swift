/// The few thousand lists of genres that a million films have, each brought once into the form the database keeps.
struct GenreLists {
    /// All names of genres so far.
    private(set) var genres: Set<String> = []
    /// Of names. IMDb has thirty.
    static let limit = 1_000
    /// By a part of the list's hash: what came last with that part.
    private var recent = [(source: [UInt8], list: [UInt8])](repeating: ([], []), count: 4_096)

    /// A list with commas between the names, as ``FilmRecord`` keeps lists.
    mutating func list(_ text: [UInt8], _ range: Range<Int>) -> [UInt8] {
        var hash = 0
        for index in range { hash = (hash &* 31 &+ Int(text[index])) & 0xFFFF_FFFF }
        let place = (hash ^ hash >> 12) & 4_095
        if isSame(recent[place].source, text, range) { return recent[place].list }
        let names = text[range].split(separator: UInt8(ascii: ","))
        genres.formUnion(names.map { String(decoding: $0, as: UTF8.self) })
        let list = Array(names.joined(separator: CollectionOfOne(UInt8(ascii: "\n"))))
        recent[place] = (Array(text[range]), list)
        return list
    }

    private func isSame(_ source: [UInt8], _ text: [UInt8], _ range: Range<Int>) -> Bool {
        guard source.count == range.count else { return false }
        for (offset, index) in range.enumerated() where source[offset] != text[index] { return false }
        return true
    }
}
