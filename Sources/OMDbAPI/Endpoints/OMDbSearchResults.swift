public import APICore

/// The pages of a search, one after another.
///
///     for try await page in omdb.results(for: "order") {
///         films += page.films
///     }
///
/// From the first `next()` on, the first ten pages are fetched in the background at a slow ``pace``, also when they are
/// not taken yet. Each later page is fetched when it is asked for. Leaving the loop, or cancelling, stops all of it.
///
/// Each title comes once, though OMDb repeats some; a page of only repeated ones is empty. A search without results has
/// no pages, and OMDb gives no more than a hundred.
///
/// When a page fails, `next()` first gives all pages before it, then throws `APIError`, and ends.
/// `APIError.Kind.quotaExceeded` may come in the middle. ``collect(upTo:)`` keeps what came before.
///
/// https://www.omdbapi.com/#parameters
public struct OMDbSearchResults: AsyncSequence, Sendable {
    public typealias Element = OMDbSearchPage

    /// The pauses before the pages: none, half a second twice, then three seconds each.
    public static let pace = Pace([.zero, .milliseconds(500), .milliseconds(500), .seconds(3)])

    /// How many pages are fetched without being asked for.
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

    /// Takes pages until there are this many films, no more pages, or one that fails. It never throws: what came before
    /// a failure or a cancellation is kept, and the failure is given with it.
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
    /// Takes the pages of one search. Several at the same time do not affect each other.
    public struct Iterator: AsyncIteratorProtocol {
        private let source: Source
        private let pagesAhead: Int
        private var ahead: PagesAhead?
        private var number = 0
        private var seen: Set<String> = []
        private var isOver = false
        /// How many results OMDb says there are, where the first page had none.
        fileprivate private(set) var totalOfNothing: Int?

        fileprivate init(source: Source, pagesAhead: Int) {
            self.source = source
            self.pagesAhead = pagesAhead
        }

        /// The next page; nil after the last one, and after a failure or a cancellation.
        ///
        /// - Throws: `APIError`; `APIError.Kind.cancelled` when the task was cancelled and no page is left that had
        ///   already arrived.
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
            // Pages that have arrived are still given, but no more are asked for.
            if ahead == nil, Task.isCancelled { return .failure(.noLongerAsked) }
            let ahead = self.ahead ?? PagesAhead(pagesAhead, from: source)
            self.ahead = ahead
            return await ahead.page(number)
        }

        private mutating func finish() {
            isOver = true
            ahead = nil
        }
    }

    /// The outcome of asking for a page.
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

    /// The pages that are fetched ahead, one after another, as long as this exists.
    private final class PagesAhead: Sendable {
        private let steps: [Task<Step, Never>]

        init(_ count: Int, from source: Source) {
            var steps: [Task<Step, Never>] = []
            for number in 1...Swift.max(1, count) {
                let before = steps.last
                steps.append(
                    Task {
                        if let before {
                            guard case .page(_, isLast: false) = await before.value else { return .end(total: nil) }
                        }
                        return await source.page(number)
                    })
            }
            self.steps = steps
        }

        deinit { cancel() }

        func page(_ number: Int) async -> Step {
            let step = steps[number - 1]
            return await withTaskCancellationHandler {
                await step.value
            } onCancel: {
                cancel()
            }
        }

        private func cancel() {
            for step in steps { step.cancel() }
        }
    }
}

extension APIError {
    fileprivate static var noLongerAsked: APIError {
        APIError(.cancelled, service: OMDbVendor.name, operation: "GET /")
    }
}
