import FilmzDomain
import Testing

struct EpisodeNumberTests {
    @Test(arguments: [
        ("s02e05", 2, 5), ("S2E5", 2, 5), ("2x05", 2, 5), ("S2F5", 2, 5), ("s00e3", 0, 3),
        ("s2026e15929", 2026, 15_929),
    ])
    func readsHowPeopleWriteIt(text: String, season: Int, episode: Int) throws {
        let number = try #require(EpisodeNumber(text))
        #expect(number.season == season)
        #expect(number.episode == episode)
        #expect(EpisodeNumber(number.description) == number)
        #expect(EpisodeNumber(position: number.position) == number)
        #expect(Episode.ID(number).number == number)
        #expect(Episode.ID(rawValue: Episode.ID(number).rawValue) == Episode.ID(number))
    }

    @Test(arguments: [
        "", "s", "e5", "s1", "1", "s1e", "1xx2", "s-1e2", "s1e-2", "s10000e1", "s1e50001", "s1e1e1", "s1f1f1", "s٣e٤",
    ])
    func refusesAnythingElse(text: String) {
        #expect(EpisodeNumber(text) == nil)
    }

    @Test(arguments: [("s02e05", "s02e05"), ("18", "18"), ("0018", "18"), ("40000", "40000")])
    func aReferenceIsANumberOfEitherKind(text: String, description: String) {
        #expect(EpisodeReference(text)?.description == description)
    }

    @Test(arguments: ["", "0", "-1", "40001", "99999999999999999999", "e5", "1.5"])
    func aReferenceIsNothingElse(text: String) {
        #expect(EpisodeReference(text) == nil)
    }

    @Test func anEpisodeKeptByItsNumberHasAnIDOfItsOwn() {
        let ids = [Episode.ID(.first)] + (0..<3).map { Episode.ID(keeping: .first, after: $0) }
        #expect(Set(ids).count == 4)
        for id in ids.dropFirst() {
            #expect(id.number == nil)
            #expect(id.externalIDs == Episode.ExternalIDs())
            #expect(Episode.ID(rawValue: id.rawValue) == id)
            #expect(Episode.ID(id.description) == id)
        }
    }

    @Test func positionsAreInTheOrderOfTheShow() {
        let numbers = ["s00e50000", "s01e00", "s01e01", "s01e50000", "s02e01", "s9999e50000"].compactMap(
            EpisodeNumber.init)
        #expect(numbers.count == 6)
        #expect(numbers.map(\.position) == numbers.map(\.position).sorted())
        #expect(numbers == numbers.sorted())
    }

    @Test func idsOfDifferentDatabasesDiffer() throws {
        let imdb = try #require(IMDbID(number: 65_537))
        let ids = [
            Episode.ID(.first), Episode.ID(imdb: imdb), try #require(Episode.ID(tmdb: 65_537)),
            try #require(Episode.ID(tvmaze: 65_537)),
        ]
        #expect(Set(ids).count == 4)
        for id in ids { #expect(Episode.ID(id.description) == id) }
        #expect(ids[1].externalIDs.imdb == imdb)
        #expect(ids[2].externalIDs.tmdb == 65_537)
        for text in ["-1", "0x1", "70368744177664000", "17592186044416"] { #expect(Episode.ID(text) == nil, "\(text)") }
        #expect(Episode.ID(tmdb: 0) == nil)
        #expect(Episode.ID(tvmaze: 1 << 44) == nil)
    }
}
