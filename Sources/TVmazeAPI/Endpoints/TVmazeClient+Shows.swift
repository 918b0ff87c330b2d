public import APICore

extension TVmazeClient {
    /// Shows with these words in their titles, the best match first, at most about ten; empty if none matches.
    /// https://www.tvmaze.com/api#show-search
    public func search(_ text: String) async throws(APIError) -> [TVmazeSearchResult] {
        try await TVmazeSearchEndpoint().request(.shows(text), with: client).elements
    }

    /// The show that is the best match for a title, with embedded data; nil if none matches.
    ///
    /// If several have the same name, it may be any of them, so prefer ``search(_:)`` or a lookup.
    /// https://www.tvmaze.com/api#show-single-search
    public func singleSearch(
        _ title: String, embedding embeds: [TVmazeEmbed] = []
    ) async throws(APIError) -> TVmazeShow? {
        try await found { () async throws(APIError) in
            try await TVmazeShowEndpoint().request(.single(title, embedding: embeds), with: client)
        }
    }

    /// The show with IMDb's ID, such as `tt0944947`; nil if TVmaze knows none. A quarter of all shows have no such ID
    /// there.
    ///
    /// It takes two calls, because TVmaze redirects to the show. https://www.tvmaze.com/api#show-lookup
    public func lookup(imdb id: String) async throws(APIError) -> TVmazeShow? {
        try await lookup(.imdb(id))
    }

    /// The show with TheTVDB's ID of a series; nil if TVmaze knows none. https://www.tvmaze.com/api#show-lookup
    public func lookup(theTVDB id: Int) async throws(APIError) -> TVmazeShow? {
        try await lookup(.theTVDB(id))
    }

    /// The show with another service's ID; nil if TVmaze knows none. https://www.tvmaze.com/api#show-lookup
    public func lookup(_ lookup: TVmazeLookup) async throws(APIError) -> TVmazeShow? {
        try await found { () async throws(APIError) in
            try await TVmazeShowEndpoint().request(.lookup(lookup), with: client)
        }
    }

    /// The show with an ID, with embedded data. `APIError.Kind.notFound` if there is none.
    /// https://www.tvmaze.com/api#show-main-information
    public func show(_ id: Int, embedding embeds: [TVmazeEmbed] = []) async throws(APIError) -> TVmazeShow {
        try await TVmazeShowEndpoint().request(.show(id, embedding: embeds), with: client)
    }

    /// The seasons of a show in order. `APIError.Kind.notFound` if there is no such show.
    /// https://www.tvmaze.com/api#show-seasons
    public func seasons(ofShow id: Int) async throws(APIError) -> [TVmazeSeason] {
        try await TVmazeSeasonsEndpoint().request(.show(id), with: client).elements
    }

    /// The main cast of a show, the most important first. `APIError.Kind.notFound` if there is no such show.
    /// https://www.tvmaze.com/api#show-cast
    public func cast(ofShow id: Int) async throws(APIError) -> [TVmazeCastMember] {
        try await TVmazeCastEndpoint().request(.show(id), with: client).elements
    }

    /// The crew of a show. `APIError.Kind.notFound` if there is no such show. https://www.tvmaze.com/api#show-crew
    public func crew(ofShow id: Int) async throws(APIError) -> [TVmazeCrewMember] {
        try await TVmazeCrewEndpoint().request(.show(id), with: client).elements
    }

    /// The titles of a show in other countries. `APIError.Kind.notFound` if there is no such show.
    /// https://www.tvmaze.com/api#show-aka
    public func akas(ofShow id: Int) async throws(APIError) -> [TVmazeAka] {
        try await TVmazeAkasEndpoint().request(.show(id), with: client).elements
    }

    /// The pictures of a show. `APIError.Kind.notFound` if there is no such show.
    /// https://www.tvmaze.com/api#show-images
    public func images(ofShow id: Int) async throws(APIError) -> [TVmazeImage] {
        try await TVmazeImagesEndpoint().request(.show(id), with: client).elements
    }

    /// The shows that have changed in a period, with the time of the last change; nil for all shows.
    /// https://www.tvmaze.com/api#updates
    public func updates(since period: TVmazePeriod?) async throws(APIError) -> TVmazeUpdates {
        try await TVmazeUpdatesEndpoint().request(.shows(since: period), with: client)
    }

    /// A page of all shows in the order of their IDs, from page 0 on; nil past the last page.
    ///
    /// - Throws: `APIError`; `APIError.Kind.invalidRequest`, without a call, for a page below 0.
    ///
    /// https://www.tvmaze.com/api#show-index
    public func shows(onPage page: Int) async throws(APIError) -> [TVmazeShow]? {
        guard page >= 0 else {
            throw APIError(
                .invalidRequest, service: TVmazeVendor.name, operation: "GET /shows",
                message: "Pages are counted from 0.")
        }
        return try await found { () async throws(APIError) in
            try await TVmazeShowsEndpoint().request(.index(page: page), with: client).elements
        }
    }

    /// The pages of all shows, starting at a page. No call is made until the first page is requested.
    /// https://www.tvmaze.com/api#show-index
    public func pages(from first: Int = 0) -> TVmazeShowPages {
        TVmazeShowPages(client: self, first: first)
    }
}
