import APICore
import APICoreTesting
import Foundation
import TMDbAPI
import Testing

@Suite struct PersonRequestTests {
    private func addresses(
        language: String? = nil, region: String? = nil, _ calls: (TMDbClient) async throws -> Void
    ) async throws -> [String] {
        let stub = MockTransport(
            #"{"id": 1, "results": [], "cast": [], "profiles": [], "parts": [], "items": [], "changes": [], "#
                + #""keywords": [], "titles": [], "translations": [], "certifications": {}, "total_pages": 1}"#)
        try await calls(TMDbClient(stub, language: language, region: region))
        return await stub.addresses.map { $0.replacing("https://api.themoviedb.org/3", with: "") }
    }

    @Test func asksForPeople() async throws {
        let sent = try await addresses(language: "de-DE", region: "DE") { client in
            _ = try await client.person(67)
            _ = try await client.person(67, append: [.seriesCredits, .changes], language: "sv")
            _ = try await client.latestPerson()
            _ = try await client.combinedCredits(ofPerson: 67)
            _ = try await client.movieCredits(ofPerson: 67, language: "sv")
            _ = try await client.seriesCredits(ofPerson: 67)
            _ = try await client.externalIDs(ofPerson: 67)
            _ = try await client.images(ofPerson: 67)
            _ = try await client.translations(ofPerson: 67)
        }
        #expect(
            sent == [
                "/person/67?language=de-DE", "/person/67?append_to_response=changes%2Ctv_credits&language=sv",
                "/person/latest?language=de-DE", "/person/67/combined_credits?language=de-DE",
                "/person/67/movie_credits?language=sv", "/person/67/tv_credits?language=de-DE",
                "/person/67/external_ids", "/person/67/images", "/person/67/translations",
            ])
    }

    @Test func asksForACredit() async throws {
        let stub = MockTransport(#"{"id": "52/fe"}"#)
        _ = try await TMDbClient(stub, language: "de-DE").credit("52/fe")
        #expect(await stub.addresses == ["https://api.themoviedb.org/3/credit/52%2Ffe?language=de-DE"])
    }

    @Test func portraitsHaveNoLanguage() async throws {
        let sent = try await addresses { client in
            _ = try await client.person(67, append: [.images], language: "de")
            _ = try await client.person(67, append: [.images])
        }
        #expect(
            sent == [
                "/person/67?append_to_response=images&include_image_language=null&language=de",
                "/person/67?append_to_response=images",
            ])
    }

    @Test func allBlocksAreTheDocumentedOnes() {
        #expect(
            TMDbPersonBlock.allCases.map(\.rawValue) == [
                "changes", "combined_credits", "external_ids", "images", "movie_credits", "tv_credits", "translations",
            ])
        #expect(Set<TMDbPersonBlock>.all.count == 7)
    }

    @Test func listsOfPeopleHaveNoRegion() async throws {
        let sent = try await addresses(language: "de-DE", region: "DE") { client in
            _ = try await client.searchPeople("Lamp & Wick")
            _ = try await client.searchPeople("é", includeAdult: true, page: 500, language: "sv-SE")
            _ = try await client.popularPeople(page: 2)
            _ = try await client.trendingPeople(.week, language: "fr")
            _ = try await client.trendingAll(.day, page: 3)
        }
        #expect(
            sent == [
                "/search/person?query=Lamp%20%26%20Wick&page=1&language=de-DE",
                "/search/person?query=%C3%A9&include_adult=true&page=500&language=sv-SE",
                "/person/popular?page=2&language=de-DE", "/trending/person/week?page=1&language=fr",
                "/trending/all/day?page=3&language=de-DE",
            ])
    }

    @Test func asksForCompaniesAndCollections() async throws {
        let sent = try await addresses(language: "de", region: "DE") { client in
            _ = try await client.company(4)
            _ = try await client.network(4)
            _ = try await client.alternativeNames(ofCompany: 4)
            _ = try await client.alternativeNames(ofNetwork: 4)
            _ = try await client.searchCompanies("a+b", page: 2)
            _ = try await client.collection(10)
            _ = try await client.translations(ofCollection: 10)
            _ = try await client.searchCollections("lamp")
            _ = try await client.searchCollections("lamp", region: "SE", includeAdult: true, page: 2, language: "sv")
            _ = try await client.searchKeywords("light")
            _ = try await client.movies(withKeyword: 1, page: 2)
        }
        #expect(
            sent == [
                "/company/4", "/network/4", "/company/4/alternative_names", "/network/4/alternative_names",
                "/search/company?query=a%2Bb&page=2", "/collection/10?language=de", "/collection/10/translations",
                "/search/collection?query=lamp&page=1&region=DE&language=de",
                "/search/collection?query=lamp&include_adult=true&page=2&region=SE&language=sv",
                "/search/keyword?query=light&page=1", "/keyword/1/movies?page=2&language=de",
            ])
    }

    @Test func imagesOfCompaniesHaveNoLanguage() async throws {
        let stub = MockTransport(#"{"id": 1, "logos": []}"#)
        let client = TMDbClient(stub, language: "de")
        _ = try await client.images(ofCompany: 4)
        _ = try await client.images(ofNetwork: 4)
        _ = try await client.images(ofCollection: 10)
        _ = try await client.images(ofCollection: 10, language: "sv", imageLanguages: ["en", nil])
        #expect(
            await stub.addresses.map { $0.replacing("https://api.themoviedb.org/3", with: "") } == [
                "/company/4/images", "/network/4/images", "/collection/10/images?language=de",
                "/collection/10/images?include_image_language=en%2Cnull&language=sv",
            ])
    }

    @Test func asksForParts() async throws {
        let sent = try await addresses(language: "de") { client in
            _ = try await client.alternativeTitles(of: 5)
            _ = try await client.keywords(of: 5)
            _ = try await client.translations(of: 5)
            _ = try await client.translations(of: .episode(3, season: 1, ofSeries: 4711))
            _ = try await client.screenedTheatrically(ofSeries: 4711)
            _ = try await client.reviews(of: 5)
            _ = try await client.reviews(ofSeries: 4711, page: 2, language: "en")
            _ = try await client.lists(with: 5, page: 3)
            _ = try await client.lists(withSeries: 4711)
            _ = try await client.list("7a/b")
            _ = try await client.latestMovie()
            _ = try await client.latestSeries(language: "sv")
        }
        #expect(
            sent == [
                "/movie/5/alternative_titles", "/movie/5/keywords", "/movie/5/translations",
                "/tv/4711/season/1/episode/3/translations", "/tv/4711/screened_theatrically",
                "/movie/5/reviews?page=1&language=de", "/tv/4711/reviews?page=2&language=en",
                "/movie/5/lists?page=3&language=de", "/tv/4711/lists?page=1&language=de",
                "/list/7a%2Fb?page=1&language=de", "/movie/latest?language=de", "/tv/latest?language=sv",
            ])
    }

    @Test func asksForEdits() async throws {
        let first = try #require(PlainDate(year: 2026, month: 11, day: 1))
        let last = try #require(PlainDate(year: 2026, month: 11, day: 14))
        let sent = try await addresses(language: "de") { client in
            _ = try await client.changes(ofMovie: 5)
            _ = try await client.changes(ofSeries: 5, in: .between(first, and: last), page: 2)
            _ = try await client.changes(ofSeason: 5, in: .atLeast(first))
            _ = try await client.changes(ofEpisode: 5, in: .atMost(last))
            _ = try await client.changes(ofPerson: 5)
            _ = try await client.changed(.movies)
            _ = try await client.changed(.series, in: .between(first, and: last), page: 500)
            _ = try await client.changed(.people)
        }
        #expect(
            sent == [
                "/movie/5/changes", "/tv/5/changes?start_date=2026-11-01&end_date=2026-11-14&page=2",
                "/tv/season/5/changes?start_date=2026-11-01", "/tv/episode/5/changes?end_date=2026-11-14",
                "/person/5/changes", "/movie/changes?page=1",
                "/tv/changes?start_date=2026-11-01&end_date=2026-11-14&page=500", "/person/changes?page=1",
            ])
    }

    @Test func asksForValues() async throws {
        let stub = MockTransport { request, _ in
            .text(request.url.path().contains("regions") ? #"{"results": []}"# : "[]")
        }
        let client = TMDbClient(stub, language: "de")
        _ = try await client.countries()
        _ = try await client.countries(language: "sv")
        _ = try await client.languages()
        _ = try await client.jobs()
        _ = try await client.primaryTranslations()
        _ = try await client.timeZones()
        _ = try await client.watchRegions()
        #expect(
            await stub.addresses.map { $0.replacing("https://api.themoviedb.org/3", with: "") } == [
                "/configuration/countries?language=de", "/configuration/countries?language=sv",
                "/configuration/languages", "/configuration/jobs", "/configuration/primary_translations",
                "/configuration/timezones", "/watch/providers/regions?language=de",
            ])
        let sent = try await addresses(language: "de") { client in
            _ = try await client.certifications()
            _ = try await client.seriesCertifications()
        }
        #expect(sent == ["/certification/movie/list", "/certification/tv/list"])
    }

    @Test(arguments: [Int.min, 0, 501]) func pagesBeyondTheLimitAreNotSent(_ page: Int) async {
        let stub = MockTransport(#"{"results": []}"#)
        let client = TMDbClient(stub)
        let errors = [
            await failure { () async throws(APIError) in try await client.popularPeople(page: page) },
            await failure { () async throws(APIError) in try await client.searchCompanies("x", page: page) },
            await failure { () async throws(APIError) in try await client.searchCollections("x", page: page) },
            await failure { () async throws(APIError) in try await client.searchKeywords("x", page: page) },
            await failure { () async throws(APIError) in try await client.movies(withKeyword: 1, page: page) },
            await failure { () async throws(APIError) in try await client.reviews(of: 1, page: page) },
            await failure { () async throws(APIError) in try await client.reviews(ofSeries: 1, page: page) },
            await failure { () async throws(APIError) in try await client.lists(with: 1, page: page) },
            await failure { () async throws(APIError) in try await client.lists(withSeries: 1, page: page) },
            await failure { () async throws(APIError) in try await client.list("1", page: page) },
            await failure { () async throws(APIError) in try await client.trendingAll(.day, page: page) },
            await failure { () async throws(APIError) in try await client.changed(.series, page: page) },
        ]
        #expect(errors.map(\.?.kind) == Array(repeating: .invalidRequest, count: errors.count))
        #expect(errors.first??.operation == "GET /person/popular")
        #expect(await stub.requests.isEmpty)
    }
}
