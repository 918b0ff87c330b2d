import FilmzContracts
import FilmzDomain
import Testing

/// IDs that are sums of texts. Older files have them, so what they are made of may never change.
struct RecordedIDTests {
    @Test func theyAreMadeOfTheSameTexts() throws {
        let show = try #require(Film.ID(rawValue: 11_280_740))
        let number = try #require(EpisodeNumber(season: 1, episode: 2))
        let day = try #require(CalendarDay("2026-11-28"))
        let log = EpisodeLog(Episode(number), draft: .bare)
        #expect(log.tapped(on: day, since: nil, in: show, by: .owner).id.description == "8596104982026395")
        let again = log.tapped(on: day, since: Timestamp("2026-11-01T00:00:00.000Z"), in: show, by: .owner)
        #expect(again.id.description == "3479906675142703")
        #expect(Showtime.ID(.amc(610), identity: "Casablanca 20:15").rawValue == "page-581a873d7f5e961e")
    }
}
