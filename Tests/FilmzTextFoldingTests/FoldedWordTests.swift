import FilmzTextFolding
import Foundation
import Testing

@Suite("Texts become words that compare")
struct FoldedWordTests {
    @Test(arguments: [
        ("Amélie", ["amelie"]), ("ŁÓDŹ", ["lodz"]), ("Ærø & Þór", ["aero", "and", "thor"]), ("Straße", ["strasse"]),
        ("Schindler's List", ["schindlers", "list"]), ("L’Avventura d'Ida", ["l", "avventura", "d", "ida"]),
        ("Rock 'n' Roll", ["rock", "n", "roll"]),
        ("O'Brien", ["obrien"]), ("8½", ["8", "1", "2"]),
        ("Spider-Man", ["spider", "man"]), ("E.T.", ["et"]), ("M*A*S*H", ["mash"]), ("A.I. Rising", ["ai", "rising"]),
        ("S.W.A.T.", ["swat"]), ("Mr. T", ["mr", "t"]), ("千と千尋", ["千", "と", "千", "尋"]), ("Вий", ["вии"]),
        ("ΣΊΣΥΦΟΣ", ["σισυφοσ"]), ("İstanbul ıssız", ["istanbul", "issiz"]), ("ＦＵＬＬ　ｗｉｄｔｈ", ["full", "width"]),
        ("괴물", ["괴물"]), ("¿Qué?", ["que"]), ("", []), ("!!!", []), ("\u{0}\u{7}", []), ("a\u{301}\u{302}b", ["ab"]),
        ("ガ", ["ガ"]), ("Alien³", ["alien", "3"]), ("2.0", ["2", "0"]), ("🎬 Film", ["film"]),
    ])
    func `of every kind`(text: String, words: [String]) {
        #expect(FoldedWord.words(of: TextFolding.composed(text)).map(\.text) == words)
    }

    @Test func `that tell where they stood`() {
        let text = "L’été – Ærø"
        let words = FoldedWord.words(of: text)
        let bytes = Array(text.utf8)
        #expect(
            words.map { String(decoding: bytes[$0.start..<($0.ends.last ?? 0)], as: UTF8.self) } == ["L", "été", "Ærø"])
        #expect(words.last?.ends == [16, 16, 17, 19])
    }

    @Test func `no longer than is compared`() {
        let words = FoldedWord.words(of: String(repeating: "x", count: 500))
        #expect(words.map(\.letters.count) == [FoldedWord.letterLimit])
        #expect(words.first?.ends.last == 500)
    }

    @Test func `the same composed and decomposed`() {
        for text in ["Amélie", "ガメラ", "괴물", "Việt Nam", "Йети", "ऩ"] {
            let other = text.decomposedStringWithCanonicalMapping
            #expect(
                FoldedWord.words(of: TextFolding.composed(other)).map(\.text)
                    == FoldedWord.words(of: TextFolding.composed(text)).map(\.text), "\(text)")
        }
    }
}
