/// Finds the day that a time on a page belongs to.
///
/// A day belongs to the time next to it or, as a heading, to the times after it. The result is ambiguous if the page
/// is.
struct ListingDays {
    enum Assignment: Equatable {
        case day(ProgrammeTime)
        case ambiguous
        /// The page has no day for the time.
        case none
    }

    private let page: ListingPage
    /// The items that are days, with their paths.
    private let days: [(item: Int, path: [Int])]
    private let timeCounts: [Int]
    private let dayCounts: [Int]
    /// Running counts of headings up to each level that are not days, by level.
    private let headingCounts: [[Int]]

    /// The maximum number of letters besides the day in a heading: `Kinotag!`.
    private static let headingLetters = 12

    init(_ page: ListingPage) {
        self.page = page
        days = page.items.indices.filter { page.day($0) != nil }.map { ($0, page.path(page.items[$0].node)) }
        timeCounts = Self.prefixSums(page.items.indices.map(page.isTime))
        dayCounts = Self.prefixSums(page.items.indices.map { page.day($0) != nil })
        headingCounts = (0...6).map { level in
            Self.prefixSums(
                page.items.indices.map { page.heading($0) != nil && page.items[$0].headingLevel ?? 6 <= level })
        }
    }

    private static func prefixSums(_ flags: [Bool]) -> [Int] {
        flags.reduce(into: [0]) { $0.append($0[$0.count - 1] + ($1 ? 1 : 0)) }
    }

    private func timeCount(_ node: Int) -> Int { Self.count(timeCounts, range: page.nodes[node].items) }
    private func dayCount(_ node: Int) -> Int { Self.count(dayCounts, range: page.nodes[node].items) }

    private static func count(_ prefixSums: [Int], range: Range<Int>) -> Int {
        prefixSums[min(range.upperBound, prefixSums.count - 1)]
            - prefixSums[min(range.lowerBound, prefixSums.count - 1)]
    }

    /// - Parameter path: the path to the time's node
    func day(of time: Int, path: [Int]) -> Assignment {
        let nearbyDay = nearbyDay(time, path: path)
        // The date of an element applies to everything in it, unless a day is nearer.
        guard let depth = path.lastIndex(where: { page.nodes[$0].date != nil }),
            case .some(let date) = page.nodes[path[depth]].date
        else { return nearbyDay?.assignment ?? .none }
        if let nearbyDay, nearbyDay.depth > depth { return nearbyDay.assignment }
        return date.map(Assignment.day) ?? .ambiguous
    }

    private struct NearbyDay {
        var assignment: Assignment
        /// The depth of the innermost element that contains both the time and the day.
        var depth: Int
    }

    /// The day according to the texts around a time; nil when there is none.
    private func nearbyDay(_ time: Int, path: [Int]) -> NearbyDay? {
        if let depth = path.lastIndex(where: { page.nodes[$0].column != nil }),
            let column = page.nodes[path[depth]].column,
            let above = page.columnDays[column.table], dayCount(path[depth]) == 0
        {
            guard !page.tablesWithSpans.contains(column.table), let day = above[column.index] else {
                return NearbyDay(assignment: .ambiguous, depth: depth)
            }
            return NearbyDay(assignment: .day(day), depth: depth)
        }
        let nextDay = firstDay(after: time)
        let previousDay = nextDay - 1
        let depthBefore = if previousDay >= 0 { Self.commonDepth(days[previousDay].path, path) } else { -1 }
        let depthAfter = if nextDay < days.count { Self.commonDepth(days[nextDay].path, path) } else { -1 }
        if depthAfter > depthBefore {
            let isOnly = dayCount(path[depthAfter]) == 1 && isAdjacent(nextDay, time: time)
            return NearbyDay(assignment: isOnly ? assignment(nextDay) : .ambiguous, depth: depthAfter)
        }
        guard depthBefore >= 0 else { return nil }
        return NearbyDay(
            assignment: isHeading(previousDay, time: time, path: path, depth: depthBefore)
                ? assignment(previousDay) : .ambiguous,
            depth: depthBefore)
    }

    /// The index in ``days`` of the first day after an item.
    private func firstDay(after item: Int) -> Int {
        var low = 0
        var high = days.count
        while low < high {
            let middle = (low + high) / 2
            if days[middle].item < item { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func assignment(_ day: Int) -> Assignment {
        guard case .some(.some(let time)) = page.day(days[day].item) else { return .ambiguous }
        return .day(time)
    }

    /// The depth of the innermost node that two paths have in common.
    private static func commonDepth(_ one: [Int], _ other: [Int]) -> Int {
        var depth = 0
        while depth < min(one.count, other.count), one[depth] == other[depth] { depth += 1 }
        return depth - 1
    }

    /// Whether a day and a time are in one text, or next to each other without other words between them.
    private func isAdjacent(_ day: Int, time: Int) -> Bool {
        let first = min(days[day].item, time)
        let last = max(days[day].item, time)
        return page.letterCount(between: first, and: last) <= Self.headingLetters
    }

    /// Whether a day is the heading of a later time.
    private func isHeading(_ day: Int, time: Int, path: [Int], depth: Int) -> Bool {
        let item = days[day].item
        if page.items[item].run == page.items[time].run {
            // `20:00 Sat, 18:00 Sun`: the days come after their times.
            let first = page.items.indices[..<item].last { page.items[$0].run != page.items[item].run } ?? -1
            return !page.isTime(first + 1)
        }
        // A day ends where a new section of the page begins.
        let level = page.items[item].headingLevel ?? 2
        guard Self.count(headingCounts[min(level, 6)], range: item..<time) == 0 else { return false }
        // A heading is alone in its element; otherwise it belongs to the times next to it.
        if let branch = days[day].path.dropFirst(depth + 1).first {
            guard timeCount(branch) == 0, page.nodes[branch].letters <= Self.headingLetters else { return false }
        }
        guard day > 0, page.day(days[day - 1].item) != page.day(item) else { return true }
        let previous = days[day - 1]
        guard Self.count(timeCounts, range: previous.item..<item) == 0 else { return true }
        // Two days in a row without anything between them are a choice of days, not headings.
        let depthOfPrevious = Self.commonDepth(previous.path, days[day].path)
        if depthOfPrevious != depth { return depthOfPrevious < depth }
        return page.items[item].isInHeading || page.letterCount(between: previous.item, and: item) > 3
    }
}

extension ListingPage {
    /// The number of letters between the texts of two items.
    func letterCount(between first: Int, and last: Int) -> Int {
        max(0, runs[items[last].run].letters.lowerBound - runs[items[first].run].letters.upperBound)
    }
}
