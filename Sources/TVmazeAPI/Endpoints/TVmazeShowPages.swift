public import APICore

/// The pages of all shows, fetched one by one as they are asked for, each show once.
///
///     for try await shows in tvmaze.pages() {
///         keep(shows)
///     }
///
/// A page has the shows with 250 numbers, so it is shorter where some are gone, and may be empty. The pages end where
/// TVmaze says so, with 404, or after ten pages without anything new.
///
/// When a page fails, the iteration throws `APIError` and ends. ``collect(upTo:)`` keeps the pages before.
///
/// https://www.tvmaze.com/api#show-index
public struct TVmazeShowPages: AsyncSequence, Sendable {
    /// The shows of a page.
    public typealias Element = [TVmazeShow]

    /// How many numbers a page has.
    public static let numbersPerPage = 250

    /// The page on which the show with a number is, from which to go on with what is new.
    public static func page(ofShow id: Int) -> Int { Swift.max(0, id) / numbersPerPage }

    let client: TVmazeClient
    let first: Int

    /// Starts from the first page.
    public func makeAsyncIterator() -> Iterator {
        Iterator(client: client, page: first)
    }

    /// Fetches pages.
    public struct Iterator: AsyncIteratorProtocol {
        private static let mostWithoutNews = 10

        let client: TVmazeClient
        /// The page to fetch next; nil when there is none.
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
    /// The shows of the first pages: as many as asked for, unless the list ends or a page fails. What came before is
    /// kept, and the failure is given with it. No more pages are asked for than needed.
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

/// The shows of a list, up to a failure.
public struct TVmazeShowOutcome: Sendable {
    /// The shows that arrived, each once, in the order of their numbers.
    public var shows: [TVmazeShow] = []
    /// Why there are no more; nil when all went well.
    public var failure: APIError?

    /// Made of these parts, as for a preview or a test.
    public init(shows: [TVmazeShow] = [], failure: APIError? = nil) {
        self.shows = shows
        self.failure = failure
    }
}
