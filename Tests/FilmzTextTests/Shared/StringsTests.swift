import FilmzDomain
import Foundation
import Testing

@testable import FilmzText

struct StringsTests {
    private let strings = Strings.english

    @Test func daysAreWrittenAsPeopleDo() throws {
        let day = try #require(CalendarDay("1994-07-14"))
        #expect(strings.day(day) == "14 July 1994")
        #expect(strings.shortDay(day) == "14 Jul 1994")
        #expect(strings.dayOfYear(day) == "14\u{A0}Jul")
    }

    @Test func whyAFileIsRefusedIsSaidInTheReadersLanguage() {
        for number in [ENOENT, EACCES, EISDIR, ENOTDIR, ENOSPC, EROFS, EEXIST, EBUSY, EMFILE, ENAMETOOLONG, EIO] {
            let problem = FileProblem.system(number)
            #expect(Strings.german.reason(problem) != strings.reason(problem), "\(number)")
            #expect(Strings.german.reason(problem) != FileProblem.description(ofSystemError: number))
        }
        #expect(strings.reason(.system(ENOSPC)) == strings[FileProblemText.noSpace])
        #expect(strings.reason(.tooLarge(4_000)) == strings[FileProblemText.tooLarge, ["limit": strings.size(4_000)]])
        #expect(strings.reason(.other("no SQLite")) == "no SQLite")
        #expect(strings.reason(.system(ELOOP)) == FileProblem.description(ofSystemError: ELOOP))
    }

    @Test(
        arguments: [
            (-1, Strings.english[CalendarText.yesterday], Strings.german[CalendarText.yesterday]),
            (0, Strings.english[CalendarText.today], Strings.german[CalendarText.today]),
            (1, Strings.english[CalendarText.tomorrow], Strings.german[CalendarText.tomorrow]),
            (3, "Sunday, 17\u{A0}Jul", "Sonntag, 17.\u{A0}Juli"),
            (-7, "Thursday, 7\u{A0}Jul", "Donnerstag, 7.\u{A0}Juli"),
        ] as [(Int, String, String)])
    func daysNearbyAreNamed(distance: Int, english: String, german: String) throws {
        let today = try #require(CalendarDay("2011-07-14"))
        let day = distance < 0 ? today.before(days: -distance) : today.after(days: distance)
        #expect(strings.nearDay(day, today: today) == english)
        #expect(Strings.german.nearDay(day, today: today) == german)
    }

    @Test(
        arguments: [
            ("", Strings.english[CalendarText.unknownDay]), ("2011", "2011"), ("2011-07", "July 2011"),
            ("2011-07-01", "1 July 2011"),
            ("2011-07-01T09:05", "1 July 2011, 9:05"),
        ] as [(String, String)])
    func watchedOnIsAsPreciseAsKnown(value: String, text: String) throws {
        #expect(strings.watchedOn(try #require(WatchedOn(value))) == text)
    }

    @Test(arguments: [
        (45, "45\u{A0}min"), (60, "1\u{A0}h"), (142, "2\u{A0}h\u{A0}22\u{A0}min"), (51_420, "857\u{A0}h"),
    ])
    func runtimesAreInHours(minutes: Int, text: String) {
        #expect(strings.runtime(minutes) == text)
    }

    @Test(arguments: [(0, "0 films"), (1, "1 film"), (1_236, "1,236 films"), (1_000_000, "1,000,000 films")])
    func numbersHaveTheirForms(count: Int, text: String) {
        #expect(strings.count(FilmListText.films, count) == text)
    }

    @Test(arguments: [(1, SharedText.halfAStar, 0), (2, .stars, 1), (9, .andAHalf, 4), (10, .stars, 5)])
    func starsHaveTheirForms(halves: Int, text: SharedText, whole: Int) throws {
        #expect(strings.stars(try #require(Rating(halfStars: halves))) == strings.count(text, whole))
    }

    @Test func valuesAreNotReadAsPlaceholders() {
        let (before, after) = strings.parts(SearchText.nothingFound, around: "query")
        #expect(strings[SearchText.nothingFound, ["query": "{query}"]] == "\(before){query}\(after)")
    }

    @Test func everyChangeHasItsMessage() {
        for kind in Change.Kind.allCases {
            let change = Change(
                kind: kind,
                subject: .myFilm(Film.ID(.tmdb(1)), title: "The {film}", before: MyFilm(), after: MyFilm()))
            let message = strings.message(for: change)
            #expect(!message.replacing("The {film}", with: "").contains("{"), "\(kind)")
            if kind == .watchlistRemoved {
                let (before, after) = strings.parts(ChangeText.watchlistRemoved, around: "film")
                #expect(message == "\(before)The {film}\(after)")
            }
        }
    }

    @Test func pseudoLocaleKeepsPlaceholdersAndForms() {
        #expect(Strings.accented[SharedText.search] == "⟦Šéářčĥ⟧")
        #expect(Strings.accented[CalendarText.decade, ["year": "1990"]] == "⟦1990š⟧")
    }
}
