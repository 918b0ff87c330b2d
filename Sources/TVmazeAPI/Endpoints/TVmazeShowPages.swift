public import APICore

/// The pages of all shows, fetched one by one on demand, each show once.
///
///     for try await shows in tvmaze.pages() {
///         keep(shows)
///     }
///
/// A page has the shows with 250 consecutive IDs, so it is shorter if some were deleted, and may be empty. The pages
/// end where TVmaze says so, with 404, or after ten pages without anything new.
///
/// If a page fails, the iteration throws `APIError` and ends. ``collect(upTo:)`` keeps the pages before it.
///
/// https://www.tvmaze.com/api#show-index
public struct TVmazeShowPages: AsyncSequence, Sendable {
    /// The shows of a page.
    public typealias Element = [TVmazeShow]

    /// The number of IDs that a page covers.
    public static let numbersPerPage = 250

    /// The page with a show's ID, at which to continue to get new shows.
    public static func page(ofShow id: Int) -> Int { Swift.max(0, id) / numbersPerPage }

    let client: TVmazeClient
    let first: Int

    /// An iterator that starts at the first page.
    public func makeAsyncIterator() -> Iterator {
        Iterator(client: client, page: first)
    }

    /// An iterator that fetches a page at each step.
    public struct Iterator: AsyncIteratorProtocol {
        private static let mostWithoutNews = 10

        let client: TVmazeClient
        /// The page to fetch next; nil if there is none.
        var page: Int?
        private var withoutNews = 0
        private var seen: Set<Int> = []

        init(client: TVmazeClient, page: Int) {
            self.client = client
            self.page = page
        }

        /// The next page, or nil after the last.
        ///
        /// - Throws: `APIError`, after which there are no more pages.
        public mutating func next() async throws(APIError) -> [TVmazeShow]? {
            guard let number = page else { return nil }
            page = nil
            guard var shows = try await client.shows(onPage: number) else { return nil }
            shows.removeAll { !seen.insert($0.id).inserted }
            withoutNews = if shows.isEmpty { withoutNews + 1 } else { 0 }
            if withoutNews < Self.mostWithoutNews, number < .max { page = number + 1 }
            return shows
        }
    }
}

extension TVmazeShowPages {
    /// The first shows, up to a limit, unless the list ends or a page fails. After a failure, the result holds the
    /// shows fetched before and the error. It fetches no more pages than needed.
    public func collect(upTo limit: Int) async -> TVmazeShowOutcome {
        var outcome = TVmazeShowOutcome()
        var pages = makeAsyncIterator()
        do throws(APIError) {
            while outcome.shows.count < limit, let shows = try await pages.next() {
                outcome.shows += shows.prefix(limit - outcome.shows.count)
            }
        } catch {
            outcome.failure = error
        }
        return outcome
    }
}

/// The shows of a list that were fetched before a failure, if there was one.
public struct TVmazeShowOutcome: Sendable {
    /// The shows that were fetched, each once, in the order of their IDs.
    public var shows: [TVmazeShow] = []
    /// The error that ended the list early; nil if there was none.
    public var failure: APIError?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(shows: [TVmazeShow] = [], failure: APIError? = nil) {
        self.shows = shows
        self.failure = failure
    }
}
