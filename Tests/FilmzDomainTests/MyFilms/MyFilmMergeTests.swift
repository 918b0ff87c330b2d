import FilmzContracts
import FilmzDomain
import Testing

@Suite struct MyFilmMergeTests {
    private let early = SettableClock.start
    private let late = Timestamp(milliseconds: SettableClock.start.milliseconds + 5)
    private let ids = (1...3).compactMap { Viewing.ID(rawValue: $0) }

    private var one: MyFilm {
        MyFilm(
            watchlistedAt: late, rating: Rating(stars: 3), comment: "One.", audience: .kids,
            viewings: [viewing(0, "2001"), viewing(1, "2005")])
    }

    private var other: MyFilm {
        MyFilm(
            watchlistedAt: early, favouriteAt: late, rating: Rating(stars: 5), comment: "Other.", audience: .family,
            viewings: [viewing(2, "2003")])
    }

    @Test func keepsEverything() {
        let merged = one.merged(with: other)
        #expect(
            merged
                == MyFilm(
                    watchlistedAt: early, favouriteAt: late, rating: Rating(stars: 3), comment: "One.\n\nOther.",
                    audience: [.kids, .family], viewings: one.viewings + other.viewings))
        #expect(merged.viewings.map(\.id) == [ids[1], ids[2], ids[0]])
        let reversed = other.merged(with: one)
        #expect(reversed.rating == Rating(stars: 5))
        #expect(reversed.viewings == merged.viewings)
    }

    @Test func takesTheOnlyVerdictThereIs() {
        #expect(MyFilm().merged(with: one) == one)
        #expect(one.merged(with: MyFilm()) == one)
        #expect(MyFilm().merged(with: MyFilm()).isEmpty)
    }

    @Test func saysTheSameOnce() {
        #expect(one.merged(with: one) == one)
    }

    private func viewing(_ id: Int, _ watchedOn: String) -> Viewing {
        Viewing(
            id: ids[id], draft: ViewingDraft(watchedOn: WatchedOn(watchedOn) ?? .unknown), loggedAt: early)
    }
}
