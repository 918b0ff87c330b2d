import FilmzDomain
import Foundation
import Testing

/// The promises of ``ProviderCache``.
public enum ProviderCacheContract {
    public static let cases: [ContractCase] = keeping + deciding + identity + posters + lists + calls

    private static var keeping: [ContractCase] {
        [
            ContractCase("remembers nothing about a film that nobody asked about") { subject async throws in
                #expect(try await subject.providerMemory.reports(of: Film.french.id).isEmpty)
                #expect(try await subject.providerMemory.matches(of: Film.french.id).isEmpty)
                #expect(try await subject.providerMemory.posters().isEmpty)
            },
            ContractCase("gives back everything a provider said") { subject in
                let reports = subject.reports()
                for report in reports.reversed() { try await subject.keep(report) }
                #expect(try await subject.providerMemory.reports(of: Film.french.id) == reports)
                #expect(try await subject.providerMemory.matches(of: Film.french.id) == reports.map(subject.match))
                #expect(try await subject.providerMemory.reports(of: Film.hostile.id).isEmpty)
            },
            ContractCase("keeps what was said last, and that nothing is known") { subject in
                var report = subject.report(.tmdb(906))
                try await subject.keep(report)
                subject.clock.advance()
                report.fetchedAt = subject.clock.now
                report.plot = "Another plot."
                try await subject.keep(report)
                #expect(try await subject.providerMemory.reports(of: Film.french.id) == [report])
                let none = FilmMatch(provider: .tmdb, certainty: .none, decidedAt: subject.clock.now)
                try await subject.providerMemory.keep(nil, match: none, of: Film.french.id)
                #expect(try await subject.providerMemory.reports(of: Film.french.id).isEmpty)
                #expect(try await subject.providerMemory.matches(of: Film.french.id) == [none])
            },
            ContractCase("keeps no answer for more than 180 days") { subject in
                try await subject.keep(subject.report(.tmdb(906)))
                subject.clock.advance(seconds: 179 * 86_400)
                try await subject.keep(subject.report(.amc(1)))
                #expect(try await subject.providerMemory.reports(of: Film.french.id).count == 2)
                subject.clock.advance(seconds: 2 * 86_400)
                #expect(try await subject.providerMemory.reports(of: Film.french.id).map(\.provider) == [.amc])
                #expect(try await subject.providerMemory.matches(of: Film.french.id).map(\.provider) == [.amc])
                #expect(try await subject.providerMemory.posters() == [Film.french.id: subject.report(.amc(1)).poster])
            },
        ]
    }

    private static var deciding: [ContractCase] {
        [
            ContractCase("lets a person's word stand before what was found out, and after any answer") { subject in
                try await subject.load(Film.samples)
                var memory: any ProviderCache { subject.providerMemory }
                let film = Film.french.id
                try await subject.keep(subject.report(.tmdb(906)))
                try await memory.decide(.tmdb, id: .tmdb(5), for: film, by: .ofThisMachine)
                let decided = FilmMatch(
                    provider: .tmdb, certainty: .confirmed, id: .tmdb(5), decidedAt: subject.clock.now)
                #expect(try await memory.matches(of: film) == [decided])
                #expect(try await memory.reports(of: film).isEmpty, "It was about another film.")

                // An answer to a call that was sent before.
                try await subject.keep(subject.report(.tmdb(906)))
                #expect(try await memory.matches(of: film) == [decided])
                #expect(try await memory.reports(of: film).isEmpty)
                let right = subject.report(.tmdb(5))
                try await memory.keep(right, match: decided, of: film)
                #expect(try await memory.reports(of: film) == [right])
                #expect(try await memory.matches(of: film) == [decided])
            },
            ContractCase("lets a person say that a provider does not have the film, and then that it does") { subject in
                var memory: any ProviderCache { subject.providerMemory }
                let film = Film.french.id
                for report in subject.reports() { try await subject.keep(report) }
                try await memory.decide(.iTunes, id: nil, for: film, by: .ofThisMachine)
                #expect(try await memory.reports(of: film).map(\.provider) == [.omdb, .tmdb, .amc])
                #expect(try await memory.matches(of: film).first { $0.provider == .iTunes }?.certainty == .denied)
                try await subject.keep(subject.report(.iTunes(3)))
                #expect(try await memory.reports(of: film).map(\.provider) == [.omdb, .tmdb, .amc])
                try await memory.decide(.iTunes, id: .iTunes(3), for: film, by: .ofThisMachine)
                let match = try #require(try await memory.matches(of: film).first { $0.provider == .iTunes })
                #expect(match.certainty == .confirmed)
                try await memory.keep(subject.report(.iTunes(3)), match: match, of: film)
                #expect(try await memory.reports(of: film).count == 4)
            },
            ContractCase("forgets a person's word that is taken back, by any ID that leads to the film") { subject in
                try await subject.load(Film.samples)
                var memory: any ProviderCache { subject.providerMemory }
                let one = Film.withoutIMDbID.id
                let other = Film.yearOnly.id
                try await memory.decide(.tmdb, id: nil, for: one, by: .ofThisMachine)
                try await memory.decide(.amc, id: .amc(4), for: one, by: .ofThisMachine)
                let imdb = try #require(Film.yearOnly.externalIDs.imdb)
                _ = try await subject.services.films.learn(.imdb(imdb), of: one)
                try await memory.reconsider(.tmdb, for: other, by: .ofThisMachine)
                for id in [one, other] { #expect(try await memory.matches(of: id).map(\.provider) == [.amc]) }
                try await subject.keep(subject.report(.tmdb(911)), of: one)
                #expect(try await memory.reports(of: other).map(\.provider) == [.tmdb])
                try await memory.reconsider(.tmdb, for: one, by: .ofThisMachine)
                #expect(try await memory.reports(of: other).isEmpty, "What it said of the film goes, too.")
                try await memory.reconsider(.tmdb, for: Film.french.id, by: .ofThisMachine)
            },
            ContractCase("keeps what was said of the film that a person then says it is") { subject in
                try await subject.keep(subject.report(.iTunes(3)))
                try await subject.providerMemory.decide(
                    .iTunes, id: .iTunes(3), for: Film.french.id, by: .ofThisMachine)
                #expect(try await subject.providerMemory.reports(of: Film.french.id) == [subject.report(.iTunes(3))])
            },
        ]
    }

    private static var identity: [ContractCase] {
        [
            ContractCase("remembers by whatever ID leads to the film, also after two became one") { subject in
                try await subject.load(Film.samples)
                var memory: any ProviderCache { subject.providerMemory }
                let one = Film.withoutIMDbID
                let other = Film.yearOnly
                try await subject.keep(subject.report(.tmdb(911)), of: one.id)
                try await subject.keep(subject.report(.iTunes(3)), of: other.id)
                try await memory.decide(.amc, id: .amc(4), for: one.id, by: .ofThisMachine)
                let imdb = try #require(other.externalIDs.imdb)
                _ = try await subject.services.films.learn(.imdb(imdb), of: one.id)
                for id in [one.id, other.id] {
                    #expect(try await memory.reports(of: id).map(\.provider) == [.tmdb, .iTunes])
                    #expect(try await memory.matches(of: id).map(\.id) == [.tmdb(911), .iTunes(3), .amc(4)])
                }
                let film = try #require(try await subject.services.films.film(one.id))
                #expect(try await memory.posters() == [film.id: subject.report(.tmdb(911)).poster])
                try await subject.keep(subject.report(.tmdb(912)), of: one.id)
                #expect(try await memory.reports(of: other.id).map { $0.externalIDs.tmdb } == [912, nil])
            },
            ContractCase("lets the later word stand when two films become one") { subject in
                try await subject.load(Film.samples)
                var memory: any ProviderCache { subject.providerMemory }
                let one = Film.withoutIMDbID.id
                let other = Film.yearOnly.id
                for (film, id) in [(one, 1), (other, 2), (one, 3)] {
                    subject.clock.advance()
                    try await memory.decide(.amc, id: .amc(id), for: film, by: .ofThisMachine)
                    try await memory.decide(.iTunes, id: .iTunes(id), for: id == 3 ? other : film, by: .ofThisMachine)
                }
                let imdb = try #require(Film.yearOnly.externalIDs.imdb)
                _ = try await subject.services.films.learn(.imdb(imdb), of: one)
                for id in [one, other] {
                    #expect(try await memory.matches(of: id).map(\.id) == [.iTunes(3), .amc(3)])
                }
            },
            ContractCase("keeps a person's word through catalogues that lose the film and name it anew") { subject in
                let film = Film.withoutIMDbID
                try await subject.load([film])
                try await subject.providerMemory.decide(.amc, id: nil, for: film.id, by: .ofThisMachine)
                for (films, edition) in [([film], "again"), ([.french], "second")] {
                    try await subject.load(films, edition: edition)
                    #expect(try await subject.services.films.film(film.id) == film)
                }
                let newer = Film.sample("The Heist at High Noon", imdb: 90_011, tmdb: 911, year: 2001)
                try await subject.load([newer], edition: "third")
                try await subject.load([newer, .french], edition: "fourth")
                for id in [film.id, newer.id] {
                    let known = try #require(try await subject.services.films.film(id))
                    #expect(known.title == newer.title)
                    #expect(try await subject.providerMemory.matches(of: known.id).map(\.certainty) == [.denied])
                    #expect(try await subject.providerMemory.matches(of: id).map(\.certainty) == [.denied])
                }
            },
            ContractCase("keeps a person's word about a found film") { subject in
                _ = try await subject.services.films.note([.found[1]])
                try await subject.providerMemory.decide(.amc, id: .amc(9), for: Film.found[1].id, by: .ofThisMachine)
                try await subject.load([.sample("Signal Fires", imdb: 5, tmdb: 7_005, year: 2004)])
                let film = try #require(try await subject.services.films.film(.tmdb(7_005)))
                #expect(try await subject.providerMemory.matches(of: film.id).map(\.id) == [.amc(9)])
            },
        ]
    }

    private static var posters: [ContractCase] {
        [
            ContractCase("tells the picture of the provider that is believed first") { subject in
                var memory: any ProviderCache { subject.providerMemory }
                let film = Film.french.id
                for id in [ExternalID.amc(4), .iTunes(3), .imdb(try #require(IMDbID(number: 1))), .tmdb(906)] {
                    try await subject.keep(subject.report(id))
                    #expect(try await memory.posters() == [film: subject.report(id).poster])
                }
                try await memory.decide(.tmdb, id: nil, for: film, by: .ofThisMachine)
                #expect(try await memory.posters()[film]?.lastPathComponent == "imdb:tt0000001.jpg")
            },
            ContractCase("tells no picture of a film that is not surely the right one") { subject in
                let match = FilmMatch(
                    provider: .amc, certainty: .uncertain, candidates: [MatchCandidate(id: .amc(1), title: "A")],
                    decidedAt: subject.clock.now)
                try await subject.providerMemory.keep(subject.report(.amc(1)), match: match, of: Film.french.id)
                #expect(try await subject.providerMemory.posters().isEmpty)
                #expect(try await subject.providerMemory.matches(of: Film.french.id) == [match])
            },
        ]
    }

    /// Each is asked of one process, because what it remembers of lists no other one changes.
    private static var lists: [ContractCase] {
        [
            ContractCase("gives lists back in their order, for each provider, country and year by itself") { subject in
                let memory = subject.providerMemory
                let keys = [
                    CachedList.Key(.inCinemas, provider: .tmdb, country: "US"),
                    CachedList.Key(.inCinemas, provider: .amc, country: "US"),
                    CachedList.Key(.inCinemas, provider: .tmdb, country: "DE"),
                    CachedList.Key(.year(1931), provider: .tmdb, country: "US"),
                    CachedList.Key(.year(1932), provider: .tmdb, country: "US"),
                ]
                #expect(try await memory.lists(keys).isEmpty)
                var kept: [CachedList.Key: CachedList] = [:]
                for (number, key) in keys.enumerated() {
                    let films = [3, 1, 2].map { Film.ID(.tmdb($0 + number * 10)) }
                    kept[key] = CachedList(
                        entries: films.map { CachedList.Entry(film: $0, released: CalendarDay("2011-07-14")) }
                            + [CachedList.Entry(film: Film.ID(.tmdb(99)))], fetchedAt: subject.clock.now)
                    try await memory.keep(try #require(kept[key]), key: key)
                }
                #expect(try await memory.lists(keys) == kept)
                #expect(try await memory.lists([keys[1]]) == kept.filter { $0.key == keys[1] })
            },
            ContractCase("replaces a list, also by an empty one, and keeps none for more than 180 days") { subject in
                let memory = subject.providerMemory
                let key = CachedList.Key(.trending, provider: .tmdb, country: "US")
                for films in [[1, 2], [2], []] {
                    let list = CachedList(
                        entries: films.map { CachedList.Entry(film: Film.ID(.tmdb($0))) }, fetchedAt: subject.clock.now)
                    try await memory.keep(list, key: key)
                    #expect(try await memory.lists([key]) == [key: list])
                    subject.clock.advance()
                }
                subject.clock.advance(seconds: 181 * 86_400)
                #expect(try await memory.lists([key]).isEmpty)
            },
        ]
    }

    private static var calls: [ContractCase] {
        [
            ContractCase("counts each provider's calls of each day") { subject in
                var memory: any ProviderCache { subject.providerMemory }
                let day = try #require(CalendarDay("2011-07-14"))
                let next = try #require(CalendarDay("2011-07-15"))
                #expect(try await memory.calls(of: .omdb, on: day) == 0)
                try await memory.count(2, of: .omdb, on: day)
                try await memory.count(3, of: .omdb, on: day)
                try await memory.count(7, of: .tmdb, on: day)
                #expect(try await memory.calls(of: .omdb, on: day) == 5)
                #expect(try await memory.calls(of: .tmdb, on: day) == 7)
                #expect(try await memory.calls(of: .omdb, on: next) == 0)
            }
        ]
    }
}

extension Subject {
    /// A provider's report now about the film with this ID, with every field filled.
    fileprivate func report(_ id: ExternalID) -> FilmAnswer {
        // OMDb has no IDs but IMDb's.
        let provider = id.provider ?? .omdb
        var report = FilmAnswer(provider: provider, fetchedAt: clock.now)
        report.externalIDs.insert(id)
        report.title = #"Amélie & <friends> "\u{2028}""#
        report.year = 2001
        report.releaseDate = CalendarDay("2001-04-25")
        report.genres = ["Comedy"]
        report.poster = URL(string: "https://images.example/\(id).jpg")
        report.credits = [Credit(name: "Audrey Tautou", role: .actor, character: "Amélie")]
        report.scores = [Score(source: .imdb, percent: 83, votes: 700_000)].compactMap(\.self)
        report.awards = Awards(
            headline: .init(name: "Oscar", count: 5, isWon: false), wins: 59, nominations: 74, sentence: "Many.")
        report.similar = [SimilarFilm(id: .tmdb(194), title: "Another")]
        report.boxOffice = BoxOffice(domestic: 33_225_499, worldwide: 174_201_661)
        report.companies = ["Claudie Ossard & <friends>"]
        if let address = URL(string: "https://shop.example/1") {
            report.trailers = [Trailer(title: "Trailer", site: "YouTube", address: address)]
            report.offers = [ShopOffer(kind: .rent, provider: provider, price: "$3.99", address: address)]
            report.website = address
            report.page = address
        }
        return report
    }

    /// The reports of all providers, in the order of ``Provider``.
    fileprivate func reports() -> [FilmAnswer] {
        [IMDbID(number: 90_006).map(ExternalID.imdb), .tmdb(906), .iTunes(3), .amc(4)].compactMap(\.self).map(report)
    }

    fileprivate func match(_ report: FilmAnswer) -> FilmMatch {
        FilmMatch(
            provider: report.provider, certainty: .identified, id: report.externalIDs[report.provider],
            decidedAt: report.fetchedAt)
    }

    fileprivate func keep(_ report: FilmAnswer, of film: Film.ID = Film.french.id) async throws {
        try await providerMemory.keep(report, match: match(report), of: film)
    }
}
