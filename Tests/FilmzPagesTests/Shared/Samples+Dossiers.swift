import FilmzDomain
import Foundation

extension Samples {
    /// A time before that of ``clock``.
    private static func ago(days: Int64) -> Timestamp {
        Timestamp(milliseconds: clock.now().milliseconds - days * 86_400_000)
    }

    private static func address(_ text: String) -> URL {
        URL(string: text) ?? URL(filePath: "/")
    }

    /// All facts, from three providers.
    static let fullDossier: FilmDossier = {
        var dossier = FilmMerging.dossier(matrix, reports: [omdbReport, tmdbReport, iTunesReport])
        dossier.sources = [
            FilmDossier.Source(
                provider: .omdb,
                match: FilmMatch(
                    provider: .omdb, certainty: .identified, id: IMDbID(number: 133_093).map(ExternalID.imdb),
                    decidedAt: ago(days: 1)),
                fetchedAt: ago(days: 1)),
            FilmDossier.Source(
                provider: .tmdb,
                match: FilmMatch(provider: .tmdb, certainty: .sure, id: .tmdb(603), decidedAt: ago(days: 3)),
                fetchedAt: ago(days: 3), page: address("https://www.themoviedb.org/movie/603")),
            FilmDossier.Source(
                provider: .iTunes,
                match: FilmMatch(provider: .iTunes, certainty: .confirmed, id: .iTunes(1), decidedAt: ago(days: 3)),
                fetchedAt: ago(days: 0), failure: ProviderFailure(.timedOut)),
        ]
        return dossier
    }()

    private static let omdbReport = FilmAnswer(
        provider: .omdb, fetchedAt: ago(days: 1),
        scores: [
            Score(source: .imdb, percent: 87, votes: 2_104_552), Score(source: .rottenTomatoes, percent: 83),
            Score(source: .metacritic, percent: 35),
        ].compactMap(\.self),
        awards: Awards(
            headline: Awards.Headline(name: "Oscar", count: 4, isWon: true), wins: 42, nominations: 7,
            sentence: "Won 4 Oscars. 42 wins & 7 nominations total"),
        boxOffice: BoxOffice(domestic: 171_479_930))

    private static let tmdbReport = FilmAnswer(
        provider: .tmdb, fetchedAt: ago(days: 3), tagline: "Welcome to the Real World.",
        plot: "Set in the 22nd century, The Matrix tells the story of a computer hacker.",
        credits: [
            Credit(name: "Lana Wachowski", role: .director), Credit(name: "Lilly Wachowski", role: .director),
            Credit(name: "Lana Wachowski", role: .writer),
        ]
            + [
                ("Keanu Reeves", "Thomas Anderson / Neo"), ("Laurence Fishburne", "Morpheus"),
                ("Carrie-Anne Moss", "Trinity"), ("Hugo Weaving", "Agent Smith"), ("Gloria Foster", "Oracle"),
                ("Joe Pantoliano", "Cypher"), ("Marcus Chong", "Tank"), ("Julian Arahanga", "Apoc"),
                ("Matt Doran", "Mouse"), ("Belinda McClory", ""),
            ].map { Credit(name: $0, role: .actor, character: $1) }
            + [Credit(name: "Don Davis", role: .composer), Credit(name: "Bill Pope", role: .cinematographer)],
        scores: [Score(source: .tmdb, percent: 52, votes: 1)].compactMap(\.self),
        trailers: [
            Trailer(title: "Official Trailer", site: "YouTube", address: address("https://www.youtube.com/watch?v=1"))
        ],
        similar: [
            SimilarFilm(id: .tmdb(129), title: "Spirited Away", year: 2001),
            SimilarFilm(id: .tmdb(604), title: "The Matrix Reloaded", year: 2003),
            SimilarFilm(id: .tmdb(605), title: "The Matrix Revolutions"),
        ],
        boxOffice: BoxOffice(worldwide: 463_517_383), companies: ["Village Roadshow Pictures", "Silver & Pictures"],
        website: address("https://matrix.example/"))

    private static let iTunesReport = FilmAnswer(
        provider: .iTunes, fetchedAt: ago(days: 0),
        offers: [
            ShopOffer(
                kind: .buy, provider: .iTunes, price: "$9.99", address: address("https://itunes.apple.com/movie/1")),
            ShopOffer(
                kind: .rent, provider: .iTunes, price: "$3.99", address: address("https://itunes.apple.com/movie/1")),
            ShopOffer(
                kind: .soundtrack, title: "The Matrix (Music from the Film)", provider: .iTunes,
                address: address("https://itunes.apple.com/album/1")),
            ShopOffer(kind: .tickets, provider: .amc, address: address("https://www.amctheatres.com/movies/1")),
        ])

    /// Facts from providers that try to break out of the markup around them.
    static let hostileDossier: FilmDossier = {
        var dossier = FilmDossier(film: hostile)
        let text = "Alien & <friends> \"1\" '2' </script><script>alert(1)</script><img src=x onerror=alert(1)>"
        let evil = address("javascript:alert(1)")
        dossier.tagline = text
        dossier.scores = [Score(source: .metacritic, percent: 100, votes: 0)].compactMap(\.self)
        dossier.awards = Awards(
            headline: Awards.Headline(name: text, count: 1, isWon: false), wins: 131, nominations: 1, sentence: text)
        dossier.credits = [Credit(name: text, role: .actor, character: text), Credit(name: "", role: .editor)]
        dossier.trailers = [Trailer(title: text, site: text, address: evil)]
        dossier.similar = [SimilarFilm(id: .tmdb(9), title: text, year: 1, poster: evil)]
        dossier.offers = [ShopOffer(kind: .book, title: text, provider: .iTunes, price: text, address: evil)]
        dossier.companies = [text]
        dossier.website = evil
        dossier.origins = [.title: FilmDossier.Origin(), .tagline: FilmDossier.Origin(provider: .tmdb)]
        let candidate = MatchCandidate(id: .tmdb(2), title: text, year: 1999, directors: [text], runtime: 10, score: 60)
        dossier.sources = [
            FilmDossier.Source(
                provider: .tmdb,
                match: FilmMatch(
                    provider: .tmdb, certainty: .uncertain, candidates: [candidate], decidedAt: ago(days: 1)),
                page: evil)
        ]
        return dossier
    }()

    /// Providers that failed, were denied, or were never asked.
    static let failedDossier: FilmDossier = {
        var dossier = FilmDossier(film: spiritedAway)
        let until = Timestamp(milliseconds: clock.now().milliseconds + 200_000)
        dossier.origins = [.title: FilmDossier.Origin()]
        dossier.sources = [
            FilmDossier.Source(provider: .omdb, failure: ProviderFailure(.quotaUsedUp, until: until)),
            FilmDossier.Source(
                provider: .tmdb,
                match: FilmMatch(provider: .tmdb, certainty: .denied, decidedAt: ago(days: 1)),
                failure: ProviderFailure(.unreachable)),
            FilmDossier.Source(
                provider: .iTunes, match: FilmMatch(provider: .iTunes, certainty: .none, decidedAt: ago(days: 1)),
                fetchedAt: ago(days: 40)),
            FilmDossier.Source(
                provider: .amc, match: FilmMatch(provider: .amc, certainty: .denied, decidedAt: ago(days: 1))),
        ]
        return dossier
    }()

    /// A film of which only Filmz says what it is about.
    static let ownWordsDossier: FilmDossier = {
        var dossier = FilmMerging.dossier(
            hebrew,
            story: FilmSynopsis(logline: "Two <b>friends</b> & a secret.", keywords: ["<i>night</i>", "sea & sky"]),
            reports: [])
        dossier.similar = [SimilarFilm(id: .tmdb(603), title: "The Matrix", year: 1999)]
        dossier.origins[.similar] = FilmDossier.Origin(author: .filmz)
        return dossier
    }()

    /// A show with more seasons than are visible at first.
    static let showDossier: FilmDossier = {
        var show = hebrew
        show.kind = .series
        show.directors = ["<Ada>"]
        var dossier = FilmDossier(film: show)
        dossier.origins = [.title: FilmDossier.Origin(), .seasons: FilmDossier.Origin()]
        dossier.run = ShowRun(
            lastYear: 1998, seasonCount: 11, episodeCount: 240,
            seasons: [ShowRun.Season(number: 0, episodeCount: 1)]
                + (1...11).map { number in
                    ShowRun.Season(
                        number: number, firstAired: CalendarDay(year: 1986 + number, month: 9, day: number),
                        episodeCount: number == 2 ? nil : 22)
                })
        return dossier
    }()

    /// Facts without a Latin letter.
    static let greekDossier: FilmDossier = {
        var dossier = FilmDossier(film: greek[0])
        dossier.tagline = "Αρχή"
        dossier.scores = Score.Source.allCases.compactMap { Score(source: $0, percent: 35, votes: 2) }
        dossier.awards = Awards(
            headline: Awards.Headline(name: "Όσκαρ", count: 2, isWon: true), wins: 11, nominations: 1, sentence: "Όλα")
        dossier.credits =
            (Credit.Role.allCases).map { Credit(name: "Νίκος \($0.rawValue.count)", role: $0) }
            + (1...12).map { Credit(name: "Ζωή \($0)", role: .actor, character: "Ω") }
        dossier.trailers = [Trailer(title: "Α", site: "Β", address: address("https://example.org/1"))]
        dossier.similar = [SimilarFilm(id: .tmdb(1), title: "Ψ"), SimilarFilm(id: .tmdb(21), title: "Ω", year: 1999)]
        dossier.offers = ShopOffer.Kind.allCases.map {
            ShopOffer(kind: $0, provider: .iTunes, price: "9 €", address: address("https://example.org/2"))
        }
        dossier.boxOffice = BoxOffice(domestic: 1, worldwide: 2)
        dossier.companies = ["Φως"]
        dossier.website = address("https://example.org/4")
        for (days, fact) in FilmField.allCases.enumerated() {
            dossier.origins[fact] = FilmDossier.Origin(
                provider: Provider.allCases[days % 4], fetchedAt: ago(days: Int64(days)))
        }
        dossier.origins[.title] = FilmDossier.Origin()
        dossier.origins[.plot] = FilmDossier.Origin(author: .filmz)
        dossier.keywords = ["Νύχτα", "Θάλασσα"]
        dossier.run = ShowRun(
            lastYear: 2026, seasonCount: 12, episodeCount: 1,
            seasons: (0...11).map { ShowRun.Season(number: $0, firstAired: CalendarDay("1999-03-31"), episodeCount: 9) }
        )
        let until = Timestamp(milliseconds: clock.now().milliseconds + 9_000_000)
        let certainties: [FilmMatch.Certainty] = [.identified, .uncertain, .none, .denied]
        dossier.sources = zip(Provider.allCases, certainties).map { provider, certainty in
            FilmDossier.Source(
                provider: provider,
                match: FilmMatch(
                    provider: provider, certainty: certainty, candidates: [MatchCandidate(id: .tmdb(5), title: "Ψ")],
                    decidedAt: ago(days: 1)),
                failure: ProviderFailure(.paused, until: until), page: address("https://example.org/3"))
        }
        return dossier
    }()

    /// The pictures of the films of ``services``: one that is here, and one that is not.
    static let posters = [
        matrix.id: Poster(version: "a1b2", isHere: true), spiritedAway.id: Poster(version: "c3d4", isHere: false),
    ]
}
