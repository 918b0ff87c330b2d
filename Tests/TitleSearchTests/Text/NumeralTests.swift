import Testing

@testable import TitleSearch

@Suite("Numerals have twins")
struct NumeralTests {
    @Test(arguments: [
        ("2", "ii"), ("4", "iv"), ("9", "ix"), ("14", "xiv"), ("39", "xxxix"), ("iii", "3"), ("xii", "12"), ("v", "5"),
    ])
    func `between arabic and roman`(word: String, twin: String) {
        #expect(Numeral.twin(of: word.unicodeScalars.map(\.value)) == twin.unicodeScalars.map(\.value))
    }

    @Test(arguments: ["0", "40", "2001", "iiii", "xl", "mix", "vi2", "", "civil"])
    func `unless they are none`(word: String) {
        #expect(Numeral.twin(of: word.unicodeScalars.map(\.value)) == nil)
    }
}
