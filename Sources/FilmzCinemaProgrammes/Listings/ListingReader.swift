import Foundation

/// A reader of programmes in the visible text of a page, with days, times and titles next to each other.
///
/// It only accepts what is unambiguous. A time with an ambiguous day or title is left out and counted.
struct ListingReader {
    private let page: ListingPage
    private let days: ListingDays
    private var titles: ListingTitles
    private let paths: [Int: [Int]]

    private struct Showing {
        var title: ListingPage.Title
        var written: WrittenTime
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
        var showings: [Showing] = []
        var leftOut = 0
        for (item, path) in paths.sorted(by: { $0.key < $1.key }) {
            guard let time = page.time(item) else { continue }
            let title = titles.title(of: item, path: path)
            let written = written(time, item: item, path: path)
            switch (title, written) {
            case (.title(let title), .some(.some(let written))):
                showings.append(Showing(title: title, written: written, time: time))
            // Without a title, or without a day for an unclear title, it is an unrelated time.
            case (.none, _), (.unclear, nil): break
            default: leftOut += 1
            }
        }
        let current = Self.withoutPosts(showings, clock: draft.clock)
        let kept = Self.kept(current)
        draft.omissions.past += showings.count - current.count
        draft.omissions.unreadableTimes += leftOut + current.count - kept.count
        for showing in kept { draft.add(Self.event(showing)) }
    }

    /// The start of a screening; nil without a day, and an inner nil when it is ambiguous.
    private func written(_ time: ListingPage.Time, item: Int, path: [Int]) -> WrittenTime?? {
        if case .moment(let written) = time.reading { return .some(written) }
        let day: ProgrammeTime
        switch days.day(of: item, path: path) {
        case .day(let found): day = found
        case .unclear: return .some(nil)
        case .none: return nil
        }
        guard let minute = minute(time), minute >= Self.morning else { return .some(nil) }
        let begin = ProgrammeTime(
            year: day.year, month: day.month, day: day.day, hour: minute / 60, minute: minute % 60)
        return .some(begin.map { WrittenTime($0, mark: .none) })
    }

    /// The minutes since midnight of a time, by the style of this page; nil when it is ambiguous.
    private func minute(_ time: ListingPage.Time) -> Int? {
        guard case .clock(let reading) = time.reading else { return nil }
        switch reading {
        case .minute(let minute), .dotted(let minute): return minute
        case .perhaps(let minute): return if page.style.hasLateHours && !page.style.hasHalves { minute } else { nil }
        case .unclear: return nil
        }
    }

    // MARK: - Plausibility

    /// The screenings without those whose link is of a different kind from the films' links, such as a person's page
    /// or one about the cinema. A page with only one title is not certain to be a programme, and yields none unless
    /// its times include their days.
    private static func kept(_ showings: [Showing]) -> [Showing] {
        let kinds = Dictionary(grouping: showings) { kind($0.title.address) }
        let most = kinds.values.map(\.count).max() ?? 0
        let kept = showings.filter { showing in
            guard let alike = kinds[kind(showing.title.address)] else { return false }
            return alike.count == most || titleCount(alike) >= 2
        }
        let isTold = kept.contains { if case .moment = $0.time.reading { true } else { false } }
        return if isTold || titleCount(kept) >= 2 { kept } else { [] }
    }

    /// The screenings without possible blog posts: these have the time of their publication, and none is in the
    /// future.
    private static func withoutPosts(_ showings: [Showing], clock: CinemaClock) -> [Showing] {
        guard let now = CinemaClock.time(clock.now, in: clock.zone ?? .gmt) else { return showings }
        let coming = Set(showings.filter { $0.written.time > now }.map { kind($0.title.address) })
        return showings.filter { showing in
            guard case .moment = showing.time.reading else { return true }
            return coming.contains(kind(showing.title.address))
        }
    }

    private static func titleCount(_ showings: [Showing]) -> Int { Set(showings.map(\.title.text)).count }

    /// The path of a link without the parts that differ from film to film.
    private static func kind(_ address: String) -> String {
        guard let parts = URLComponents(string: address) else { return "" }
        let folders = parts.path.split(separator: "/").dropLast().map { $0.contains(where: \.isNumber) ? "#" : $0 }
        let keys = (parts.queryItems ?? []).map(\.name).sorted()
        return folders.joined(separator: "/") + "?" + keys.joined(separator: "&")
    }

    private static func event(_ showing: Showing) -> ProgrammeDraft.Event {
        var screening = Screening(name: showing.title.text, time: showing.written.time)
        screening.link = showing.time.link ?? showing.title.address
        screening.mayBeNoFilm = true
        let note = showing.time.note
        if !note.isEmpty { screening.note = note }
        if ListingWords.soldOut.contains(where: note.contains) { screening.availability = .soldOut }
        if showing.time.isStruck || CancelledTitle.contains(in: note) { screening.state = .cancelled }
        return ProgrammeDraft.Event(screening: screening, written: showing.written)
    }
}
