public import APICore

/// The pages of a list, fetched one by one as they are asked for, each row once.
///
///     for try await page in tmdb.pages(of: .popular) {
///         show(page.results)
///         if enough { break }
///     }
///
/// Lists change while they are read, so a row may come again on a later page. It is left out there, and a page may be
/// shorter than it was sent; TMDb also sends short pages in the middle of a list. The pages end where the list says,
/// with an empty page, or after page 500.
///
/// When a page fails, the iteration throws `APIError` and ends. ``collect(upTo:)`` keeps the pages before.
///
/// See https://developer.themoviedb.org/reference/movie-popular-list.
public struct TMDbPages<Page: TMDbListPage>: AsyncSequence, Sendable {
    /// A page.
    public typealias Element = Page

    let first: Int
    let fetch: @Sendable (Int) async throws(APIError) -> Page

    /// Starts from the first page.
    public func makeAsyncIterator() -> Iterator {
        Iterator(pages: self, page: first)
    }

    /// Fetches pages.
    public struct Iterator: AsyncIteratorProtocol {
        let pages: TMDbPages
        /// The page to fetch next; nil when there is none.
        var page: Int?
        var seen: Set<Page.Row.ID> = []

        /// The next page, or nil after the last.
        ///
        /// - Throws: `APIError`, after which there are no more pages.
        public mutating func next() async throws -> Page? {
            try await nextPage()
        }

        mutating func nextPage() async throws(APIError) -> Page? {
            guard let number = page else { return nil }
            page = nil
            var fetched = try await pages.fetch(number)
            let last = if fetched.totalPages == nil { TMDbVendor.lastPage } else { fetched.reachablePages }
            if !fetched.results.isEmpty && number < last { page = number + 1 }
            fetched.results.removeAll { !seen.insert($0.id).inserted }
            return fetched
        }
    }
}

extension TMDbPages {
    /// The rows of the first pages: as many as asked for, unless the list ends or a page fails. What came before is
    /// kept, and the failure is given with it. No more pages are asked for than needed.
    public func collect(upTo limit: Int) async -> TMDbOutcome<Page.Row> {
        var outcome = TMDbOutcome<Page.Row>()
        var pages = makeAsyncIterator()
        do throws(APIError) {
            while outcome.results.count < limit, let page = try await pages.nextPage() {
                outcome.results += page.results.prefix(limit - outcome.results.count)
                outcome.total = page.totalResults ?? outcome.total
            }
        } catch {
            outcome.failure = error
        }
        return outcome
    }
}

/// The rows of a list, up to a failure.
public struct TMDbOutcome<Row: Sendable>: Sendable {
    /// The rows that arrived, each once, in the order of the list.
    public var results: [Row]
    /// How many the list says it has, which may be more than can be reached. Nil when no page arrived.
    public var total: Int?
    /// Why there are no more; nil when all went well.
    public var failure: APIError?

    /// Made of these parts, as for a preview or a test.
    public init(results: [Row] = [], total: Int? = nil, failure: APIError? = nil) {
        self.results = results
        self.total = total
        self.failure = failure
    }
}
