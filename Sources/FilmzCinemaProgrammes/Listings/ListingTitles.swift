/// Finds the title that a time on a page belongs to.
struct ListingTitles {
    enum Assignment {
        case title(ListingPage.Title)
        case ambiguous
        /// The page has no title for the time.
        case none
    }

    /// The order of titles and times in an element.
    private enum Order {
        /// Everything belongs to one film, whose title is this item.
        case single(Int)
        /// Each title is before its times, or after them.
        case before, after
        case ambiguous
    }

    private let page: ListingPage
    private var titleCounts = [0]
    private var headingCounts = [0]
    private var timeCounts = [0]
    /// The innermost node with a title around each time, by the time's item.
    private var titleNodes: [Int: Int] = [:]
    private var headingNodes: [Int: Int] = [:]
    /// The number of times with each node as their innermost one with a title.
    private var timeCountsByTitleNode: [Int: Int] = [:]
    private var timeCountsByHeadingNode: [Int: Int] = [:]
    private var orders: [Int: Order] = [:]

    init(_ page: ListingPage, paths: [Int: [Int]]) {
        self.page = page
        for item in page.items.indices {
            titleCounts.append(titleCounts[item] + (page.title(item) == nil ? 0 : 1))
            headingCounts.append(headingCounts[item] + (page.heading(item) == nil ? 0 : 1))
            timeCounts.append(timeCounts[item] + (page.isTime(item) ? 1 : 0))
        }
        for (time, path) in paths {
            if let node = path.last(where: { count(titleCounts, node: $0) > 0 }) {
                titleNodes[time] = node
                timeCountsByTitleNode[node, default: 0] += 1
            }
            if let node = path.last(where: { count(headingCounts, node: $0) > 0 }) {
                headingNodes[time] = node
                timeCountsByHeadingNode[node, default: 0] += 1
            }
        }
    }

    private func count(_ sums: [Int], node: Int) -> Int {
        let range = page.nodes[node].items
        return sums[min(range.upperBound, sums.count - 1)] - sums[min(range.lowerBound, sums.count - 1)]
    }

    /// - Parameter path: the path to the time's node
    mutating func title(of time: Int, path: [Int]) -> Assignment {
        if let assignment = headingAssignment(time, path: path) { return assignment }
        guard let node = titleNodes[time] else { return .none }
        // If some times belong to a title of their own, it is ambiguous what the others in the element belong to.
        guard timeCountsByTitleNode[node] == count(timeCounts, node: node) else { return .ambiguous }
        let order = orders[node] ?? order(node)
        orders[node] = order
        let items = page.nodes[node].items
        let titleItem: Int?
        switch order {
        case .single(let item): titleItem = item
        case .before: titleItem = items.prefix { $0 < time }.last { page.title($0) != nil }
        case .after: titleItem = items.first { $0 > time && page.title($0) != nil }
        case .ambiguous: titleItem = nil
        }
        guard let titleItem, let title = page.title(titleItem), isUninterrupted(titleItem, time: time, items: items)
        else {
            return .ambiguous
        }
        return .title(title)
    }

    private func order(_ node: Int) -> Order {
        let items = page.nodes[node].items.filter {
            page.title($0) != nil || page.isTime($0) || page.isDoubtful($0)
        }
        let titles = items.filter { page.title($0) != nil }
        let headings = titles.filter { page.items[$0].isInHeading }
        guard let first = items.first, let last = items.last, let firstTitle = titles.first else { return .ambiguous }
        let isSingleFilm =
            Set(titles.compactMap { page.title($0)?.address }).count == 1
            || Set(titles.compactMap { page.title($0).map { ProgrammeText.folded($0.text) } }).count == 1
        if isSingleFilm { return .single(headings.first ?? firstTitle) }
        if headings.count == 1, headings[0] == first { return .single(headings[0]) }
        // One of two titles in a row may be the name of a person or a series.
        if zip(items, items.dropFirst()).contains(where: { page.title($0) != nil && page.title($1) != nil }) {
            return .ambiguous
        }
        if page.title(first) != nil, page.title(last) == nil { return .before }
        return if page.isTime(first) && page.title(last) != nil { .after } else { .ambiguous }
    }

    /// Whether there is no possible other title between a title and a time, or between its times.
    private func isUninterrupted(_ title: Int, time: Int, items: Range<Int>) -> Bool {
        let itemsBetween = (min(title, time) + 1)..<max(title, time)
        guard itemsBetween.allSatisfy({ page.heading($0) == nil && !page.isDoubtful($0) }) else { return false }
        guard title < time, let previous = itemsBetween.last(where: page.isTime) else { return true }
        return page.letterCount(between: previous, and: time) <= 2
    }

    /// The heading as a title, for times that link to tickets; nil when a link that may be a title is nearer.
    private func headingAssignment(_ time: Int, path: [Int]) -> Assignment? {
        guard let link = page.time(time)?.link, let node = headingNodes[time],
            let depth = path.firstIndex(of: node), titleNodes[time].flatMap(path.firstIndex) ?? -1 < depth
        else { return nil }
        let headings = page.nodes[node].items.filter { page.heading($0) != nil }
        guard headings.count == 1, let heading = headings.first, heading < time, let text = page.heading(heading),
            timeCountsByHeadingNode[node] == count(timeCounts, node: node),
            isUninterrupted(heading, time: time, items: page.nodes[node].items)
        else { return .ambiguous }
        return .title(ListingPage.Title(text: text, address: link))
    }
}
