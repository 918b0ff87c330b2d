import FilmzDomain
import FilmzText
import Testing

struct LanguageTests {
    @Test(arguments: [
        ("de", Language.german), ("de-AT", .german), ("DE-de", .german), ("de-Latn-CH", .german), ("en-GB", .english),
        ("en-XA", .accented), ("ar-XB", .mirrored), ("ar", nil), ("fr-CA", .french), ("es-419", .spanish), ("tlh", nil),
        ("", nil), ("-", nil), ("den", nil),
        (String(repeating: "de-", count: 100_000), nil),
    ])
    func aTagFindsItsLanguage(tag: String, language: Language?) {
        #expect(Language(tag: tag) == language)
    }

    @Test func germanWritesDatesAndNumbersItsWay() throws {
        let strings = Strings.german
        let day = try #require(CalendarDay("1994-07-14"))
        #expect(strings.day(day) == "14. Juli 1994")
        #expect(strings.dayOfYear(day) == "14.\u{A0}Juli")
        #expect(strings.watchedOn(try #require(WatchedOn("2011-08"))) == "August 2011")
        #expect(strings.decade(1990) == "1990er")
        #expect(strings.runtime(142) == "2\u{A0}Std.\u{A0}22\u{A0}Min.")
        #expect(strings.number(1_236_000) == "1.236.000")
        #expect(strings.decimal(8.7) == "8,7")
        #expect(strings.size(1_230_000) == "1,2\u{A0}MB")
    }

    @Test func frenchWritesDatesAndNumbersItsWay() throws {
        let strings = Strings.french
        let day = try #require(CalendarDay("1994-07-14"))
        #expect(strings.day(day) == "14 juillet 1994")
        #expect(strings.day(try #require(CalendarDay("1994-07-01"))) == "1er juillet 1994")
        #expect(strings.number(1_236) == "1\u{202F}236")
        #expect(strings.decimal(8.7) == "8,7")
        #expect(strings.count(FilmListText.films, 0) == "0 film")
        #expect(strings.count(FilmListText.films, 2) == "2 films")
        #expect(strings.stars(try #require(Rating(halfStars: 3))) == "1 étoile et demie")
        #expect(strings.genre("Horror") == "Horreur")
        #expect(strings.spokenLanguage("French") == "français")
    }

    @Test func spanishWritesDatesAndNumbersItsWay() throws {
        let strings = Strings.spanish
        let day = try #require(CalendarDay("1994-07-14"))
        #expect(strings.day(day) == "14 de julio de 1994")
        #expect(strings.shortDay(day) == "14 jul 1994")
        #expect(strings.number(1_236) == "1236")
        #expect(strings.number(12_360) == "12.360")
        #expect(strings.decimal(8.7) == "8,7")
        #expect(strings.count(FilmListText.films, 1) == "1 película")
        #expect(strings.genre("Horror") == "Terror")
        #expect(strings.spokenLanguage("French") == "francés")
    }

    @Test(arguments: [
        (Strings.german, "Ja", true), (.german, "j", true), (.german, "yes", true), (.german, "nein", false),
        (.french, "o", true), (.spanish, " sí ", true), (.spanish, "si", true), (.spanish, "", false),
        (.english, "ja", false),
    ])
    func yesIsUnderstood(strings: Strings, answer: String, isYes: Bool) {
        #expect(strings.isYes(answer) == isYes)
    }

    @Test func whatTheCatalogueNamesIsNamedInGerman() {
        let strings = Strings.german
        #expect(strings.genre("Family") == "Familie")
        #expect(strings.audience("family") == "Die ganze Familie")
        #expect(strings.country("West Germany") == "Westdeutschland")
        #expect(strings.country("Ruritania") == "Ruritania")
        #expect(strings.spokenLanguage("French") == "Französisch")
        #expect(strings.spokenLanguage("kw") == "kw")
    }

    @Test func onlyTheMirroredOneRunsFromRightToLeft() {
        #expect(Language.allCases.filter { $0.direction == "rtl" } == [.mirrored])
        #expect(Strings.mirrored[CalendarText.decade, ["year": "1990"]] == "1990\u{202E}s\u{202C}")
    }
}
