import FilmzContracts
import FilmzDomain
import Foundation
import Testing

@Suite struct FilmMergingTests {
    /// A report in which the name of its provider is part of every fact.
    private static func full(_ provider: Provider, number: Int) -> FilmAnswer {
        let name = provider.name
        var report = FilmAnswer(provider: provider, fetchedAt: Timestamp(milliseconds: Int64(number)))
        report.externalIDs = ExternalIDs(imdb: IMDbID(number: 100 + number))
        report.title = "Title by \(name)"
        report.originalTitle = "Original by \(name)"
        report.year = 1990 + number
        report.releaseDate = CalendarDay(year: 1990 + number, month: 1, day: 1)
        report.runtime = 90 + number
        report.genres = ["Genre by \(name)"]
        report.countries = ["Country by \(name)"]
        report.languages = ["Language by \(name)"]
        report.certificate = "Certificate by \(name)"
        report.tagline = "Tagline by \(name)"
        report.plot = "Plot by \(name)"
        report.poster = URL(string: "https://pictures.example/\(provider.rawValue)")
        report.credits = [
            Credit(name: "Actor by \(name)", role: .actor), Credit(name: "Director by \(name)", role: .director),
        ]
        report.scores = [Score.Source.imdb, .tmdb].compactMap { Score(source: $0, percent: 50 + number) }
        report.awards = Awards(wins: number, sentence: "Awards by \(name)")
        let address = URL(filePath: "/\(provider.rawValue)")
        report.trailers = [Trailer(title: "Trailer by \(name)", site: "S", address: address)]
        report.similar = [SimilarFilm(id: .tmdb(number), title: "Similar by \(name)")]
        report.offers = [ShopOffer(kind: .buy, provider: provider, address: address)]
        report.boxOffice = BoxOffice(worldwide: number)
        report.companies = ["Company by \(name)"]
        report.website = URL(string: "https://film.example/\(provider.rawValue)")
        return report
    }

    private static let reports = [
        full(.amc, number: 4), full(.iTunes, number: 3), full(.omdb, number: 1), full(.tmdb, number: 2),
        full(.tvmaze, number: 5),
    ]
    private static let bare = Film.sample("Harbour", tmdb: 9, prominence: 4)

    private static func origin(_ provider: Provider?) -> FilmDossier.Origin {
        let report = reports.first { $0.provider == provider }
        return FilmDossier.Origin(provider: provider, fetchedAt: report?.fetchedAt)
    }

    @Test(arguments: Provider.allCases) func everyProviderIsHeard(_ provider: Provider) {
        let report = Self.full(provider, number: 1)
        let dossier = FilmMerging.dossier(Self.bare, reports: [report])
        let facts = Set(FilmField.allCases).subtracting([.title, .keywords, .seasons]).subtracting(
            provider == .omdb ? [] : [.awards])
        for fact in facts { #expect(dossier.origins[fact]?.provider == provider, "\(fact)") }
    }

    @Test func withoutReportsItIsWhatFilmzKnows() {
        let dossier = FilmMerging.dossier(.japanese, reports: [])
        #expect(dossier.film == .japanese)
        #expect(
            Set(dossier.origins.keys)
                == [.title, .originalTitle, .year, .releaseDate, .runtime, .genres, .directors])
        #expect(dossier.origins.values.allSatisfy { $0 == FilmDossier.Origin() })
    }

    @Test func fillsGapsInTheStatedOrder() {
        let dossier = FilmMerging.dossier(Self.bare, reports: Self.reports)
        let film = dossier.film
        #expect(film.title == "Harbour")
        #expect(film.originalTitle == "Original by TMDb")
        #expect(film.year == 1992)
        #expect(film.releaseDate?.year == 1992)
        #expect(film.runtime == 92)
        #expect(film.genres == ["Genre by TMDb"])
        #expect(film.countries == ["Country by TMDb"])
        #expect(film.languages == ["Language by TMDb"])
        #expect(film.directors == ["Director by TMDb"])
        #expect(film.cast == ["Actor by TMDb"])
        #expect(film.certificate == "Certificate by OMDb")
        #expect(film.plot == "Plot by TMDb")
        #expect(film.poster?.lastPathComponent == "tmdb")
        #expect(dossier.tagline == "Tagline by TMDb")
        #expect(dossier.awards?.sentence == "Awards by OMDb")
        #expect(dossier.credits.map(\.name) == ["Director by TMDb", "Actor by TMDb"], "directors come first")
        #expect(dossier.trailers.map(\.title) == ["Trailer by TMDb"])
        #expect(dossier.similar.map(\.title) == ["Similar by TMDb"])
        #expect(dossier.offers.map(\.provider) == Provider.allCases)
        #expect(dossier.boxOffice == BoxOffice(worldwide: 2))
        #expect(dossier.companies == ["Company by TMDb"])
        #expect(dossier.website?.lastPathComponent == "tmdb")
        #expect(film.externalIDs == ExternalIDs(imdb: IMDbID(number: 102), tmdb: 9))
        #expect(Set(dossier.origins.keys) == Set(FilmField.allCases).subtracting([.keywords, .seasons]))
        for (fact, origin) in dossier.origins {
            switch fact {
            case .title: #expect(origin == FilmDossier.Origin())
            case .certificate, .scores, .awards, .offers: #expect(origin == Self.origin(.omdb))
            default: #expect(origin == Self.origin(.tmdb), "\(fact)")
            }
        }
    }

    @Test func theNextOneFillsWhatTheFirstDoesNotKnow() {
        var reports = Self.reports.filter { $0.provider != .tmdb }
        #expect(FilmMerging.dossier(Self.bare, reports: reports).film.runtime == 91)
        #expect(FilmMerging.dossier(Self.bare, reports: reports).film.plot == "Plot by OMDb")
        reports.removeAll { $0.provider == .omdb }
        #expect(FilmMerging.dossier(Self.bare, reports: reports).film.plot == "Plot by TVmaze")
        reports.removeAll { $0.provider == .tvmaze }
        let dossier = FilmMerging.dossier(Self.bare, reports: reports)
        #expect(dossier.film.runtime == 93)
        #expect(dossier.film.plot == "Plot by AMC", "shops' plots come last")
        #expect(dossier.awards == nil)
        #expect(dossier.origins[.awards] == nil)
    }

    @Test func bothSumsOfABoxOfficeAreKept() {
        var reports = Self.reports
        for index in reports.indices where reports[index].provider != .tmdb {
            reports[index].boxOffice = nil
            if reports[index].provider == .omdb { reports[index].boxOffice = BoxOffice(domestic: 7) }
        }
        let dossier = FilmMerging.dossier(Self.bare, reports: reports)
        #expect(dossier.boxOffice == BoxOffice(domestic: 7, worldwide: 2))
        #expect(dossier.origins[.boxOffice] == Self.origin(.tmdb))
    }

    @Test func filmzsOwnWordsComeAfterEverybodyElses() {
        let story = FilmSynopsis(logline: "A ship comes in.", keywords: ["harbour", "return"])
        let own = FilmDossier.Origin(author: .filmz)
        let alone = FilmMerging.dossier(Self.bare, story: story, reports: [])
        #expect(alone.film.plot == "A ship comes in.")
        #expect(alone.keywords == ["harbour", "return"])
        #expect(alone.origins[.plot] == own)
        #expect(alone.origins[.keywords] == own)
        let told = FilmMerging.dossier(Self.bare, story: story, reports: Self.reports)
        #expect(told.film.plot == "Plot by TMDb")
        #expect(told.origins[.plot] == Self.origin(.tmdb))
        #expect(told.keywords == ["harbour", "return"])
        #expect(told.origins[.keywords] == own)
        var film = Self.bare
        film.plot = "Typed."
        let typed = FilmMerging.dossier(film, story: story, reports: [])
        #expect(typed.film.plot == "Typed.")
        #expect(typed.origins[.plot] == FilmDossier.Origin())
        let silent = FilmMerging.dossier(Self.bare, story: FilmSynopsis(keywords: ["harbour"]), reports: [])
        #expect(silent.film.plot == nil)
        #expect(silent.origins[.plot] == nil)
        #expect(silent.keywords == ["harbour"])
    }

    @Test func whatFilmzKnowsStandsButForPlotPosterAndScores() {
        var film = Self.bare
        film.originalTitle = "Hafen"
        film.year = 1970
        film.runtime = 70
        film.genres = ["Drama"]
        film.directors = ["Ada Quill"]
        film.certificate = "R"
        film.plot = "Old."
        film.poster = URL(string: "https://pictures.example/old")
        film.imdbRating = 8.15
        film.rottenTomatoesRating = 77
        let dossier = FilmMerging.dossier(film, reports: Self.reports)
        for fact in [FilmField.originalTitle, .year, .runtime, .genres, .directors, .certificate] {
            #expect(dossier.origins[fact] == FilmDossier.Origin())
        }
        #expect(dossier.film.originalTitle == "Hafen")
        #expect(dossier.film.year == 1970)
        #expect(dossier.film.runtime == 70)
        #expect(dossier.film.genres == ["Drama"])
        #expect(dossier.film.directors == ["Ada Quill"])
        #expect(dossier.film.certificate == "R")
        #expect(dossier.film.plot == "Plot by TMDb")
        #expect(dossier.film.poster?.lastPathComponent == "tmdb")
        #expect(dossier.film.imdbRating == 5.1)
        #expect(dossier.film.rottenTomatoesRating == 77)
        let alone = FilmMerging.dossier(film, reports: [])
        #expect(alone.film == film)
        #expect(alone.scores.map(\.source) == [.imdb, .rottenTomatoes])
    }

    @Test func ofScoresOMDbKnowsTheNewest() throws {
        var film = Self.bare
        film.imdbRating = 8
        let tmdb = try #require(Self.reports.first { $0.provider == .tmdb })
        let others = FilmMerging.dossier(film, reports: [tmdb])
        #expect(others.scores.map(\.percent) == [80, 52], "others fill gaps only")
        #expect(others.film.imdbRating == 8)
        #expect(others.origins[.scores] == Self.origin(.tmdb))
        let all = FilmMerging.dossier(film, reports: Self.reports)
        #expect(all.scores.map(\.percent) == [51, 51])
        #expect(all.film.imdbRating == 5.1)
        #expect(all.origins[.scores] == Self.origin(.omdb))
    }

    @Test func nothingAPersonTypedIsOverwritten() throws {
        var film = try FilmDraft(
            title: "Our Holiday", originalTitle: "Urlaub", year: 1980, runtime: 12, directors: ["Me"], genres: ["Home"]
        ).film(id: .random())
        film.plot = "At the sea."
        film.poster = URL(string: "https://pictures.example/mine")
        let dossier = FilmMerging.dossier(film, reports: Self.reports)
        #expect(dossier.film.title == film.title)
        #expect(dossier.film.originalTitle == film.originalTitle)
        #expect(dossier.film.year == 1980)
        #expect(dossier.film.runtime == 12)
        #expect(dossier.film.directors == ["Me"])
        #expect(dossier.film.genres == ["Home"])
        #expect(dossier.film.plot == film.plot)
        #expect(dossier.film.poster == film.poster)
        #expect(dossier.origins[.plot] == FilmDossier.Origin())
        #expect(dossier.film.countries == ["Country by TMDb"], "gaps are filled")
    }

    @Test(arguments: [FilmMatch.Certainty.uncertain, .none, .denied])
    func whatIsNotSurelyOfThisFilmIsLeftOut(_ certainty: FilmMatch.Certainty) {
        let matches = [
            FilmMatch(provider: .tmdb, certainty: certainty, decidedAt: Timestamp(milliseconds: 0)),
            FilmMatch(provider: .omdb, certainty: .sure, decidedAt: Timestamp(milliseconds: 0)),
        ]
        let dossier = FilmMerging.dossier(Self.bare, reports: Self.reports, matches: matches)
        #expect(dossier.film.plot == "Plot by OMDb")
        #expect(!dossier.origins.values.contains { $0.provider == .tmdb })
        #expect(dossier.film.externalIDs.imdb == IMDbID(number: 101))
    }

    @Test func whatAPersonConfirmedIsHowItIsKnown() {
        let decided = Timestamp(milliseconds: 0)
        let matches = [
            FilmMatch(provider: .amc, certainty: .sure, id: .amc(8), decidedAt: decided),
            FilmMatch(
                provider: .omdb, certainty: .confirmed, id: IMDbID(number: 55).map(ExternalID.imdb), decidedAt: decided),
            FilmMatch(provider: .tmdb, certainty: .confirmed, id: .tmdb(77), decidedAt: decided),
        ]
        let ids = FilmMerging.dossier(Self.bare, reports: Self.reports, matches: matches).film.externalIDs
        #expect(ids == ExternalIDs(imdb: IMDbID(number: 55), tmdb: 9, amc: 8))
    }

    @Test func aTitleToldTwiceIsNoOriginalTitle() {
        var report = FilmAnswer(provider: .tmdb, fetchedAt: Timestamp(milliseconds: 0), originalTitle: "Harbour")
        report.releaseDate = CalendarDay(year: 1999, month: 2, day: 1)
        report.credits = ["A", "A", "B"].map { Credit(name: $0, role: .director) }
        let dossier = FilmMerging.dossier(Self.bare, reports: [report])
        #expect(dossier.film.originalTitle == nil)
        #expect(dossier.origins[.originalTitle] == nil)
        #expect(dossier.film.year == 1999)
        #expect(dossier.film.directors == ["A", "B"])
    }
}
