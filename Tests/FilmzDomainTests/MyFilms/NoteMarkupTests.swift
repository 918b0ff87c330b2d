import FilmzDomain
import Testing

struct NoteMarkupTests {
    /// With `<` and `>` around italics, `[` and `]` around bold.
    @Test(arguments: [
        ("", ""), ("plain", "plain"), ("*so*", "<so>"), ("_so_", "<so>"), ("**so**", "[so]"), ("__so__", "[so]"),
        ("***so***", "[<so>]"), ("a *b c*, d", "a <b c>, d"), ("(*so*)", "(<so>)"), ("“*so*”", "“<so>”"),
        ("**a *b* c**", "[a ][<b>][ c]"), ("_**a**_", "[<a>]"), ("*a*\n*b*", "<a>\n<b>"), ("*a\nb*", "<a\nb>"),
        ("*a* b *c*", "<a> b <c>"), ("*a **b***", "*a **b***"), ("*très*", "<très>"), ("¿*qué*?", "¿<qué>?"),
        // What only looks like it.
        ("M*A*S*H", "M*A*S*H"), ("5*5*5", "5*5*5"), ("2 * 3 * 4", "2 * 3 * 4"), ("snake_case_name", "snake_case_name"),
        ("¯\\_(ツ)_/¯", "¯\\_(ツ)_/¯"), ("*_*", "*_*"), ("****", "****"), ("* * *", "* * *"), ("*", "*"),
        ("f**k and s**t", "f**k and s**t"), ("a*", "a*"), ("*a", "*a"), ("*a_", "*a_"), ("*a**", "*a**"),
        ("*a\n\nb*", "*a\n\nb*"), ("*a\r\n \r\nb*", "*a\r\n \r\nb*"), ("see /_a_/", "see /_a_/"), ("*a b *", "*a b *"),
        ("*one *two*", "*one <two>"), ("_The *Alien* films_", "<The ><Alien>< films>"),
        ("^_^ so good ^_^", "^_^ so good ^_^"), ("-_- again -_-", "-_- again -_-"), ("*_* wow *_*", "*_* wow *_*"),
        ("Great(*) film. (*) No.", "Great(*) film. (*) No."), ("e.org/?a=_b_&c=_d_", "e.org/?a=_b_&c=_d_"),
        ("_e.org/Alien_(film)_", "<e.org/Alien_(film)>"), ("non-*English*-speaking", "non-<English>-speaking"),
    ])
    func emphasisIsFound(_ note: String, _ shown: String) {
        let markup = NoteMarkup(note)
        let drawn = markup.spans.map { span in
            var text = String(span.text)
            if span.isItalic { text = "<\(text)>" }
            if span.isBold { text = "[\(text)]" }
            return text
        }
        #expect(drawn.joined() == shown)
        #expect(markup.text == shown.filter { !"<>[]".contains($0) })
    }

    /// No note of signs alone takes the square of its length.
    @Test(arguments: ["*", "_", "*a ", " a*", "*a* ", "**a _b ", "*a _b **c __d ***e ___f ", "!* ", "_*"])
    func hostileNotesEnd(piece: String) {
        let note = String(repeating: piece, count: 50_000)
        #expect(NoteMarkup(note).text.count <= note.count)
    }
}
