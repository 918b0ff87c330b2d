public import APICore
import HTTPTypes

/// The pages of a list, each fetched when it is asked for.
///
///     for try await page in client.moviePages(.getNowPlaying(pageSize: 100)) {
///         show(page.movies)
///     }
///
/// An element that an earlier page had is left out. Only path and query of a link are followed, on the client's own
/// address. The list ends with a page without a link to another, when a link leads to an earlier page, or when a page
/// has nothing new; so no list is endless. By numbers, it ends when AMC's count is reached, or, without a count, with a
/// page without a link to a next one.
///
/// - Throws: `APIError` as any call; `unreadable` when a link leads elsewhere. After that there are no more pages.
public struct AMCPages<Endpoint: AMCPagedEndpoint>: AsyncSequence, Sendable {
    public typealias Element = AMCPage<Endpoint.Item>

    private let first: Endpoint.Target
    private let paging: AMCPaging
    private let client: APIClient

    /// The pages from the one that a call answers with.
    public init(_ first: Endpoint.Target, by paging: AMCPaging = .nextLinks, with client: APIClient) {
        self.first = first
        self.paging = paging
        self.client = client
    }

    /// Begins with the first page.
    public func makeAsyncIterator() -> Iterator {
        Iterator(first: first, paging: paging, client: client)
    }

    /// All elements, or as many as asked for. It never throws: what arrived before a failure is kept, and the failure
    /// is given with it.
    public func collect(upTo limit: Int = .max) async -> AMCOutcome<Endpoint.Item> {
        var items: [Endpoint.Item] = []
        var total: Int?
        var iterator = makeAsyncIterator()
        do throws(APIError) {
            while items.count < limit, let page = try await iterator.next() {
                items += page.items.prefix(limit - items.count)
                total = page.count ?? total
            }
            return AMCOutcome(items: items, total: total, failure: nil)
        } catch {
            return AMCOutcome(items: items, total: total, failure: error)
        }
    }

    /// Fetches one page after another.
    public struct Iterator: AsyncIteratorProtocol {
        private let paging: AMCPaging
        private let client: APIClient
        private var upcoming: Step
        private var visited: Set<String>
        private var known: Set<Endpoint.Item.ID> = []
        /// How many elements come before the first page that was fetched, as that page shows; nil until then.
        private var skipped: Int?

        private enum Step {
            case fetch(Endpoint.Target)
            case fail(APIError)
            case end
        }

        init(first: Endpoint.Target, paging: AMCPaging, client: APIClient) {
            self.paging = paging
            self.client = client
            self.upcoming = .fetch(first)
            self.visited = [AMCAddress(of: first).key]
        }

        /// The next page, or nil after the last.
        public mutating func next() async throws(APIError) -> AMCPage<Endpoint.Item>? {
            let step = upcoming
            upcoming = .end
            switch step {
            case .end: return nil
            case .fail(let error): throw error
            case .fetch(let target):
                var page = try await Endpoint().request(target, with: client)
                let delivered = page.items.count
                page.items = page.items.filter { known.insert($0.id).inserted }
                if !page.items.isEmpty { upcoming = following(page, of: target, delivered: delivered) }
                return page
            }
        }

        private mutating func following(
            _ page: AMCPage<Endpoint.Item>, of target: Endpoint.Target, delivered: Int
        ) -> Step {
            let address: AMCAddress?
            switch paging {
            case .nextLinks, .previousLinks:
                guard let link = paging == .nextLinks ? page.nextLink : page.previousLink else { return .end }
                address = AMCAddress(link, under: client.baseURL)
            case .numbers:
                let current = AMCAddress(of: target)
                let number = current.pageNumber
                // Not by the size that AMC names: it may put fewer on a page than it says.
                let before = (number - 1).multipliedReportingOverflow(by: delivered)
                let skipped = skipped ?? (before.overflow ? .max : before.partialValue)
                self.skipped = skipped
                let isMore =
                    page.count.map { $0 > known.count && $0 - known.count > skipped } ?? (page.nextLink != nil)
                guard isMore, number < .max else { return .end }
                address = current.page(number + 1)
            }
            guard let address else {
                return .fail(.strayLink(on: target))
            }
            return if visited.insert(address.key).inserted { .fetch(.follow(address)) } else { .end }
        }
    }
}

extension AMCAddress {
    fileprivate var key: String { "\(path)?\(parameters.encoded ?? "")" }
}

extension APIError {
    /// A link that leads out of AMC's API, or nowhere.
    static func strayLink(on target: some AMCTarget) -> APIError {
        APIError(
            .unreadable, service: AMCVendor.name, operation: "\(target.method.rawValue) \(target.publicPath)",
            message: "A link of the page leads elsewhere.")
    }
}
