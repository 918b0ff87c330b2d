import FilmzContracts
import FilmzDomain
import FilmzTestSupport
import Foundation
import Testing

/// Which offers a reader sees beside a film.
struct AdvertisingTests {
    private static let today = CalendarDay(year: 2011, month: 7, day: 14) ?? .last
    private static let link = AdvertisementLink("https://shop.example/")
    private static let reader = AdvertisingReader(wantsAdvertising: true)

    private static func dossier() -> FilmDossier {
        var film = Film.sample(
            "Harbour Lights: The Fog", tmdb: 7, originalTitle: "Hafenlichter", genres: ["Drama", "Sci-Fi"],
            directors: ["Ida Lupino"], cast: ["José Ferrer"])
        film.certificate = "PG"
        var dossier = FilmDossier(film: film)
        dossier.keywords = ["lighthouse", "sea captain"]
        dossier.credits = [Credit(name: "Bernard Herrmann", role: .composer)]
        return dossier
    }

    private static func offer(
        _ rules: AdvertisementRules, from: CalendarDay? = nil, until: CalendarDay? = nil, priority: Int = 50,
        name: String = "An offer"
    ) throws -> Advertisement {
        Advertisement(
            name: name, link: try #require(link), from: from, until: until, priority: priority, rules: rules)
    }

    @Test(arguments: [
        (AdvertisementRules(), false), (.init(films: [Film.ID(.tmdb(7))]), true),
        (.init(films: [Film.ID(.tmdb(8))]), false), (.init(series: ["harbour  LIGHTS"]), true),
        (.init(series: ["Harbour Light"]), false), (.init(series: ["Lights"]), false),
        (.init(series: ["hafenlichter"]), true), (.init(genres: ["sci fi"]), true), (.init(genres: ["Sci"]), false),
        (.init(people: ["jose ferrer"]), true), (.init(people: ["Bernard Herrmann"]), true),
        (.init(people: ["Bernard"]), false), (.init(keywords: ["Lighthouse"]), true),
        (.init(keywords: ["sea"]), false), (.init(audience: [.family, .adults]), true),
        (.init(audience: .adults), false), (.init(genres: ["Drama"], people: ["Nobody"]), false),
        (.init(genres: ["Western", "Drama"], people: ["Nobody", "Ida Lupino"]), true),
    ])
    func rulesSayToWhichFilmsAnOfferBelongs(_ rules: AdvertisementRules, _ belongs: Bool) {
        #expect(rules.match(AdvertisementRules.Facts(Self.dossier())) == belongs)
    }

    @Test func aFilmThatBecameAnotherOneIsStillMeant() {
        var dossier = FilmDossier(film: .sample("A film", imdb: 5))
        dossier.film.externalIDs.insert(.tmdb(7))
        #expect(AdvertisementRules(films: [Film.ID(.tmdb(7))]).match(AdvertisementRules.Facts(dossier)))
    }

    @Test func whoTurnedOffersOffSeesNone() throws {
        var advertising = Advertising(offers: [try Self.offer(.init(genres: ["Drama"]))])
        let film = Self.dossier()
        #expect(advertising.shown(with: film, to: Self.reader, on: Self.today).isEmpty, "Nobody has switched it on.")
        advertising.limit = Advertising.usualLimit
        #expect(advertising.shown(with: film, to: Self.reader, on: Self.today).count == 1)
        let other = AdvertisingReader(wantsAdvertising: false)
        #expect(advertising.shown(with: film, to: other, on: Self.today).isEmpty)
    }

    /// Against a model that puts the best offer first, again and again.
    @Test func theMostImportantOffersOfTheDayAreShown() throws {
        let rounds = RandomRounds(300)
        var random = rounds.generator
        let film = Self.dossier()
        for _ in 0..<rounds.count {
            let offers = try (0..<Int.random(in: 0...8, using: &random)).map { _ in
                let from =
                    Bool.random(using: &random) ? Self.today.after(days: .random(in: 0...1, using: &random)) : nil
                let until =
                    Bool.random(using: &random) ? Self.today.before(days: .random(in: 0...1, using: &random)) : nil
                let genres = ["Drama", "Western"].filter { _ in Bool.random(using: &random) }
                return try Self.offer(
                    .init(genres: genres), from: from, until: until, priority: .random(in: 0...2, using: &random),
                    name: ["a", "b"].randomElement(using: &random) ?? "")
            }
            let limit = Int.random(in: Advertising.limits, using: &random)
            var left = offers.filter { offer in
                offer.rules.genres.contains("Drama") && (offer.from ?? Self.today) <= Self.today
                    && (offer.until ?? Self.today) >= Self.today
            }
            var expected: [Advertisement.ID] = []
            while expected.count < limit, !left.isEmpty {
                var best = 0
                for index in left.indices {
                    let one = left[index]
                    let other = left[best]
                    let isBetter =
                        one.priority != other.priority
                        ? one.priority > other.priority
                        : one.name != other.name ? one.name < other.name : one.id.rawValue < other.id.rawValue
                    if isBetter { best = index }
                }
                expected.append(left.remove(at: best).id)
            }
            let shown = Advertising(offers: offers.shuffled(using: &random), limit: limit)
                .shown(with: film, to: Self.reader, on: Self.today)
            #expect(shown.map(\.id) == expected, "seed \(rounds.seed)")
        }
    }

    // MARK: - Drafts

    @Test(arguments: [
        ("https://shop.example/a", true), ("HTTPS://shop.example", true), ("http://shop.example/", false),
        ("javascript:alert(1)", false), ("//shop.example", false), ("https:///path", false),
        ("https://user:word@shop.example/", false), ("https://shop.example/\u{0}", false),
        ("https://shop.example/ b", false), ("https://shop.example\\@evil.example", false), ("data:text/html,1", false),
        ("https://" + String(repeating: "a", count: 5_000), false),
    ])
    func onlySecureAddressesAreLinks(_ text: String, _ isLink: Bool) {
        #expect((AdvertisementLink(text) != nil) == isLink)
    }

    private static let good: [AdvertisementField: String] = [
        .name: "The book", .link: "https://shop.example/", .genres: "Drama",
    ]

    @Test(arguments: [
        (AdvertisementField.name, "  ", AdvertisingProblem.missing(.name)),
        (.name, String(repeating: "a", count: 101), .tooLong(.name, 100)),
        (.text, String(repeating: "a", count: 301), .tooLong(.text, 300)),
        (.price, String(repeating: "1", count: 31), .tooLong(.price, 30)), (.link, "", .missing(.link)),
        (.link, "http://shop.example/", .malformed(.link)), (.from, "tomorrow", .malformed(.from)),
        (.until, "2011-02-30", .malformed(.until)), (.priority, "101", .malformed(.priority)),
        (.priority, "-1", .malformed(.priority)), (.films, "a film", .malformed(.films)),
        (.genres, "", .missing(.films)), (.genres, "!!!", .malformed(.genres)),
        (.genres, String(repeating: "a", count: 101), .tooLong(.genres, 100)),
        (.people, (0...50).map(String.init).joined(separator: "|"), .tooMany(.people)),
        (.audience, "everybody", .malformed(.audience)),
    ])
    func aFaultyDraftIsRefused(_ field: AdvertisementField, _ text: String, _ problem: AdvertisingProblem) {
        var draft = AdvertisementDraft(Self.good)
        draft[field] = text
        #expect(throws: problem) { try draft.advertisement(.random()) }
    }

    @Test func anOfferDoesNotEndBeforeItBegins() {
        var draft = AdvertisementDraft(Self.good)
        draft[.from] = "2011-07-15"
        draft[.until] = "2011-07-14"
        #expect(throws: AdvertisingProblem.malformed(.until)) { try draft.advertisement(.random()) }
    }

    @Test func filmsAreNamedInManyWays() throws {
        let own = Film.ID.random()
        var draft = AdvertisementDraft([.name: "a", .link: "https://shop.example/"])
        draft[.films] = """
            tt0078748
            https://www.imdb.com/title/tt0078748/
            https://www.themoviedb.org/movie/348-alien
            tmdb:348 | tmdb-series:1396
            \(own)
            https://films.example.org/films/\(own)
            """
        let rules = try draft.advertisement(.random()).rules
        let ids = try ["imdb:tt0078748", "tmdb:348", "tmdb-series:1396"].map { try #require(ExternalID($0)) }
        #expect(rules.films == ids.map { Film.ID($0) } + [own])
        #expect(try AdvertisementDraft(try draft.advertisement(.random())).advertisement(.random()).rules == rules)
    }
}
