public import APICore

extension TMDbClient {
    /// A person by TMDb's ID, with the requested blocks.
    ///
    ///     let person = try await tmdb.person(4711, append: [.combinedCredits, .externalIDs])
    ///
    /// See https://developer.themoviedb.org/reference/person-details.
    public func person(
        _ id: Int, append blocks: Set<TMDbPersonBlock> = [], language: String? = nil
    ) async throws(APIError) -> TMDbPerson {
        try await TMDbPersonEndpoint().request(
            .person(id, append: blocks, language: language ?? self.language), with: client)
    }

    /// The person who was added last, usually with little more than a name.
    ///
    /// See https://developer.themoviedb.org/reference/person-latest-id.
    public func latestPerson(language: String? = nil) async throws(APIError) -> TMDbPerson {
        try await TMDbPersonEndpoint().request(.latest(language: language ?? self.language), with: client)
    }

    /// The films and series of a person: all at once, and in no order.
    ///
    /// See https://developer.themoviedb.org/reference/person-combined-credits.
    public func combinedCredits(
        ofPerson person: Int, language: String? = nil
    ) async throws(APIError) -> TMDbPersonCredits {
        try await TMDbPersonCreditsEndpoint().request(
            .combined(person: person, language: language ?? self.language), with: client)
    }

    /// The films of a person.
    ///
    /// See https://developer.themoviedb.org/reference/person-movie-credits.
    public func movieCredits(
        ofPerson person: Int, language: String? = nil
    ) async throws(APIError) -> TMDbPersonCredits {
        try await TMDbPersonCreditsEndpoint().request(
            .movies(person: person, language: language ?? self.language), with: client)
    }

    /// The series of a person.
    ///
    /// See https://developer.themoviedb.org/reference/person-tv-credits.
    public func seriesCredits(
        ofPerson person: Int, language: String? = nil
    ) async throws(APIError) -> TMDbPersonCredits {
        try await TMDbPersonCreditsEndpoint().request(
            .series(person: person, language: language ?? self.language), with: client)
    }

    /// The IDs of a person on other sites.
    ///
    /// See https://developer.themoviedb.org/reference/person-external-ids.
    public func externalIDs(ofPerson person: Int) async throws(APIError) -> TMDbExternalIDs {
        try await TMDbExternalIDsEndpoint().request(.personExternalIDs(person), with: client)
    }

    /// Portraits of a person: ``TMDbImages/profiles``.
    ///
    /// See https://developer.themoviedb.org/reference/person-images.
    public func images(ofPerson person: Int) async throws(APIError) -> TMDbImages {
        try await TMDbImagesEndpoint().request(.personImages(person), with: client)
    }

    /// The name and biography of a person in all languages.
    ///
    /// See https://developer.themoviedb.org/reference/translations.
    public func translations(ofPerson person: Int) async throws(APIError) -> TMDbTranslations {
        try await TMDbTranslationsEndpoint().request(.person(person), with: client)
    }

    /// A credit by its ID, such as ``TMDbCastMember/creditID``: who did what in which work.
    ///
    /// See https://developer.themoviedb.org/reference/credit-details.
    public func credit(_ id: String, language: String? = nil) async throws(APIError) -> TMDbCredit {
        try await TMDbCreditEndpoint().request(.credit(id, language: language ?? self.language), with: client)
    }

    /// A page of a list of people: usually twenty. The language is the client's own unless another is given.
    ///
    /// - Throws: `APIError`; `APIError.Kind.invalidRequest`, without a call, for a page below 1 or above 500.
    ///
    /// See https://developer.themoviedb.org/reference/person-popular-list, and ``TMDbPersonList`` for the page of each
    /// list.
    public func peoplePage(
        _ page: Int, of list: TMDbPersonList, language: String? = nil
    ) async throws(APIError) -> TMDbPersonPage {
        try TMDbVendor.check(page: page, of: list.path)
        return try await TMDbPersonListEndpoint().request(
            .page(page, of: list, language: language ?? self.language), with: client)
    }

    /// The pages of a list, starting at a page, each person once. No call is made until the first page is requested.
    ///
    /// See https://developer.themoviedb.org/reference/person-popular-list, and ``TMDbPersonList`` for the page of each
    /// list.
    public func peoplePages(
        of list: TMDbPersonList, from first: Int = 1, language: String? = nil
    ) -> TMDbPages<TMDbPersonPage> {
        TMDbPages(first: first) { page async throws(APIError) in
            try await self.peoplePage(page, of: list, language: language)
        }
    }

    /// People with these words in their names; other names count too.
    ///
    /// See https://developer.themoviedb.org/reference/search-person.
    public func searchPeople(
        _ query: String, includeAdult: Bool = false, page: Int = 1, language: String? = nil
    ) async throws(APIError) -> TMDbPersonPage {
        try await peoplePage(page, of: .search(query, includeAdult: includeAdult), language: language)
    }

    /// Popular people, the most popular first. Not suitable for families: see ``TMDbPersonList/popular``.
    ///
    /// See https://developer.themoviedb.org/reference/person-popular-list.
    public func popularPeople(page: Int = 1, language: String? = nil) async throws(APIError) -> TMDbPersonPage {
        try await peoplePage(page, of: .popular, language: language)
    }

    /// The people who are viewed most on TMDb in a time window, without ``TMDbPersonSummary/knownFor``.
    ///
    /// See https://developer.themoviedb.org/reference/trending-people.
    public func trendingPeople(
        _ window: TMDbTimeWindow, page: Int = 1, language: String? = nil
    ) async throws(APIError) -> TMDbPersonPage {
        try await peoplePage(page, of: .trending(window), language: language)
    }
}
