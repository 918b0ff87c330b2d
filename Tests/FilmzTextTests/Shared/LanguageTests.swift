import FilmzDomain
import FilmzText
import Testing

struct LanguageTests {
    @Test(arguments: [
        ("de", Language.german), ("de-AT", .german), ("DE-de", .german), ("de-Latn-CH", .german), ("en-GB", .english),
        ("en-XA", .accented), ("ar-XB", .mirrored), ("ar", nil), ("fr", nil), ("", nil), ("-", nil), ("den", nil),
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
