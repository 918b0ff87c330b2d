import FilmzDomain
import Testing

struct EpisodeKeepingTests {
    private static func episode(
        _ number: String?, _ title: String? = nil, aired: String? = nil, tmdb: Int? = nil, imdb: Int? = nil
    ) -> Episode {
        let number = number.flatMap(EpisodeNumber.init)
        let ids = Episode.ExternalIDs(imdb: imdb.flatMap(IMDbID.init(number:)), tmdb: tmdb)
        return Episode(
            id: tmdb.flatMap(Episode.ID.init(tmdb:)) ?? ids.imdb.map(Episode.ID.init(imdb:))
                ?? Episode.ID(number ?? .first),
            number: number, title: title, aired: aired.flatMap(CalendarDay.init(_:)), externalIDs: ids)
    }

    @Test func anIDInAnotherDatabaseDecides() {
        let decisions = EpisodeKeeping.decisions(
            kept: [Self.episode("s01e01", "Fog", tmdb: 5)],
            listed: [Self.episode("s01e01", "Fog", tmdb: 6), Self.episode("s02e09", "Rope", tmdb: 5)])
        #expect(decisions == [.update(Self.episode("s02e09", "Rope", tmdb: 5))])
    }

    @Test func aNumberCountsOnlyIfTheTitleOrTheDayAgrees() {
        let kept = Self.episode("s01e01", "Fog", aired: "1990-09-03", imdb: 1)
        for (title, aired, isSame) in [
            ("fog", "1999-01-01", true), ("Rope", "1990-09-05", true), ("Rope", "1990-09-06", false),
            ("Episode 1", nil, true),
        ] as [(String, String?, Bool)] {
            let decisions = EpisodeKeeping.decisions(
                kept: [kept], listed: [Self.episode("s01e01", title, aired: aired, tmdb: 9)])
            guard case .update(let updated)? = decisions.first else {
                #expect(!isSame && decisions == [.displace(kept.id)], "\(title)")
                continue
            }
            #expect(isSame && updated.externalIDs.tmdb == 9 && updated.id == kept.id, "\(title)")
        }
    }

    @Test func aUniqueDayOrTitleFindsAnEpisodeWithAnotherNumber() {
        let byDay = EpisodeKeeping.decisions(
            kept: [Self.episode("s03e01", aired: "1990-09-03")],
            listed: [
                Self.episode("s04e01", "Fog", aired: "1990-09-03", tmdb: 1), Self.episode("s04e02", "Rope", tmdb: 2),
            ])
        #expect(byDay.count == 1)
        guard case .update(let moved)? = byDay.first else { return }
        #expect(moved.number == EpisodeNumber("s04e01"))
        let twice = EpisodeKeeping.decisions(
            kept: [Self.episode("s03e01", "Pilot", imdb: 1)],
            listed: [Self.episode("s04e01", "Pilot", tmdb: 1), Self.episode("s05e01", "Pilot", tmdb: 2)])
        #expect(twice.isEmpty, "A title that two have proves nothing, and nobody else has the number.")
    }

    @Test func nothingHappensWhenNothingIsNew() {
        let episodes = (1...9).map { (part: Int) in Self.episode("s01e0\(part)", "Part \(part)", tmdb: part) }
        #expect(EpisodeKeeping.decisions(kept: episodes, listed: episodes).isEmpty)
    }
}
