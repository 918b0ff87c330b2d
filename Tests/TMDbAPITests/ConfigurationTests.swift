import APICore
import APICoreTesting
import TMDbAPI
import Testing

@Suite struct ConfigurationTests {
    private func client(_ body: String) -> TMDbClient { TMDbClient(MockTransport(body)) }

    @Test func certificationsHaveAnOrder() async throws {
        let known = try await TMDbClient(answering: "certifications.json").certifications()
        #expect(Set(known.countries.keys) == ["SE", "CA-QC", "IL"])
        #expect(known.certifications(in: "se").map(\.name) == ["Btl", "7", "15"])
        #expect(known.certifications(in: "SE").map(\.meaning) == [nil, "From 7.", "From 15."])
        #expect(known.certifications(in: "CA-QC").map(\.name) == ["G"])
        #expect(known.certifications(in: "IL").map(\.name) == ["All", "14", "12"], "two on one place stay as they are")
        #expect(known.certifications(in: "DE").isEmpty)
        let ratings = TMDbContentRatings(ratings: [
            TMDbContentRating(country: "SE", rating: "7"), TMDbContentRating(country: "SE", rating: "15"),
        ])
        let order = known.certifications(in: "SE").map(\.name)
        #expect(ratings.rating(in: "SE", fromMildest: order) == "15")
    }

    @Test(arguments: ["[]", "{}", "null"]) func noCertificationsAreNone(_ empty: String) async throws {
        let none = try await client("{\"certifications\": \(empty)}").seriesCertifications()
        #expect(none == TMDbCertifications())
    }

    @Test(arguments: [#"{"name": "x"}"#, #"{"certifications": {"SE": 7}}"#, #"{"certifications": {"SE": [{}]}}"#])
    func certificationsThatAreNotThereAreUnreadable(_ body: String) async {
        let error = await failure { () async throws(APIError) in try await client(body).certifications() }
        #expect(error?.kind == .unreadable)
    }

    @Test func readsCountries() async throws {
        let countries = try await TMDbClient(answering: "countries.json").countries()
        #expect(
            countries == [
                TMDbCountry(code: "SE", name: "Sweden", nativeName: "Sverige"), TMDbCountry(code: "XK", name: "Kosovo"),
                TMDbCountry(code: "SU", name: "Soviet Union"),
            ])
        let regions = try await TMDbClient(answering: "watch-regions.json").watchRegions()
        #expect(
            regions == [TMDbCountry(code: "SE", name: "Sweden", nativeName: "Sverige"), TMDbCountry(code: "DE")])
    }

    @Test func readsLanguages() async throws {
        let languages = try await TMDbClient(answering: "languages.json").languages()
        #expect(languages.map(\.code) == ["sv", "xx", "cn"])
        #expect(languages.map(\.name) == ["svenska", "No Language", nil])
        #expect(languages.map(\.englishName) == ["Swedish", "No Language", "Cantonese"])
        let translations = try await client(#"["de-DE", "", " sv-SE ", 7, null]"#).primaryTranslations()
        #expect(translations == ["de-DE", "sv-SE"])
    }

    @Test func readsJobs() async throws {
        let departments = try await TMDbClient(answering: "jobs.json").jobs()
        #expect(
            departments == [
                TMDbDepartment(name: "Directing", jobs: ["Director", "Script Supervisor"]),
                TMDbDepartment(name: "Light"),
            ])
    }

    @Test func readsTimeZones() async throws {
        let zones = try await TMDbClient(answering: "time-zones.json").timeZones()
        #expect(
            zones == [TMDbTimeZones(country: "SE", zones: ["Europe/Stockholm"]), TMDbTimeZones(country: "BV")])
    }

    @Test(arguments: ["{}", "[{}]", "[7, null]", "7", #"{"values": []}"#])
    func aListThatIsNoneIsUnreadable(_ body: String) async {
        let client = client(body)
        let errors = [
            await failure { () async throws(APIError) in try await client.countries() },
            await failure { () async throws(APIError) in try await client.jobs() },
            await failure { () async throws(APIError) in try await client.languages() },
            await failure { () async throws(APIError) in try await client.timeZones() },
            await failure { () async throws(APIError) in try await client.primaryTranslations() },
        ]
        #expect(errors.map(\.?.kind) == Array(repeating: .unreadable, count: 5))
    }

    @Test func anEmptyListIsEmpty() async throws {
        #expect(try await client("[]").countries().isEmpty)
        #expect(try await client("[ ]").primaryTranslations().isEmpty)
    }

    @Test func aGoodKeyIsAccepted() async throws {
        try await client(#"{"success":true}"#).checkKey()
        let refused = #"{"status_code":7,"status_message":"Invalid API key.","success":false}"#
        for client in [
            TMDbClient(MockTransport { _, _ in .text(refused, status: 401) }), client(refused),
        ] {
            let error = await failure { () async throws(APIError) in try await client.checkKey() }
            #expect(error?.kind == .unauthorized)
        }
    }

    @Test func readsWhatWasEdited() async throws {
        let page = try await TMDbClient(answering: "changed.json").changed(.people)
        #expect(page.results.map(\.id) == [5, 6])
        #expect(page.results.map(\.adult) == [false, nil])
        #expect(page.results.map(\.softcore) == [false, nil])
        #expect(page.totalPages == 87)
        let stub = MockTransport { _, call in
            .text("{\"results\": [{\"id\": \(call)}, {\"id\": 0}], \"total_pages\": 3}")
        }
        let outcome = await TMDbClient(stub).changedPages(.movies).collect(upTo: 100)
        #expect(outcome.results.map(\.id) == [0, 1, 2])
    }
}
