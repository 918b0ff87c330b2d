public import APICore

/// The pages of a list, fetched one by one on demand, each row once.
///
///     for try await page in tmdb.pages(of: .popular) {
///         show(page.results)
///         if enough { break }
///     }
///
/// Lists change while they are fetched, so a row may appear again on a later page. It is left out there, so a page may
/// be shorter than the one TMDb sent; TMDb also sends short pages in the middle of a list. The pages end where the list
/// says, with an empty page, or after page 500.
///
/// If a page fails, the iteration throws `APIError` and ends. ``collect(upTo:)`` keeps the pages before it.
///
/// See https://developer.themoviedb.org/reference/movie-popular-list.
public struct TMDbPages<Page: TMDbListPage>: AsyncSequence, Sendable {
    /// The type of a page.
    public typealias Element = Page

    let first: Int
    let fetch: @Sendable (Int) async throws(APIError) -> Page

    /// An iterator that starts at the first page.
    public func makeAsyncIterator() -> Iterator {
        Iterator(pages: self, page: first)
    }

    /// An iterator that fetches a page at each step.
    public struct Iterator: AsyncIteratorProtocol {
        let pages: TMDbPages
        /// The page to fetch next; nil if there is none.
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
    /// The first rows of the list, up to a limit, unless the list ends or a page fails. After a failure, the result
    /// holds the rows fetched before and the error. It fetches no more pages than needed.
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

/// The rows of a list that were fetched before a failure, if there was one.
public struct TMDbOutcome<Row: Sendable>: Sendable {
    /// The rows that were fetched, each once, in the order of the list.
    public var results: [Row]
    /// The number of rows that the list says it has, which may be more than can be fetched. Nil if no page was fetched.
    public var total: Int?
    /// The error that ended the list early; nil if there was none.
    public var failure: APIError?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(results: [Row] = [], total: Int? = nil, failure: APIError? = nil) {
        self.results = results
        self.total = total
        self.failure = failure
    }
}
