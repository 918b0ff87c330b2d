import FilmzDomain
import Testing

struct EpisodeReconciliationTests {
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
        let decisions = EpisodeReconciliation.decisions(
            kept: [Self.episode("s01e01", "Fog", tmdb: 5)],
            listed: [Self.episode("s01e01", "Fog", tmdb: 6), Self.episode("s02e09", "Rope", tmdb: 5)])
        #expect(decisions == [.update(Self.episode("s02e09", "Rope", tmdb: 5))])
    }

    private static let sameNumber: [(kept: Episode, listed: Episode, isSame: Bool)] = [
        (episode("s01e01", "Fog", aired: "1990-09-03"), episode("s01e01", "fog", aired: "1999-01-01", tmdb: 9), true),
        (episode("s01e01", "Fog", aired: "1990-09-03"), episode("s01e01", "Rope", aired: "1990-09-05", tmdb: 9), true),
        (episode("s01e01", "Fog", aired: "1990-09-03"), episode("s01e01", "Rope", aired: "1990-09-06", tmdb: 9), false),
        (episode("s01e01", "Fog", aired: "1990-09-03"), episode("s01e01", "Episode 1", tmdb: 9), true),
        // Reworded, translated, and a placeholder of another language.
        (episode("s01e01", "The Paper Harbour"), episode("s01e01", "The Paper Harbour (1)", tmdb: 9), true),
        (episode("s01e01", "Bernsteinwinter"), episode("s01e01", "Amber Winter", aired: "2026-01-01", tmdb: 9), true),
        (episode("s01e01", "Folge 1"), episode("s01e01", "Amber Winter", tmdb: 9), true),
        // Removed by its provider, and entered again.
        (episode("s01e01", "Fog", tmdb: 5), episode("s01e01", "Fog", tmdb: 9), true),
        (episode("s01e01", "Fog", tmdb: 5), episode("s01e01", "Rope", tmdb: 9), false),
        (episode("s01e01", nil, tmdb: 5), episode("s01e01", nil, tmdb: 9), false),
    ]

    @Test(arguments: sameNumber)
    func aNumberCountsUnlessSomethingSpeaksAgainstIt(_ pair: (kept: Episode, listed: Episode, isSame: Bool)) {
        let decisions = EpisodeReconciliation.decisions(kept: [pair.kept], listed: [pair.listed])
        guard case .update(let updated)? = decisions.first else {
            #expect(decisions == [.displace(pair.kept.id)])
            #expect(!pair.isSame)
            return
        }
        #expect(pair.isSame)
        #expect(updated.id == pair.kept.id)
        #expect(updated.number == pair.listed.number)
        #expect(updated.externalIDs.tmdb == 9)
    }

    private static let specials: [(kept: Episode, listed: Episode, isSame: Bool)] = [
        (episode("s00e01"), special("s00e01", "Fog"), true),
        (episode("s00e01", "Fog"), special("s00e01", "The Fog"), false),
        (episode("s00e01", "Fog", aired: "1990-09-03"), special("s00e01", "The Fog", aired: "1990-09-04"), true),
        (episode("s00e01", "Fog", aired: "1990-09-03"), special("s00e01", nil, aired: "1991-01-01"), false),
        (special("s00e02", "Fog"), special("s00e02", "The Fog"), true),
        (episode("s00e01", "Fog"), episode("s00e01", "The Fog", tmdb: 9), true),
    ]

    /// TVmaze gives its specials no numbers: theirs say only in which order they were on.
    private static func special(_ number: String, _ title: String?, aired: String? = nil) -> Episode {
        var special = episode(number, title, aired: aired)
        special.externalIDs.tvmaze = 9
        return special
    }

    @Test(arguments: specials)
    func theNumberOfASpecialSaysLittleWhereItIsOnlyItsPlace(
        _ pair: (kept: Episode, listed: Episode, isSame: Bool)
    ) {
        let decisions = EpisodeReconciliation.decisions(kept: [pair.kept], listed: [pair.listed])
        let isKept = !decisions.contains(.displace(pair.kept.id))
        #expect(isKept == pair.isSame)
    }

    @Test func aTitleThatTheListHasElsewhereMovesItsEpisode() {
        let decisions = EpisodeReconciliation.decisions(
            kept: [Self.episode("s01e01", "Fog")],
            listed: [Self.episode("s01e01", "Rope", tmdb: 1), Self.episode("s01e02", "Fog", tmdb: 2)])
        guard case .update(let moved)? = decisions.first else {
            Issue.record("It is not found: \(decisions)")
            return
        }
        #expect(moved.number == EpisodeNumber("s01e02"))
        #expect(moved.externalIDs.tmdb == 2)
    }

    @Test func oneCommonIDIsEnough() {
        let decisions = EpisodeReconciliation.decisions(
            kept: [Self.episode("s01e01", "Fog", tmdb: 5, imdb: 1)],
            listed: [Self.episode("s01e01", "Fog", tmdb: 6, imdb: 2), Self.episode("s01e02", "Fog", tmdb: 5, imdb: 3)])
        guard case .update(let moved)? = decisions.first else {
            Issue.record("It is not found: \(decisions)")
            return
        }
        #expect(moved.number == EpisodeNumber("s01e02"))
    }

    @Test func aUniqueDayOrTitleFindsAnEpisodeWithAnotherNumber() {
        let byDay = EpisodeReconciliation.decisions(
            kept: [Self.episode("s03e01", aired: "1990-09-03")],
            listed: [
                Self.episode("s04e01", "Fog", aired: "1990-09-03", tmdb: 1), Self.episode("s04e02", "Rope", tmdb: 2),
            ])
        #expect(byDay.count == 1)
        guard case .update(let moved)? = byDay.first else { return }
        #expect(moved.number == EpisodeNumber("s04e01"))
        let twice = EpisodeReconciliation.decisions(
            kept: [Self.episode("s03e01", "Pilot", imdb: 1)],
            listed: [Self.episode("s04e01", "Pilot", tmdb: 1), Self.episode("s05e01", "Pilot", tmdb: 2)])
        #expect(twice.isEmpty, "A title that two have proves nothing, and nobody else has the number.")
    }

    @Test func nothingHappensWhenNothingIsNew() {
        let episodes = (1...9).map { (part: Int) in Self.episode("s01e0\(part)", "Part \(part)", tmdb: part) }
        #expect(EpisodeReconciliation.decisions(kept: episodes, listed: episodes).isEmpty)
    }
}
