import Testing

@testable import FilmzTitleSearch

@Suite("Words run together are taken apart")
struct WordSegmentationTests {
    private static let names = [
        "The Lord of the Rings", "Lord", "The Ring", "A Star Is Born", "Once Upon a Time", "Of Rings and Time", "Lor",
        "Dof", "History X", "American History", "2001: A Space Odyssey", "Part 2", "The Part",
    ]

    /// The parts, separated by strokes; nil for none.
    private func parts(_ text: String, isPrefix: Bool = false) throws -> String? {
        let entries = Self.names.enumerated().map { TitleEntry(id: Int64($0), year: nil, popularity: 1, names: [$1]) }
        let open = try OpenIndex(OpenIndex.bytes(entries))
        defer { withExtendedLifetime(open) {} }
        let word = Interpretation.Word(letters: text.unicodeScalars.map(\.value), isPrefix: isPrefix, origin: 0...0)
        guard let ends = WordSegmentation.ends(of: word, in: open.tables) else { return nil }
        let letters = Array(text)
        return zip([0] + ends, ends).map { String(letters[$0..<$1]) }.joined(separator: "|")
    }

    @Test(arguments: [
        ("lordoftherings", "lord|of|the|rings"), ("astarisborn", "a|star|is|born"),
        ("onceuponatime", "once|upon|a|time"), ("americanhistoryx", "american|history|x"),
        ("2001aspaceodyssey", "2001|a|space|odyssey"), ("thepart2", "the|part|2"),
    ])
    func `by how often their words are used`(run: String, expected: String) throws {
        #expect(try parts(run) == expected)
        #expect(try parts(run, isPrefix: true) == expected)
    }

    @Test(arguments: [
        ("lordofther", "lord|of|the|r"), ("onceuponat", "once|upon|a|t"), ("lordoftheri", "lord|of|the|ri"),
    ])
    func `also while they are typed`(run: String, expected: String) throws {
        #expect(try parts(run, isPrefix: true) == expected)
    }

    @Test(arguments: ["lord", "lordthe", "thelord", "odyssey", "lordoqtherings", "", "xxxxxxxx"])
    func `unless they are none`(text: String) throws {
        #expect(try parts(text) == nil)
        #expect(try parts(text, isPrefix: true) == nil)
    }
}
