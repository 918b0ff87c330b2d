import FilmzTextFolding
import Testing

@testable import FilmzTitleSearch

@Suite("Words have other spellings")
struct OtherSpellingsTests {
    private func others(_ word: String, isFirst: Bool = false) -> Set<String> {
        Set(OtherSpellings.of(word.unicodeScalars.map(\.value), isFirst: isFirst).map(FoldedWord.text))
    }

    @Test(arguments: [
        ("2", ["ii", "two"]), ("iv", ["4", "four"]), ("nine", ["9", "ix"]), ("14", ["xiv", "fourteen"]),
        ("39", ["xxxix"]), ("i", ["1"]), ("one", ["1"]), ("1", ["i", "one"]), ("20", ["xx", "twenty"]), ("xxi", ["21"]),
        ("1st", ["first"]), ("thirteenth", ["13th"]), ("22nd", []), ("third", ["3rd"]),
        ("doctor", ["dr"]), ("st", ["saint", "street"]), ("vol", ["volume"]),
    ])
    func `of numbers and what is abbreviated`(word: String, expected: [String]) {
        #expect(others(word) == Set(expected))
        for other in expected { #expect(others(other).contains(word)) }
    }

    @Test(arguments: [
        ("2", ["two"]), ("ii", []), ("v", []), ("i", []), ("seven", ["7"]), ("dr", ["doctor"]), ("first", ["1st"]),
    ])
    func `in roman letters only behind another word`(word: String, expected: [String]) {
        #expect(others(word, isFirst: true) == Set(expected))
    }

    @Test(arguments: ["0", "40", "2001", "iiii", "xl", "mix", "vi2", "", "civil", "twenty-one", "02"])
    func `unless they have none`(word: String) {
        #expect(others(word).isEmpty)
    }
}
