import FilmzDomain
import Testing

@testable import FilmzText

/// How dates, times, numbers, distances and stars are written by region, and by what a reader chose.
struct ReaderFormsTests {
    /// What is written for a reader of a language in a region.
    struct Custom: Sendable, CustomTestStringConvertible {
        let language: Language
        let region: String?
        let day, shortDay, dayOfYear, time, number: String
        var weekStart: WeekStart?

        init(
            _ language: Language, _ region: String?, day: String, short: String, ofYear: String, time: String,
            number: String, week: WeekStart?
        ) {
            self.language = language
            self.region = region
            self.day = day
            shortDay = short
            dayOfYear = ofYear.replacing(" ", with: "\u{A0}")
            self.time = time.replacing(" ", with: "\u{A0}")
            self.number = number
            weekStart = week
        }

        var testDescription: String { "\(language.tag) \(region ?? "")" }

        var strings: Strings {
            Strings.of(language).written(
                in: ReaderForms(region: region.flatMap { Region($0) }, language: language))
        }
    }

    private static let customs: [Custom] = [
        Custom(
            .english, nil, day: "26 November 2026", short: "26 Nov 2026", ofYear: "26 Nov", time: "15:40",
            number: "1,234", week: nil),
        Custom(
            .english, "US", day: "November 26, 2026", short: "Nov 26, 2026", ofYear: "Nov 26", time: "3:40 PM",
            number: "1,234", week: .sunday),
        Custom(
            .english, "CA", day: "November 26, 2026", short: "Nov 26, 2026", ofYear: "Nov 26", time: "3:40 PM",
            number: "1,234", week: .sunday),
        Custom(
            .english, "GB", day: "26 November 2026", short: "26 Nov 2026", ofYear: "26 Nov", time: "15:40",
            number: "1,234", week: .monday),
        Custom(
            .english, "AU", day: "26 November 2026", short: "26 Nov 2026", ofYear: "26 Nov", time: "3:40 pm",
            number: "1,234", week: .monday),
        Custom(
            .english, "EG", day: "26 November 2026", short: "26 Nov 2026", ofYear: "26 Nov", time: "3:40 pm",
            number: "1,234", week: .saturday),
        Custom(
            .german, "DE", day: "26. November 2026", short: "26. Nov. 2026", ofYear: "26. Nov.", time: "15:40",
            number: "1.234", week: .monday),
        Custom(
            .german, "AT", day: "26. November 2026", short: "26. Nov. 2026", ofYear: "26. Nov.", time: "15:40",
            number: "1\u{A0}234", week: .monday),
        Custom(
            .german, "CH", day: "26. November 2026", short: "26. Nov. 2026", ofYear: "26. Nov.", time: "15:40",
            number: "1’234", week: .monday),
        Custom(
            .german, "US", day: "26. November 2026", short: "26. Nov. 2026", ofYear: "26. Nov.", time: "3:40 PM",
            number: "1.234", week: .sunday),
        Custom(
            .french, "FR", day: "26 novembre 2026", short: "26 nov. 2026", ofYear: "26 nov.", time: "15:40",
            number: "1\u{202F}234", week: .monday),
        Custom(
            .french, "CA", day: "26 novembre 2026", short: "26 nov. 2026", ofYear: "26 nov.", time: "15 h 40",
            number: "1\u{202F}234", week: .sunday),
        Custom(
            .spanish, "ES", day: "26 de noviembre de 2026", short: "26 nov 2026", ofYear: "26 nov", time: "15:40",
            number: "1234", week: .monday),
        Custom(
            .spanish, "MX", day: "26 de noviembre de 2026", short: "26 nov 2026", ofYear: "26 nov",
            time: "3:40 p. m.", number: "1,234", week: .sunday),
        Custom(
            .spanish, "AR", day: "26 de noviembre de 2026", short: "26 nov 2026", ofYear: "26 nov",
            time: "3:40 p. m.", number: "1.234", week: .monday),
        Custom(
            .spanish, "419", day: "26 de noviembre de 2026", short: "26 nov 2026", ofYear: "26 nov",
            time: "3:40 p. m.", number: "1,234", week: .monday),
    ]

    @Test(arguments: customs)
    func eachRegionHasItsOwn(custom: Custom) throws {
        let strings = custom.strings
        let day = try #require(CalendarDay("2026-11-26"))
        #expect(strings.day(day) == custom.day)
        #expect(strings.shortDay(day) == custom.shortDay)
        #expect(strings.dayOfYear(day) == custom.dayOfYear)
        #expect(strings.time(15, minute: 40) == custom.time)
        #expect(strings.number(1234) == custom.number)
        #expect(strings.forms.weekStart == custom.weekStart)
    }

    @Test(arguments: Language.allCases)
    func withoutARegionNothingChanges(language: Language) {
        let forms = ReaderForms(region: nil, language: language)
        #expect(forms == ReaderForms())
    }

    @Test(arguments: [
        (0, "12:05\u{A0}AM"), (1, "1:05\u{A0}AM"), (11, "11:05\u{A0}AM"), (12, "12:05\u{A0}PM"), (13, "1:05\u{A0}PM"),
        (23, "11:05\u{A0}PM"),
    ])
    func midnightAndNoonAreTwelve(hour: Int, text: String) {
        let strings = Strings.english.written(in: ReaderForms(region: Region("US"), language: .english))
        #expect(strings.time(hour, minute: 5) == text)
    }

    @Test(arguments: [(Language.german, "09:05"), (.french, "09:05"), (.spanish, "9:05"), (.english, "9:05")])
    func earlyHoursAreWrittenAsUsual(language: Language, text: String) {
        #expect(Strings.of(language).time(9, minute: 5) == text)
    }

    @Test func dayAndMonthAreInTheOrderOfTheRegionEverywhere() throws {
        let strings = Strings.english.written(in: ReaderForms(region: Region("US"), language: .english))
        let day = try #require(CalendarDay("2011-07-14"))
        #expect(strings.monthDay(day.monthDay) == "July\u{A0}14")
        #expect(strings.nearDay(day, today: day.after(days: 9)) == "Thursday, Jul\u{A0}14")
        #expect(strings.watchedOn(.time(day, hour: 20, minute: 15)) == "July 14, 2011, 8:15\u{A0}PM")
        #expect(strings.shortWatchedOn(.day(day)) == "Jul 14, 2011")
    }

    @Test func whatIsChosenGoesBeforeTheRegion() {
        let choices = FormChoices(region: Region("DE"), hours: .twelve, weekStart: .saturday)
        let forms = ReaderForms(choices, region: Region("US"), language: .english)
        #expect(!forms.isInMiles)
        #expect(forms.weekStart == .saturday)
        #expect(Strings.english.written(in: forms).time(15, minute: 40) == "3:40\u{A0}pm")
        let clock = ReaderForms(FormChoices(hours: .twentyFour), region: Region("US"), language: .english)
        #expect(Strings.english.written(in: clock).time(15, minute: 40) == "15:40")
    }

    @Test func bothClocksHaveAnExample() {
        let strings = Strings.english.written(in: ReaderForms(region: Region("US"), language: .english))
        #expect(strings.example(of: .twelve) == "3:40\u{A0}PM")
        #expect(strings.example(of: .twentyFour) == "15:40")
    }

    @Test(arguments: [("US", "7"), ("GB", "7"), ("DE", "12"), (nil, "12")] as [(String?, String)])
    func distancesAreInTheUnitOfRoads(region: String?, count: String) {
        let forms = ReaderForms(region: region.flatMap { Region($0) }, language: .english)
        let text = count == "7" ? CinemaText.miles : .kilometres
        let distance = Strings.english.written(in: forms).distance(12)
        #expect(distance == Strings.english[text, ["count": count]])
    }

    @Test(arguments: [(1, "1", "10"), (9, "9", "90"), (10, "10", "100")])
    func starsAreOnTheReadersScale(halves: Int, ofTen: String, ofHundred: String) throws {
        let rating = try #require(Rating(halfStars: halves))
        func strings(_ scale: StarScale) -> Strings {
            .english.written(in: ReaderForms(FormChoices(scale: scale), region: nil, language: .english))
        }
        let ten = strings(.ten)
        #expect(ten.number(rating) == ofTen)
        #expect(ten.stars(rating) == ten[SharedText.outOfTen, ["rating": ofTen]])
        #expect(ten.outOfAll(rating) == ten.stars(rating))
        let hundred = strings(.hundred)
        #expect(hundred.number(rating) == ofHundred)
        #expect(hundred.stars(rating) == hundred[SharedText.outOfHundred, ["rating": ofHundred]])
        #expect(strings(.five).stars(rating) == Strings.english.stars(rating))
    }

    @Test(arguments: [
        (WeekStart.monday, "2026-11-23"), (.sunday, "2026-11-22"), (.saturday, "2026-11-28"), (.friday, "2026-11-27"),
    ])
    func aWeekIsSevenDaysFromItsStart(start: WeekStart, first: String) throws {
        let first = try #require(CalendarDay(first))
        for days in 0..<7 { #expect(start.middle(ofWeekOf: first.after(days: days)) == first.after(days: 3)) }
    }
}
