import APICore
import APICoreTesting
import Foundation
import TMDbAPI
import Testing

@Suite struct CompanyTests {
    private func client(_ body: String) -> TMDbClient { TMDbClient(MockTransport(body)) }

    @Test func readsACompany() async throws {
        let company = try await TMDbClient(answering: "company.json").company(4)
        #expect(company.id == 4)
        #expect(company.name == "North Pictures")
        #expect(company.description == nil)
        #expect(company.headquarters == "Visby, Sweden")
        #expect(company.homepage == URL(string: "http://north.example"))
        #expect(company.logoPath == "/n.svg")
        #expect(company.originCountry == "SE")
        #expect(company.parentCompany == TMDbCompany(id: 3, name: "All North"))
    }

    @Test(arguments: [
        #"{"id": 4}"#, #"{"id": 4, "parent_company": null, "logo_path": "", "homepage": "", "origin_country": ""}"#,
        #"{"id": 4, "parent_company": 7, "logo_path": [], "homepage": "nowhere", "name": {}}"#,
    ])
    func ofSomeNothingIsKnown(_ body: String) async throws {
        #expect(try await client(body).company(4) == TMDbCompanyDetails(id: 4))
        #expect(try await client(body).network(4) == TMDbCompanyDetails(id: 4))
    }

    @Test func readsOtherNames() async throws {
        let names = try await TMDbClient(answering: "names.json").alternativeNames(ofCompany: 4)
        #expect(
            names == [
                TMDbAlternativeName(name: "Northern Light", type: "1984–2002"), TMDbAlternativeName(name: "Nord"),
            ])
        #expect(try await client(#"{"id": 4, "results": []}"#).alternativeNames(ofNetwork: 4).isEmpty)
    }

    @Test func readsLogos() async throws {
        let logos = try await TMDbClient(answering: "logos.json").images(ofNetwork: 4).logos
        #expect(logos.map(\.path) == ["/n.svg", "/n.png"])
        #expect(logos.map(\.fileType) == [".svg", ".png"])
        #expect(logos.map(\.height) == [96, nil])
    }

    @Test func findsCompanies() async throws {
        let page = try await TMDbClient(answering: "companies.json").searchCompanies("north")
        #expect(page.results == [TMDbCompany(id: 4, name: "North Pictures")])
    }

    @Test func readsACollection() async throws {
        let collection = try await TMDbClient(answering: "collection.json").collection(10)
        #expect(collection.id == 10)
        #expect(collection.name == "Lamp Collection")
        #expect(collection.originalName == "Lampsamlingen")
        #expect(collection.originalLanguage == "sv")
        #expect(collection.overview == "Lamps that talk.")
        #expect(collection.posterPath == "/c.jpg")
        #expect(collection.backdropPath == nil)
        #expect(collection.parts.map(\.title) == ["Lamp 2", "Lamp"])
        #expect(collection.parts.map(\.releaseDate?.year) == [nil, 1999])
    }

    @Test func findsCollections() async throws {
        let page = try await TMDbClient(answering: "collections.json").searchCollections("lamp")
        #expect(page.results.map(\.name) == ["Lamp Collection", "Wick Collection"])
        #expect(page.results.map(\.originalName) == ["Lampsamlingen", nil])
        #expect(page.results.map(\.originalLanguage) == ["sv", nil])
        #expect(page.results.map(\.overview) == ["Lamps that talk.", nil])
        #expect(page.results.map(\.posterPath) == ["/c.jpg", nil])
        #expect(page.results.map(\.adult) == [false, nil])
    }

    @Test func aPageOfACollectionMayHaveNoAddress() async throws {
        let body = #"{"id": 10, "translations": [{"iso_639_1": "sv", "data": {"title": "Lampor", "overview": ""}}]}"#
        let translations = try await client(body).translations(ofCollection: 10).translations
        #expect(translations.map(\.texts?.title) == ["Lampor"])
        #expect(translations.map(\.texts?.homepage) == [nil])
    }

    @Test func readsKeywords() async throws {
        let page = try await TMDbClient(answering: "keywords.json").searchKeywords("light")
        #expect(page.results == [TMDbKeyword(id: 1, name: "lighthouse"), TMDbKeyword(id: 2)])
        #expect(try await client(#"{"id": 1, "name": "lighthouse"}"#).keyword(1).name == "lighthouse")
        #expect(try await client(#"{"id": 5, "keywords": [{"id": 1}]}"#).keywords(of: 5).map(\.id) == [1])
        #expect(try await client(#"{"id": 5, "results": [{"id": 1}]}"#).keywords(ofSeries: 5).map(\.id) == [1])
        #expect(try await client(#"{"id": 1, "results": [{"id": 5}]}"#).movies(withKeyword: 1).results.map(\.id) == [5])
    }

    @Test func readsAReviewByItself() async throws {
        let review = try await TMDbClient(answering: "review.json").review("5aa080d6c3a3683fea00011e")
        #expect(review.authorDetails?.rating == 8)
        #expect(review.language == "en")
        #expect(review.mediaID == 5)
        #expect(review.mediaType == "movie")
        #expect(review.mediaTitle == "Lamp")
        let bare = try await client(#"{"id": "r", "media_id": null, "media_type": 7, "iso_639_1": ""}"#).review("r")
        #expect(bare == TMDbReview(id: "r", mediaType: "7"))
    }

    @Test func readsReviewsListsAndEpisodesInCinemas() async throws {
        let rows = #"{"id": 5, "page": 1, "results": [{"id": "r"}, {"id": 7}], "total_pages": 1, "total_results": 2}"#
        #expect(try await client(rows).reviews(of: 5).results.map(\.id) == ["r"])
        #expect(try await client(rows).reviews(ofSeries: 5).results.map(\.id) == ["r"])
        #expect(try await client(rows).lists(with: 5).totalResults == 2)
        #expect(try await client(rows).lists(withSeries: 5).totalPages == 1)
        let episodes = try await client(#"{"results": [{"id": 9, "season_number": 1, "episode_number": 2}]}"#)
            .screenedTheatrically(ofSeries: 5)
        #expect(episodes == [TMDbEpisodeSummary(id: 9, seasonNumber: 1, episodeNumber: 2)])
    }

    @Test func readsAMembersList() async throws {
        let list = try await TMDbClient(answering: "list.json").list("7")
        #expect(list.id == "7")
        #expect(list.name == "Lamps in films")
        #expect(list.createdBy == "wickfan")
        #expect(list.description == nil)
        #expect(list.itemCount == 2)
        #expect(list.items.map(\.title) == ["Lamp", "Lamps"])
        #expect(list.items.map(\.mediaType) == ["movie", "tv"])
        #expect(list.totalPages == 1)
        #expect(try await client(#"{"id": 7, "item_present": true}"#).list("7", holds: 5))
        #expect(try await !client(#"{"id": 7, "item_present": 0}"#).list("7", holds: 5))
    }

    @Test func whatIsNotThereIsUnreadable() async {
        let client = client(#"{"name": "x"}"#)
        let errors = [
            await failure { () async throws(APIError) in try await client.company(1) },
            await failure { () async throws(APIError) in try await client.network(1) },
            await failure { () async throws(APIError) in try await client.alternativeNames(ofCompany: 1) },
            await failure { () async throws(APIError) in try await client.alternativeNames(ofNetwork: 1) },
            await failure { () async throws(APIError) in try await client.images(ofCompany: 1) },
            await failure { () async throws(APIError) in try await client.collection(1) },
            await failure { () async throws(APIError) in try await client.searchCollections("x") },
            await failure { () async throws(APIError) in try await client.searchCompanies("x") },
            await failure { () async throws(APIError) in try await client.keyword(1) },
            await failure { () async throws(APIError) in try await client.keywords(of: 1) },
            await failure { () async throws(APIError) in try await client.review("1") },
            await failure { () async throws(APIError) in try await client.translations(of: 1) },
            await failure { () async throws(APIError) in try await client.credit("1") },
            await failure { () async throws(APIError) in try await client.list("1") },
            await failure { () async throws(APIError) in try await client.list("1", holds: 1) },
        ]
        #expect(errors.map(\.?.kind) == Array(repeating: .unreadable, count: errors.count))
    }
}
