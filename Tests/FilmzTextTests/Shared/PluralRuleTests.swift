import Testing

@testable import FilmzText

struct PluralRuleTests {
    @Test(arguments: [(0, "0 Filme"), (1, "1 Film"), (2, "2 Filme"), (-1, "−1 Film"), (1_236, "1.236 Filme")])
    func germanHasTwoForms(count: Int, text: String) {
        #expect(Strings.german.count(FilmListText.films, count) == text)
    }

    /// CLDR's rules for whole numbers in Polish.
    private static let polish = PluralRule([.one, .few, .many]) { number in
        switch (number, number % 10, number % 100) {
        case (1, _, _): .one
        case (_, 2...4, 0...11), (_, 2...4, 15...): .few
        default: .many
        }
    }

    @Test(arguments: [(1, "film"), (2, "filmy"), (5, "filmów"), (12, "filmów"), (22, "filmy"), (0, "filmów")])
    func aLanguageMayHaveThreeForms(count: Int, form: String) {
        let films = Message(["film", "filmy", "filmów"], of: [.one, .few, .many])
        #expect(films.form(Self.polish.category(of: count)) == form)
    }

    /// CLDR's rules for Arabic.
    private static let arabic = PluralRule(Set(PluralCategory.allCases)) { number in
        switch (number, number % 100) {
        case (0, _): .zero
        case (1, _): .one
        case (2, _): .two
        case (_, 3...10): .few
        case (_, 11...99): .many
        default: .other
        }
    }

    @Test(arguments: [
        (0, "zero"), (1, "one"), (2, "two"), (3, "few"), (110, "few"), (11, "many"), (100, "other"), (102, "other"),
    ])
    func aLanguageMayHaveAllForms(count: Int, form: String) {
        let forms = Message(["zero", "one", "two", "few", "many", "other"], of: PluralCategory.allCases)
        #expect(forms.form(Self.arabic.category(of: count)) == form)
    }

    @Test func aFormThatIsNotWrittenIsTheLast() {
        #expect(Message(["film", "films"], of: [.one, .other]).form(.few) == "films")
        #expect(Message.text("films").form(.one) == "films")
    }
}
