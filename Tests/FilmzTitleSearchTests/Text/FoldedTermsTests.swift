import FilmzTextFolding
import Testing

@testable import FilmzTitleSearch

@Suite("The terms of an index")
struct FoldedTermsTests {
    /// Whether it is one of very many that are treated in the same way: signs of Chinese, syllables of Korean, and what
    /// everybody may use for something of their own.
    private static func isAlike(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isIdeographic || 0xAC00...0xD7A3 ~= scalar.value
            || scalar.properties.generalCategory == .privateUse
    }

    /// The planes of Unicode that have characters with a meaning.
    @Test(arguments: [0, 1, 2, 3, 14] as [UInt32])
    func `are the words that all else compares, for every character`(plane: UInt32) throws {
        let scalars = (plane << 16...plane << 16 | 0xFFFF).compactMap(Unicode.Scalar.init)
            .filter { $0.properties.generalCategory != .unassigned }
            .filter { $0.value % Effort.alike == 0 || !Self.isAlike($0) }
        try #require(!scalars.isEmpty)
        var names: [String] = []
        for scalar in scalars {
            // Within a word, between single letters, after a kana, and by itself.
            names += ["Xx\(scalar)yy", "c\(scalar)A", "か\(scalar) \(scalar) z"]
        }
        var builder = TitleIndexBuilder(edition: "test")
        for name in names { builder.add(TitleEntry(id: 1, names: [name])) }
        let table = try TermTable(folding: builder.chunks)
        var start = 0
        for (name, end) in zip(names, builder.nameEnds) {
            let terms = builder.nameChunks[start..<Int(end)].flatMap { table.numbers[table[Int($0)]] }
            start = Int(end)
            let words = terms.map { String(decoding: table.terms[Int($0)], as: UTF8.self) }
            guard words == TextFolding.words(name), TitleQuery(name).words.map(\.text) == words else {
                Issue.record("\(name.unicodeScalars.map { String($0.value, radix: 16) }): \(words)")
                continue
            }
        }
    }
}
