/// Finds the title that a time on a page belongs to.
struct ListingTitles {
    enum Answer {
        case title(ListingPage.Title)
        case unclear
        /// The page has no title for the time.
        case none
    }

    /// The order of titles and times in an element.
    private enum Order {
        /// Everything belongs to one film, whose title is this item.
        case single(Int)
        /// Each title is before its times, or after them.
        case before, after
        case unclear
    }

    private let page: ListingPage
    private var titleCounts = [0]
    private var headingCounts = [0]
    private var timeCounts = [0]
    /// The innermost node with a title around each time, by the time's item.
    private var frames: [Int: Int] = [:]
    private var headingFrames: [Int: Int] = [:]
    /// The number of times with each node as their frame.
    private var framed: [Int: Int] = [:]
    private var headingFramed: [Int: Int] = [:]
    private var orders: [Int: Order] = [:]

    init(_ page: ListingPage, paths: [Int: [Int]]) {
        self.page = page
        for item in page.items.indices {
            titleCounts.append(titleCounts[item] + (page.title(item) == nil ? 0 : 1))
            headingCounts.append(headingCounts[item] + (page.heading(item) == nil ? 0 : 1))
            timeCounts.append(timeCounts[item] + (page.isTime(item) ? 1 : 0))
        }
        for (time, path) in paths {
            if let frame = path.last(where: { count(titleCounts, node: $0) > 0 }) {
                frames[time] = frame
                framed[frame, default: 0] += 1
            }
            if let frame = path.last(where: { count(headingCounts, node: $0) > 0 }) {
                headingFrames[time] = frame
                headingFramed[frame, default: 0] += 1
            }
        }
    }

    private func count(_ sums: [Int], node: Int) -> Int {
        let range = page.nodes[node].items
        return sums[min(range.upperBound, sums.count - 1)] - sums[min(range.lowerBound, sums.count - 1)]
    }

    /// - Parameter path: the path to the time's node
    mutating func title(of time: Int, path: [Int]) -> Answer {
        if let answer = headingAnswer(time, path: path) { return answer }
        guard let frame = frames[time] else { return .none }
        // If some times belong to a title of their own, it is unclear what the others in the element belong to.
        guard framed[frame] == count(timeCounts, node: frame) else { return .unclear }
        let order = orders[frame] ?? order(frame)
        orders[frame] = order
        let items = page.nodes[frame].items
        let found: Int?
        switch order {
        case .single(let item): found = item
        case .before: found = items.prefix { $0 < time }.last { page.title($0) != nil }
        case .after: found = items.first { $0 > time && page.title($0) != nil }
        case .unclear: found = nil
        }
        guard let found, let title = page.title(found), isWithoutBreak(found, time: time, items: items) else {
            return .unclear
        }
        return .title(title)
    }

    private func order(_ frame: Int) -> Order {
        let items = page.nodes[frame].items.filter {
            page.title($0) != nil || page.isTime($0) || page.isDoubtful($0)
        }
        let titles = items.filter { page.title($0) != nil }
        let headings = titles.filter { page.items[$0].isInHeading }
        guard let first = items.first, let last = items.last, let firstTitle = titles.first else { return .unclear }
        let isOne =
            Set(titles.compactMap { page.title($0)?.address }).count == 1
            || Set(titles.compactMap { page.title($0).map { ProgrammeText.folded($0.text) } }).count == 1
        if isOne { return .single(headings.first ?? firstTitle) }
        if headings.count == 1, headings[0] == first { return .single(headings[0]) }
        // One of two titles in a row may be the name of a person or a series.
        if zip(items, items.dropFirst()).contains(where: { page.title($0) != nil && page.title($1) != nil }) {
            return .unclear
        }
        if page.title(first) != nil, page.title(last) == nil { return .before }
        return if page.isTime(first) && page.title(last) != nil { .after } else { .unclear }
    }

    /// Whether there is no possible other title between a title and a time, or between its times.
    private func isWithoutBreak(_ title: Int, time: Int, items: Range<Int>) -> Bool {
        let between = (min(title, time) + 1)..<max(title, time)
        guard between.allSatisfy({ page.heading($0) == nil && !page.isDoubtful($0) }) else { return false }
        guard title < time, let previous = between.last(where: page.isTime) else { return true }
        return page.letterCount(between: previous, and: time) <= 2
    }

    /// The heading as a title, for times that link to tickets; nil when a link that may be a title is nearer.
    private func headingAnswer(_ time: Int, path: [Int]) -> Answer? {
        guard let link = page.time(time)?.link, let frame = headingFrames[time],
            let depth = path.firstIndex(of: frame), frames[time].flatMap(path.firstIndex) ?? -1 < depth
        else { return nil }
        let headings = page.nodes[frame].items.filter { page.heading($0) != nil }
        guard headings.count == 1, let heading = headings.first, heading < time, let text = page.heading(heading),
            headingFramed[frame] == count(timeCounts, node: frame),
            isWithoutBreak(heading, time: time, items: page.nodes[frame].items)
        else { return .unclear }
        return .title(ListingPage.Title(text: text, address: link))
    }
}
