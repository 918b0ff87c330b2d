public import APICore

/// The pages of a search, one after another.
///
///     for try await page in omdb.results(for: "order") {
///         films += page.films
///     }
///
/// From the first `next()` on, the first ten pages are prefetched in the background at a slow ``pace``. Each later page
/// is fetched on demand. Leaving the loop, or cancelling, stops all fetching.
///
/// Each title appears once, though OMDb repeats some; a page of only repeated ones is empty. A search without results
/// has no pages, and OMDb returns at most a hundred.
///
/// If a page fails, `next()` first returns all pages before it, then throws `APIError`, and ends.
/// `APIError.Kind.quotaExceeded` may occur in the middle. ``collect(upTo:)`` keeps the pages fetched before.
///
/// https://www.omdbapi.com/#parameters
public struct OMDbSearchResults: AsyncSequence, Sendable {
    public typealias Element = OMDbSearchPage

    /// The pauses before the pages: none, half a second twice, then three seconds each.
    public static let pace = Pace([.zero, .milliseconds(500), .milliseconds(500), .seconds(3)])

    /// The number of pages that are prefetched.
    public static let pagesAhead = 10

    private let query: OMDbSearchQuery
    private let client: APIClient
    private let clock: any Clock<Duration>

    init(_ query: OMDbSearchQuery, client: APIClient, clock: any Clock<Duration>) {
        self.query = query
        self.client = client
        self.clock = clock
    }

    public func makeAsyncIterator() -> Iterator {
        makeIterator(pagesAhead: Self.pagesAhead)
    }

    private func makeIterator(pagesAhead: Int) -> Iterator {
        var paced = client
        paced.transport = Paced(client.transport, pace: Self.pace, clock: clock)
        return Iterator(source: Source(query: query, client: paced), pagesAhead: pagesAhead)
    }

    /// Fetches pages until there are this many films, no more pages, or a failure. It never throws: after a failure or
    /// a cancellation, the result holds the films fetched before and the error.
    public func collect(upTo limit: Int = 100) async -> OMDbSearchOutcome {
        var outcome = OMDbSearchOutcome()
        let pages = limit / OMDbSearchPage.size + (limit.isMultiple(of: OMDbSearchPage.size) ? 0 : 1)
        var iterator = makeIterator(pagesAhead: Swift.min(pages, Self.pagesAhead))
        do throws(APIError) {
            while outcome.films.count < limit, let page = try await iterator.next() {
                outcome.films += page.films.prefix(limit - outcome.films.count)
                outcome.total = page.total ?? outcome.total
            }
            outcome.total = outcome.total ?? iterator.totalOfNothing
        } catch {
            outcome.failure = error
        }
        return outcome
    }
}

extension OMDbSearchResults {
    /// An iterator over the pages of a search. Several at the same time do not affect each other.
    public struct Iterator: AsyncIteratorProtocol {
        private let source: Source
        private let pagesAhead: Int
        private var ahead: PagesAhead?
        private var number = 0
        private var seen: Set<String> = []
        private var isOver = false
        /// The number of results that OMDb reports although the first page has none.
        fileprivate private(set) var totalOfNothing: Int?

        fileprivate init(source: Source, pagesAhead: Int) {
            self.source = source
            self.pagesAhead = pagesAhead
        }

        /// The next page; nil after the last one, and after a failure or a cancellation.
        ///
        /// - Throws: `APIError`; `APIError.Kind.cancelled` if the task was cancelled and no prefetched page is left.
        public mutating func next() async throws(APIError) -> OMDbSearchPage? {
            guard !isOver else { return nil }
            number += 1
            switch await step() {
            case .page(var page, let isLast):
                page.films.removeAll { !seen.insert($0.imdbID).inserted }
                if isLast { finish() }
                return page
            case .end(let total):
                if number == 1 { totalOfNothing = total }
                finish()
                return nil
            case .failure(let error):
                finish()
                throw error
            }
        }

        private mutating func step() async -> Step {
            guard number <= pagesAhead else { return await source.page(number) }
            // Pages that were prefetched are still returned, but no more are fetched.
            if ahead == nil, Task.isCancelled { return .failure(.noLongerAsked) }
            if ahead == nil { ahead = PagesAhead(pagesAhead, from: source) }
            return await ahead?.next() ?? .failure(.noLongerAsked)
        }

        private mutating func finish() {
            isOver = true
            ahead = nil
        }
    }

    /// The outcome of fetching a page.
    fileprivate enum Step: Sendable {
        case page(OMDbSearchPage, isLast: Bool)
        case end(total: Int?)
        case failure(APIError)
    }

    fileprivate struct Source: Sendable {
        let query: OMDbSearchQuery
        let client: APIClient

        func page(_ number: Int) async -> Step {
            do throws(APIError) {
                let page = try await OMDbSearchEndpoint().request(.films(query, page: number), with: client)
                return if page.entries == 0 {
                    .end(total: page.total)
                } else {
                    .page(page, isLast: !page.hasNext(after: number))
                }
            } catch {
                return .failure(error)
            }
        }
    }

    /// The pages that are fetched ahead, one after another, as long as somebody may take them.
    private struct PagesAhead {
        private let steps: AsyncStream<Step>

        init(_ count: Int, from source: Source) {
            let (steps, step) = AsyncStream.makeStream(of: Step.self)
            self.steps = steps
            // Unstructured, because the pages come between the calls of `next()`, and an iterator is not told its end.
            let fetching = Task {
                for number in 1...Swift.max(1, count) {
                    let fetched = await source.page(number)
                    step.yield(fetched)
                    guard case .page(_, isLast: false) = fetched else { break }
                }
                step.finish()
            }
            step.onTermination = { _ in fetching.cancel() }
        }

        /// Nil when the task was cancelled, and no page is left that had already arrived.
        func next() async -> Step? {
            await steps.first { _ in true }
        }
    }
}

extension APIError {
    fileprivate static var noLongerAsked: APIError {
        APIError(.cancelled, service: OMDbVendor.name, operation: "GET /")
    }
}
