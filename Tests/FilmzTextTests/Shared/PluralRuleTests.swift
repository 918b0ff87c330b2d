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
        let films = Message.plural(one: "film", few: "filmy", many: "filmów", other: "filmu")
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
        let forms = Message.plural(zero: "zero", one: "one", two: "two", few: "few", many: "many", other: "other")
        #expect(forms.form(Self.arabic.category(of: count)) == form)
    }

    @Test func aFormThatIsNotWrittenIsTheLast() {
        #expect(Message.plural(one: "film", other: "films").form(.few) == "films")
        #expect(("films" as Message).form(.one) == "films")
    }
}
