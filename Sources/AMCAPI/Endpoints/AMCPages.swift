public import APICore
import HTTPTypes

/// The pages of a list, each fetched on demand.
///
///     for try await page in client.moviePages(.getNowPlaying(pageSize: 100)) {
///         show(page.movies)
///     }
///
/// An element that was on an earlier page is left out. Only path and query of a link are followed, on the client's own
/// address. The list ends with a page without a link to another, if a link leads to an earlier page, or if a page has
/// nothing new; so no list is endless. With paging by numbers, it ends when AMC's count is reached, or, without a
/// count, with a page without a link to a next one.
///
/// - Throws: `APIError` like any call; `unreadable` if a link leads elsewhere. After that there are no more pages.
public struct AMCPages<Endpoint: AMCPagedEndpoint>: AsyncSequence, Sendable {
    public typealias Element = AMCPage<Endpoint.Item>

    private let first: Endpoint.Target
    private let paging: AMCPaging
    private let client: APIClient

    /// The pages of a list, starting with the page that a call returns.
    public init(_ first: Endpoint.Target, by paging: AMCPaging = .nextLinks, with client: APIClient) {
        self.first = first
        self.paging = paging
        self.client = client
    }

    /// An iterator that starts with the first page.
    public func makeAsyncIterator() -> Iterator {
        Iterator(first: first, paging: paging, client: client)
    }

    /// Fetches all elements, or at most `limit`. It never throws: after a failure, the result holds the elements
    /// fetched before and the error.
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

    /// An iterator that fetches a page at each step.
    public struct Iterator: AsyncIteratorProtocol {
        private let paging: AMCPaging
        private let client: APIClient
        private var upcoming: Step
        private var visited: Set<String>
        private var known: Set<Endpoint.Item.ID> = []
        /// The number of elements before the first page that was fetched, computed from that page; nil until then.
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
                // Not by the page size that AMC reports: a page may have fewer elements than that.
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
    /// The error for a link that leads out of AMC's API, or nowhere.
    static func strayLink(on target: some AMCTarget) -> APIError {
        APIError(
            .unreadable, service: AMCVendor.name, operation: "\(target.method.rawValue) \(target.publicPath)",
            message: "A link of the page leads elsewhere.")
    }
}
