import Testing

@testable import FilmzTitleSearch

@Suite("A mistyped title is found")
struct TypoTests {
    /// Words of five to twelve letters; no two are alike by chance.
    private static func titles(using random: inout SeededGenerator) -> [TitleEntry] {
        (0..<3_000 / Effort.step).map { index in
            let words = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                String(
                    (0..<Int.random(in: 5...12, using: &random)).map { _ in
                        "abcdefghijklmnopqrstuvwxyz".randomElement(using: &random) ?? "a"
                    })
            }
            return TitleEntry(
                id: Int64(index), popularity: Int.random(in: 0...1_000_000, using: &random),
                names: [words.joined(separator: " ")])
        }
    }

    @Test(arguments: 1...4)
    func `with one edit in each word of four letters and two in one of eight`(seed: UInt64) async throws {
        var random = SeededGenerator(seed)
        let entries = Self.titles(using: &random)
        let index = try TitleIndex(entries: entries)
        var count = 0
        for entry in entries.shuffled(using: &random).prefix(250 / Effort.step) {
            await Task.yield()
            let words = entry.names[0].split(separator: " ").map { word in
                // The rule counts the typed letters, and edits may have removed some.
                let edits = word.count >= 10 ? 2 : 1
                let letters = word.unicodeScalars.map(\.value)
                while true {
                    // The rule may count two edits in one place as three.
                    let typed = MadeUpTitles.mistyped(String(word), edits: edits, using: &random)
                    if NaiveSearch.distance(typed.unicodeScalars.map(\.value), letters) <= edits { return typed }
                }
            }
            let query = words.joined(separator: " ")
            #expect(index.search(query).hits.contains { $0.id == entry.id }, "\(query): \(entry.names[0])")
            count += 1
        }
        #expect(count == 250 / Effort.step)
    }
}
