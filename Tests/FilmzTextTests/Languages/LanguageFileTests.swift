import Testing

@testable import FilmzText

/// How a language's file is read. That the program's files are read whole, `TableTests` checks.
struct LanguageFileTests {
    private static let file = #"""
        msgid ""
        msgstr ""
        "Language: de\n"

        #. For translators.
        msgctxt "FilmText.title"
        msgid "Film"
        msgstr "Der „Film“"

        # By a translator.
        #, c-format
        #| msgid "An earlier one"
        msgctxt "FilmText.count"
        msgid "{count} film"
        msgid_plural "{count} films"
        msgstr[0] "{count} Film"
        msgstr[1] "{count} Filme"

        msgctxt "FilmText.long"
        msgid ""
        "One \"word\" \\ and\n"
        "another"
        msgstr ""
        "Ein \"Wort\" \\ und\n"
        "noch eins"
        """#

    @Test func aTranslationIsRead() {
        let messages = LanguageFile(Array(Self.file.utf8), of: .german).messages
        #expect(messages.count == 3)
        #expect(messages[0] == .text("Der „Film“"))
        #expect(messages[1].form(.one) == "{count} Film")
        #expect(messages[1].form(.other) == "{count} Filme")
        #expect(messages[2] == .text("Ein \"Wort\" \\ und\nnoch eins"))
    }

    @Test func inTheTemplateTheSourceIsTheText() {
        let messages = LanguageFile(Array(Self.file.utf8), of: .english, isTemplate: true).messages
        #expect(messages.count == 3)
        #expect(messages[0] == .text("Film"))
        #expect(messages[1].form(.other) == "{count} films")
        #expect(messages[2] == .text("One \"word\" \\ and\nanother"))
    }

    @Test func anEmptyFileHasNoTexts() {
        #expect(LanguageFile([], of: .german).messages.isEmpty)
    }
}
