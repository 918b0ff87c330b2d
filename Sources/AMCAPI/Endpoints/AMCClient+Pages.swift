public import APICore

/// Paging through lists, as a sequence or page by page.
extension AMCClient {
    /// The pages of a list of films, starting with the page that a call returns. For a whole list, request large pages.
    public func moviePages(_ first: MoviesTarget, by paging: AMCPaging = .nextLinks) -> AMCPages<MoviesEndpoint> {
        AMCPages(first, by: paging, with: client)
    }

    /// The pages of a list of theatres, starting with the page that a call returns. For a whole list, request large
    /// pages.
    public func theatrePages(_ first: TheatresTarget, by paging: AMCPaging = .nextLinks) -> AMCPages<TheatresEndpoint> {
        AMCPages(first, by: paging, with: client)
    }

    /// The pages of a list of showtimes, starting with the page that a call returns. For a whole list, request large
    /// pages.
    public func showtimePages(_ first: ShowtimesTarget, by paging: AMCPaging = .nextLinks) -> AMCPages<
        ShowtimesEndpoint
    > {
        AMCPages(first.written(in: dateForm), by: paging, with: client)
    }

    /// The page after a page of films, or nil if that was the last.
    public func fetchNextPage(after page: MoviesModel) async throws(APIError) -> MoviesModel? {
        try await follow(page.nextLink, with: MoviesEndpoint())
    }

    /// The page before a page of films, or nil if that was the first.
    public func fetchPreviousPage(before page: MoviesModel) async throws(APIError) -> MoviesModel? {
        try await follow(page.previousLink, with: MoviesEndpoint())
    }

    /// The page after a page of theatres, or nil if that was the last.
    public func fetchNextPage(after page: TheatresModel) async throws(APIError) -> TheatresModel? {
        try await follow(page.nextLink, with: TheatresEndpoint())
    }

    /// The page before a page of theatres, or nil if that was the first.
    public func fetchPreviousPage(before page: TheatresModel) async throws(APIError) -> TheatresModel? {
        try await follow(page.previousLink, with: TheatresEndpoint())
    }

    /// The page after a page of showtimes, or nil if that was the last.
    public func fetchNextPage(after page: ShowtimesModel) async throws(APIError) -> ShowtimesModel? {
        try await follow(page.nextLink, with: ShowtimesEndpoint())
    }

    /// The page before a page of showtimes, or nil if that was the first.
    public func fetchPreviousPage(before page: ShowtimesModel) async throws(APIError) -> ShowtimesModel? {
        try await follow(page.previousLink, with: ShowtimesEndpoint())
    }

    private func follow<Endpoint: AMCPagedEndpoint>(
        _ link: AMCLink?, with endpoint: Endpoint
    ) async throws(APIError) -> Endpoint.Model? {
        guard let link else { return nil }
        guard let address = AMCAddress(link, under: client.baseURL) else {
            throw APIError(
                .unreadable, service: AMCVendor.name, operation: "a link of a page",
                message: "A link of the page leads elsewhere.")
        }
        return try await endpoint.request(.follow(address), with: client)
    }
}
