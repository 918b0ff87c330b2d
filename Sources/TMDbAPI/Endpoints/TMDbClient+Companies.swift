public import APICore

extension TMDbClient {
    /// A production company by TMDb's ID.
    ///
    /// See https://developer.themoviedb.org/reference/company-details.
    public func company(_ id: Int) async throws(APIError) -> TMDbCompanyDetails {
        try await TMDbCompanyEndpoint().request(.company(id), with: client)
    }

    /// Other names of a production company, current and former ones.
    ///
    /// See https://developer.themoviedb.org/reference/company-alternative-names.
    public func alternativeNames(ofCompany company: Int) async throws(APIError) -> [TMDbAlternativeName] {
        try await TMDbAlternativeNamesEndpoint().request(.company(company), with: client).names
    }

    /// The logos of a production company: ``TMDbImages/logos``.
    ///
    /// See https://developer.themoviedb.org/reference/company-images.
    public func images(ofCompany company: Int) async throws(APIError) -> TMDbImages {
        try await TMDbImagesEndpoint().request(.companyImages(company), with: client)
    }

    /// Production companies with these words in their names. Their films: ``TMDbDiscoverQuery/companies``.
    ///
    /// - Throws: `APIError`; `APIError.Kind.invalidRequest`, without a call, for a page below 1 or above 500.
    ///
    /// See https://developer.themoviedb.org/reference/search-company.
    public func searchCompanies(_ query: String, page: Int = 1) async throws(APIError) -> TMDbPage<TMDbCompany> {
        let target = TMDbCompanySearchTarget.page(page, query: query)
        try TMDbVendor.check(page: page, of: target.path)
        return try await TMDbCompanySearchEndpoint().request(target, with: client)
    }

    /// A network that shows series, by TMDb's ID, which is in ``TMDbSeries/networks``: TMDb has no search for networks.
    ///
    /// See https://developer.themoviedb.org/reference/network-details.
    public func network(_ id: Int) async throws(APIError) -> TMDbCompanyDetails {
        try await TMDbCompanyEndpoint().request(.network(id), with: client)
    }

    /// Other names of a network, current and former ones.
    ///
    /// See https://developer.themoviedb.org/reference/details-copy.
    public func alternativeNames(ofNetwork network: Int) async throws(APIError) -> [TMDbAlternativeName] {
        try await TMDbAlternativeNamesEndpoint().request(.network(network), with: client).names
    }

    /// The logos of a network: ``TMDbImages/logos``.
    ///
    /// See https://developer.themoviedb.org/reference/alternative-names-copy.
    public func images(ofNetwork network: Int) async throws(APIError) -> TMDbImages {
        try await TMDbImagesEndpoint().request(.networkImages(network), with: client)
    }
}

extension TMDbClient {
    /// A collection with its films, by TMDb's ID.
    ///
    /// See https://developer.themoviedb.org/reference/collection-details.
    public func collection(_ id: Int, language: String? = nil) async throws(APIError) -> TMDbCollectionDetails {
        try await TMDbCollectionEndpoint().request(
            .collection(id, language: language ?? self.language), with: client)
    }

    /// Posters and backdrops of a collection, in the language of the call, or else of the client, and in the other
    /// languages given; nil among these means images without text. Without any language, all of them.
    ///
    /// See https://developer.themoviedb.org/reference/collection-images.
    public func images(
        ofCollection collection: Int, language: String? = nil, imageLanguages: [String?] = []
    ) async throws(APIError) -> TMDbImages {
        try await TMDbImagesEndpoint().request(
            .collectionImages(collection, language: language ?? self.language, imageLanguages: imageLanguages),
            with: client)
    }

    /// The name and overview of a collection in all languages.
    ///
    /// See https://developer.themoviedb.org/reference/collection-translations.
    public func translations(ofCollection collection: Int) async throws(APIError) -> TMDbTranslations {
        try await TMDbTranslationsEndpoint().request(.collection(collection), with: client)
    }

    /// Collections with these words in their names.
    ///
    /// - Throws: `APIError`; `APIError.Kind.invalidRequest`, without a call, for a page below 1 or above 500.
    ///
    /// See https://developer.themoviedb.org/reference/search-collection.
    public func searchCollections(
        _ query: String, region: String? = nil, includeAdult: Bool = false, page: Int = 1, language: String? = nil
    ) async throws(APIError) -> TMDbPage<TMDbCollection> {
        let target = TMDbCollectionSearchTarget.page(
            page, query: query, region: region ?? self.region, includeAdult: includeAdult,
            language: language ?? self.language)
        try TMDbVendor.check(page: page, of: target.path)
        return try await TMDbCollectionSearchEndpoint().request(target, with: client)
    }

    /// A keyword by TMDb's ID.
    ///
    /// See https://developer.themoviedb.org/reference/keyword-details.
    public func keyword(_ id: Int) async throws(APIError) -> TMDbKeyword {
        try await TMDbKeywordEndpoint().request(.keyword(id), with: client)
    }

    /// Films with a keyword. TMDb has deprecated this list: use ``discover(_:page:language:)`` with
    /// ``TMDbDiscoverQuery/keywords``.
    ///
    /// See https://developer.themoviedb.org/reference/keyword-movies.
    public func movies(
        withKeyword keyword: Int, page: Int = 1, language: String? = nil
    ) async throws(APIError) -> TMDbMoviePage {
        try await self.page(page, of: .keyword(keyword), language: language)
    }

    /// Keywords that contain these words.
    ///
    /// - Throws: `APIError`; `APIError.Kind.invalidRequest`, without a call, for a page below 1 or above 500.
    ///
    /// See https://developer.themoviedb.org/reference/search-keyword.
    public func searchKeywords(_ query: String, page: Int = 1) async throws(APIError) -> TMDbPage<TMDbKeyword> {
        let target = TMDbKeywordSearchTarget.page(page, query: query)
        try TMDbVendor.check(page: page, of: target.path)
        return try await TMDbKeywordSearchEndpoint().request(target, with: client)
    }
}
