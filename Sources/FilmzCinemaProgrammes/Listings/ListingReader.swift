import Foundation

/// A reader of programmes in the visible text of a page, with days, times and titles next to each other.
///
/// It only accepts what is unambiguous. A time with an ambiguous day or title is left out and counted.
struct ListingReader {
    private let page: ListingPage
    private let days: ListingDays
    private var titles: ListingTitles
    private let paths: [Int: [Int]]

    private struct Candidate {
        var title: ListingPage.Title
        var start: WrittenTime
        var time: ListingPage.Time
    }

    /// The earliest unambiguous time in minutes: before it, a time may belong to the evening before.
    private static let morning = 5 * 60

    init(_ page: ListingPage) {
        self.page = page
        days = ListingDays(page)
        let times = page.items.indices.filter(page.isTime)
        paths = Dictionary(uniqueKeysWithValues: times.map { ($0, page.path(page.items[$0].node)) })
        titles = ListingTitles(page, paths: paths)
    }

    /// Reads the programme of a page.
    /// - Parameter text: the page in UTF-8
    static func read(_ text: [UInt8], draft: ProgrammeDraft) -> CinemaProgramme {
        guard let page = ListingPage(text, address: draft.address, clock: draft.clock) else {
            var programme = CinemaProgramme()
            programme.alarms = [.tooLarge]
            return programme
        }
        var reader = ListingReader(page)
        var draft = draft
        reader.read(into: &draft)
        var programme = draft.programme()
        programme.isFromText = true
        return programme
    }

    private mutating func read(into draft: inout ProgrammeDraft) {
        var candidates: [Candidate] = []
        var omittedCount = 0
        for (item, path) in paths.sorted(by: { $0.key < $1.key }) {
            guard let time = page.time(item) else { continue }
            let title = titles.title(of: item, path: path)
            let start = start(of: time, item: item, path: path)
            switch (title, start) {
            case (.title(let title), .some(.some(let start))):
                candidates.append(Candidate(title: title, start: start, time: time))
            // Without a title, or without a day for an ambiguous title, it is an unrelated time.
            case (.none, _), (.ambiguous, nil): break
            default: omittedCount += 1
            }
        }
        let current = Self.withoutPosts(candidates, clock: draft.clock)
        let plausible = Self.plausible(current)
        draft.omissions.past += candidates.count - current.count
        draft.omissions.unreadableTimes += omittedCount + current.count - plausible.count
        for candidate in plausible { draft.add(Self.event(candidate)) }
    }

    /// The start of a screening; nil without a day, and an inner nil when it is ambiguous.
    private func start(of time: ListingPage.Time, item: Int, path: [Int]) -> WrittenTime?? {
        if case .moment(let written) = time.value { return .some(written) }
        let day: ProgrammeTime
        switch days.day(of: item, path: path) {
        case .day(let knownDay): day = knownDay
        case .ambiguous: return .some(nil)
        case .none: return nil
        }
        guard let minute = minute(time), minute >= Self.morning else { return .some(nil) }
        let start = ProgrammeTime(
            year: day.year, month: day.month, day: day.day, hour: minute / 60, minute: minute % 60)
        return .some(start.map { WrittenTime($0, mark: .none) })
    }

    /// The minutes since midnight of a time, by the style of this page; nil when it is ambiguous.
    private func minute(_ time: ListingPage.Time) -> Int? {
        guard case .clock(let value) = time.value else { return nil }
        switch value {
        case .minute(let minute), .dotted(let minute): return minute
        case .possiblyTwelveHour(let minute):
            return if page.style.hasTwentyFourHourTimes && !page.style.hasTwelveHourTimes { minute } else { nil }
        case .ambiguous: return nil
        }
    }

    // MARK: - Plausibility

    /// The screenings without those whose link is of a different kind from the films' links, such as a person's page
    /// or one about the cinema. A page with only one title is not certain to be a programme, and yields none unless
    /// its times include their days.
    private static func plausible(_ candidates: [Candidate]) -> [Candidate] {
        let candidatesByPattern = Dictionary(grouping: candidates) { linkPattern($0.title.address) }
        let largestCount = candidatesByPattern.values.map(\.count).max() ?? 0
        let plausible = candidates.filter { candidate in
            guard let similar = candidatesByPattern[linkPattern(candidate.title.address)] else { return false }
            return similar.count == largestCount || titleCount(similar) >= 2
        }
        let hasMoments = plausible.contains { if case .moment = $0.time.value { true } else { false } }
        return if hasMoments || titleCount(plausible) >= 2 { plausible } else { [] }
    }

    /// The screenings without possible blog posts: these have the time of their publication, and none is in the
    /// future.
    private static func withoutPosts(_ candidates: [Candidate], clock: CinemaClock) -> [Candidate] {
        guard let now = CinemaClock.time(clock.now, in: clock.zone ?? .gmt) else { return candidates }
        let upcoming = Set(candidates.filter { $0.start.time > now }.map { linkPattern($0.title.address) })
        return candidates.filter { candidate in
            guard case .moment = candidate.time.value else { return true }
            return upcoming.contains(linkPattern(candidate.title.address))
        }
    }

    private static func titleCount(_ candidates: [Candidate]) -> Int { Set(candidates.map(\.title.text)).count }

    /// The path of a link without the parts that differ from film to film.
    private static func linkPattern(_ address: String) -> String {
        guard let parts = URLComponents(string: address) else { return "" }
        let folders = parts.path.split(separator: "/").dropLast().map { $0.contains(where: \.isNumber) ? "#" : $0 }
        let keys = (parts.queryItems ?? []).map(\.name).sorted()
        return folders.joined(separator: "/") + "?" + keys.joined(separator: "&")
    }

    private static func event(_ candidate: Candidate) -> ProgrammeDraft.Event {
        var screening = Screening(name: candidate.title.text, time: candidate.start.time)
        screening.link = candidate.time.link ?? candidate.title.address
        screening.mayBeOtherEvent = true
        let note = candidate.time.note
        if !note.isEmpty { screening.note = note }
        if ListingWords.soldOut.contains(where: note.contains) { screening.availability = .soldOut }
        if candidate.time.isStruckThrough || CancellationWords.contains(in: note) { screening.state = .cancelled }
        return ProgrammeDraft.Event(screening: screening, start: candidate.start)
    }
}
