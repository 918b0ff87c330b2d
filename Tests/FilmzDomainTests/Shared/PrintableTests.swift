import FilmzDomain
import Testing

struct PrintableTests {
    @Test(arguments: [
        ("Amélie 千尋 שלום", "Amélie 千尋 שלום"), ("a\u{1B}[31mb", "a [31mb"), ("a\nb\r\nc\u{85}d", "a b  c d"),
        ("a\u{2028}b\u{2029}c", "a b c"), ("a\u{202E}b\u{2066}c", "a b c"), ("a\u{0}\u{7F}", "a  "),
    ])
    func nothingMovesTheCursorOrTurnsAround(text: String, printable: String) {
        #expect(text.printable == printable)
    }
}
