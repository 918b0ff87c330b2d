import FilmzContracts
import FilmzDomain
import Testing

@Suite struct FilmMatchTests {
    private static let now = Timestamp(milliseconds: 1000)
    private static let alien = Film.sample(
        "Alien", imdb: 1, originalTitle: "Le huitième passager", year: 1979, runtime: 117,
        directors: ["Ridley Scott"])

    private static func candidate(
        _ title: String, _ year: Int? = 1979, by directors: [String] = ["Ridley Scott"], runtime: Int? = 117,
        number: Int = 1
    ) -> MatchCandidate {
        MatchCandidate(id: .amc(number), title: title, year: year, directors: directors, runtime: runtime)
    }

    private static func match(_ film: Film, _ candidates: MatchCandidate...) -> FilmMatch {
        let scored = candidates.map { candidate in
            var candidate = candidate
            candidate.score = FilmMatching.score(film, candidate: candidate)
            return candidate
        }
        return FilmMatch(film, among: scored, provider: .amc, at: now)
    }

    @Test(
        arguments: [
            (candidate("Alien"), 100), (candidate("ALIEN!"), 100), (candidate("Le Huitieme Passager"), 100),
            (candidate("Alien", 1980), 95), (candidate("Alien", 1978), 95), (candidate("Alien", 1981), 0),
            (candidate("Alien", nil), 80), (candidate("Alien (1979)", nil), 100), (candidate("Alien (2024)", nil), 0),
            (candidate("Alien", runtime: 122), 100), (candidate("Alien", runtime: 112), 100),
            (candidate("Alien", runtime: 123), 70), (candidate("Alien", runtime: 111), 70),
            (candidate("Alien", runtime: nil), 85), (candidate("Alien", by: []), 75),
            (candidate("Alien", by: ["Someone Else"]), 0),
            (candidate("Alien", by: ["Someone Else", "ridley scott"]), 100),
            (candidate("Alien (Director's Cut)"), 85), (candidate("Alien [Extended Edition]"), 85),
            (candidate("The Alien"), 85), (candidate("Alien: 45th Anniversary"), 85), (candidate("Alien - In 3D"), 85),
            (candidate("Aliens"), 0), (candidate("Alien 3"), 0), (candidate("Alien³"), 0), (candidate(""), 0),
            (candidate("🎬"), 0), (candidate("(1979)"), 0),
        ] as [(MatchCandidate, Int)])
    func scores(_ candidate: MatchCandidate, _ score: Int) {
        #expect(FilmMatching.score(Self.alien, candidate: candidate) == score)
    }

    @Test func aTitleOfNothingButSignsFitsNothing() {
        #expect(
            FilmMatching.score(.sample("🎬", year: 1979), candidate: Self.candidate("?!", by: [], runtime: nil)) == 0)
    }

    @Test(arguments: [
        ("Alejandro González Iñárritu", "Alejandro Gonzalez Inarritu"),
        ("Alejandro González Iñárritu", "Alejandro G. Iñárritu"),
        ("Wong Kar-wai", "Kar-Wai Wong"), ("J.J. Abrams", "J. J. Abrams"), ("Đorđe Œuvré", "Dorde Oeuvre"),
    ])
    func knowsADirectorBySeveralSpellings(_ one: String, _ other: String) {
        let film = Film.sample("Alien", year: 1979, runtime: 117, directors: [one])
        #expect(FilmMatching.score(film, candidate: Self.candidate("Alien", by: [other])) == 100)
        let twin = Film.sample("Alien", imdb: 2, year: 1980, directors: [other])
        #expect(FilmMatching.match(film, among: [twin]) == twin)
    }

    @Test(arguments: [("Joel Coen", "Ethan Coen"), ("J. Smith", "J. P. Smith"), ("Ridley Scott", "Tony Scott")])
    func tellsDirectorsApart(_ one: String, _ other: String) {
        let film = Film.sample("Alien", year: 1979, runtime: 117, directors: [one])
        #expect(FilmMatching.score(film, candidate: Self.candidate("Alien", by: [other])) == 0)
    }

    @Test func takesTheOneThatFitsAmongRemakesAndSequels() {
        let match = Self.match(
            Self.alien, Self.candidate("Alien", 2024, by: ["Ridley Scott"], number: 2), Self.candidate("Alien"),
            Self.candidate("Aliens", 1986, by: ["James Cameron"], number: 3),
            Self.candidate("Alien: Covenant", 2017, number: 4))
        #expect(match == FilmMatch(provider: .amc, certainty: .sure, id: .amc(1), decidedAt: Self.now))
    }

    @Test func twoThatFitAlikeAreOffered() {
        let match = Self.match(
            Self.alien, Self.candidate("Alien", 1980, number: 2), Self.candidate("Alien"),
            Self.candidate("Alien (Director's Cut)", runtime: 150, number: 3))
        #expect(match.certainty == .uncertain)
        #expect(match.id == nil)
        #expect(match.candidates.map(\.id) == [.amc(1), .amc(2), .amc(3)])
        #expect(match.candidates.map(\.score) == [100, 95, 55])
    }

    @Test func oneToldTwiceIsOne() {
        #expect(Self.match(Self.alien, Self.candidate("Alien"), Self.candidate("Alien")).certainty == .sure)
    }

    @Test func anEditionBesideTheFilmIsNoDoubt() {
        let match = Self.match(
            Self.alien, Self.candidate("Alien (Director's Cut)", number: 2), Self.candidate("Alien"))
        #expect(match.id == .amc(1))
        #expect(Self.match(Self.alien, Self.candidate("Alien (Director's Cut)")).certainty == .sure)
    }

    @Test func withoutADirectorNothingIsSure() {
        for title in ["Alien", "Alien: Covenant", "Alien (Director's Cut)"] {
            let match = Self.match(Self.alien, Self.candidate(title, by: []))
            #expect(match.certainty == .uncertain)
            #expect(match.candidates.count == 1)
        }
        let up = Film.sample("Up", imdb: 5, year: 2009, runtime: 96, directors: ["Pete Docter"])
        #expect(Self.match(up, Self.candidate("Up: A Making Of", 2009, by: [], runtime: 96)).certainty == .uncertain)
        #expect(Self.match(up, Self.candidate("Up in the Air", 2009, by: [], runtime: 96)).certainty == .none)
    }

    @Test func aFilmOfWhichOnlyTheTitleIsKnownIsOfferedAndNeverSure() {
        let bare = Film.sample("Alien", runtime: 117)
        #expect(Self.match(bare, Self.candidate("Alien")).certainty == .uncertain)
        #expect(Self.match(.sample("Alien"), Self.candidate("Alien")).certainty == .uncertain)
        let scored = MatchCandidate(id: .amc(1), title: "Alien", score: 100)
        #expect(FilmMatch(bare, among: [scored], provider: .amc, at: Self.now).certainty == .uncertain)
    }

    @Test func partsOfOneStoryAreNotTakenForOneAnother() {
        let part = Film.sample("Che: Part One", imdb: 6, year: 2008, runtime: 134, directors: ["Steven Soderbergh"])
        let other = Self.candidate("Che: Part Two", 2008, by: ["Steven Soderbergh"], runtime: 135, number: 2)
        #expect(Self.match(part, other).certainty == .uncertain)
        let same = Self.candidate("Che: Part One", 2008, by: ["Steven Soderbergh"], runtime: 134)
        #expect(Self.match(part, other, same).id == .amc(1))
        let cut = Self.candidate("Che: Part One (Unrated)", 2008, by: ["Steven Soderbergh"], runtime: 134)
        #expect(Self.match(part, other, cut).id == .amc(1))
    }

    @Test func offersAFewTheLikeliestFirst() {
        let candidates = (1...9).map { MatchCandidate(id: .amc($0), title: "Alien", score: 40 + $0) }
        let match = FilmMatch(Self.alien, among: candidates, provider: .amc, at: Self.now)
        #expect(match.candidates.map(\.score) == [49, 48, 47, 46, 45])
        #expect(FilmMatch(Self.alien, among: [], provider: .amc, at: Self.now).certainty == .none)
    }

    @Test func knowsWhoDecidedAndWhatMayBeShown() {
        let certainties: [FilmMatch.Certainty] = [.identified, .sure, .uncertain, .confirmed, .none, .denied]
        let matches = certainties.map { FilmMatch(provider: .amc, certainty: $0, decidedAt: Self.now) }
        #expect(matches.map(\.isCertain) == [true, true, false, true, false, false])
        #expect(matches.map(\.isDecided) == [false, false, false, true, false, true])
    }
}
