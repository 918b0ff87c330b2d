/// The few thousand lists of genres that a million films have, each brought once into the form the database keeps.
struct GenreLists {
    /// All names of genres so far.
    private(set) var genres: Set<String> = []
    private var lists: [[UInt8]: [UInt8]] = [:]

    /// A list with commas between the names, as ``FilmRecord`` keeps lists.
    mutating func list(_ text: [UInt8], _ range: Range<Int>) -> [UInt8] {
        let source = Array(text[range])
        if let list = lists[source] { return list }
        let names = source.split(separator: UInt8(ascii: ","))
        genres.formUnion(names.map { String(decoding: $0, as: UTF8.self) })
        let list = Array(names.joined(separator: CollectionOfOne(UInt8(ascii: "\n"))))
        lists[source] = list
        return list
    }
}
