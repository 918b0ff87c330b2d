import Testing

@testable import FilmzDomain

struct PersonDraftTests {
    /// Beside other texts, such a name would turn these around.
    @Test(arguments: ["\u{202E}anna", "an\u{2066}na\u{2069}", "\u{202A}anna\u{202C}"] as [String])
    func aNameTurnsNothingAround(name: String) throws {
        #expect(try name.checked(.title, limit: Person.nameLimit) == "anna")
    }

    /// Hebrew and Arabic need these.
    @Test func marksOfDirectionStay() throws {
        #expect(try "שלום\u{200F}!".checked(.title, limit: Person.nameLimit) == "שלום\u{200F}!")
    }

    @Test func severalLinesStayAsTheyWereWritten() throws {
        let text = "One \u{2066}two\u{2069}\nthree"
        #expect(try text.checked(.note, limit: 100, multiline: true) == text)
    }
}
