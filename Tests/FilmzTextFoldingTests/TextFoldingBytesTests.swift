import FilmzContracts
import FilmzTextFolding
import Testing

struct TextFoldingBytesTests {
    private static func fold(_ text: String, with folding: inout TextFolding.Bytes) -> String? {
        let bytes = Array("<\(text)>".utf8)
        guard folding.fold(bytes, range: 1..<bytes.count - 1) else { return nil }
        return String(decoding: folding.folded, as: UTF8.self)
    }

    @Test(arguments: [
        "The Lamplighter", "  Ame\u{301}lie!  ", "Łódź & Straße", "8½", "Alien³", "千と千尋の神隠し", "باب الحديد",
        "Ὀδύσσεια ΣΑΣ",
        "d’Amélie", "L'avventura d'", "O'Brien", "E.T.", "M*A*S*H", "Mr. T.", "A.I", "A.1", "A.É", "ß.b", "", "…", "É",
        "한국 영화", "Ё и Й", "İstanbul",
    ])
    func textsAreFoldedAsElsewhere(_ text: String) {
        var folding = TextFolding.Bytes()
        if let folded = Self.fold(text, with: &folding) {
            #expect(folded == TextFolding.folded(text))
        } else {
            #expect(["Ame\u{301}lie", "A.É"].contains { text.contains($0) }, "only what depends on others is left")
        }
    }

    @Test func anyCharactersAreFoldedAsElsewhere() {
        var generator = SeededGenerator(seed: 6)
        var folding = TextFolding.Bytes()
        var folded = 0
        for limit in [0x80, 0x250, 0x600, 0x3400, 0x11000] as [UInt32] {
            for _ in 1...3_000 {
                let scalars = (0..<6).compactMap { _ in
                    Bool.random(using: &generator)
                        ? ".*' ’dLé1".unicodeScalars.randomElement(using: &generator)
                        : Unicode.Scalar(UInt32.random(in: 0x20..<limit, using: &generator))
                }
                let text = String(String.UnicodeScalarView(scalars))
                guard let quick = Self.fold(text, with: &folding) else { continue }
                folded += 1
                #expect(quick == TextFolding.folded(text), "\(scalars)")
            }
        }
        #expect(folded > 8_000)
    }
}
