import FilmzDomain
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

    @Test(arguments: [
        (-1, "Yesterday", "Gestern"), (0, "Today", "Heute"), (1, "Tomorrow", "Morgen"),
        (3, "Sunday, 17\u{A0}Jul", "Sonntag, 17.\u{A0}Juli"), (-7, "Thursday, 7\u{A0}Jul", "Donnerstag, 7.\u{A0}Juli"),
    ])
    func daysNearbyAreNamed(distance: Int, english: String, german: String) throws {
        let today = try #require(CalendarDay("2011-07-14"))
        let day = distance < 0 ? today.before(days: -distance) : today.after(days: distance)
        #expect(strings.nearDay(day, today: today) == english)
        #expect(Strings.german.nearDay(day, today: today) == german)
    }

    @Test(arguments: [
        ("", "Day not known"), ("2011", "2011"), ("2011-07", "July 2011"), ("2011-07-01", "1 July 2011"),
        ("2011-07-01T09:05", "1 July 2011, 9:05"),
    ])
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

    @Test(arguments: [(1, "Half a star"), (2, "1 star"), (9, "4 and a half stars"), (10, "5 stars")])
    func starsHaveTheirForms(halves: Int, text: String) throws {
        #expect(strings.stars(try #require(Rating(halfStars: halves))) == text)
    }

    @Test func valuesAreNotReadAsPlaceholders() {
        #expect(strings[SearchText.nothingFound, ["query": "{query}"]] == "No film found for “{query}”")
    }

    @Test func everyChangeHasItsMessage() {
        for kind in Change.Kind.allCases {
            let change = Change(
                kind: kind,
                subject: .myFilm(Film.ID(.tmdb(1)), title: "The {film}", before: MyFilm(), after: MyFilm()))
            let message = strings.message(for: change)
            #expect(!message.replacing("The {film}", with: "").contains("{"), "\(kind)")
            if kind == .watchlistRemoved { #expect(message == "Removed The {film} from your watchlist.") }
        }
    }

    @Test func pseudoLocaleKeepsPlaceholdersAndForms() {
        #expect(Strings.accented[SharedText.search] == "⟦Šéářčĥ⟧")
        #expect(Strings.accented[CalendarText.decade, ["year": "1990"]] == "⟦1990š⟧")
    }
}
