import Foundation

/// Builds a ``ListingPage`` from a page in one pass.
struct ListingPageBuilder {
    private struct Element {
        var name: String
        var node: Int
        /// The node that its text belongs to: its own, or that of its last line.
        var line: Int
        var firstItem = 0
        var letters = 0
        /// The address of a link.
        var link: String?
        /// The text of a link or a heading.
        var text: [UInt8] = []
        var hasTitle = false
        /// The `datetime` attribute of a `time` element.
        var datetime: String?
        /// The nodes of the cells of a table row.
        var cells: [Int] = []
    }

    private let address: URL
    private let clock: CinemaClock
    private let today: ProgrammeTime?
    private var page = ListingPage()
    private var openElements: [Element] = []
    private var openCounts: [String: Int] = [:]
    private var pendingText: [UInt8] = []
    private var letters = 0
    /// The word before a text in the same block, which may change its meaning.
    private var precedingWord = ""
    private var followsConnector = false
    /// The number of open elements whose content is skipped.
    private var skippedCount = 0

    private static let nodeLimit = 150_000
    private static let itemLimit = 20_000
    private static let depthLimit = 200
    private static let textLimit = 600
    private static let runLimit = 4_000

    private init(address: URL, clock: CinemaClock) {
        self.address = address
        self.clock = clock
        today = ProgrammeTime(dayNumber: clock.today, minuteOfDay: nil)
        page.runs.append(ListingPage.Run(letters: 0..<0))
    }

    fileprivate static func page(_ text: [UInt8], address: URL, clock: CinemaClock) -> ListingPage? {
        var builder = ListingPageBuilder(address: address, clock: clock)
        builder.push("html", attributes: [:])
        var tokenizer = HTMLTokenizer(text)
        while let token = tokenizer.next() {
            switch token {
            case .start(let name, let attributes): builder.start(name, attributes: attributes)
            case .end(let name): builder.end(name)
            case .text(let text): builder.add(text)
            case .raw: break
            }
            guard builder.page.nodes.count < nodeLimit, builder.page.items.count < itemLimit,
                builder.openElements.count < depthLimit
            else { return nil }
        }
        builder.close(downTo: 0)
        return builder.page
    }

    private static let inlineElements: Set = [
        "span", "b", "strong", "em", "i", "u", "small", "sup", "sub", "abbr", "font", "mark", "label", "bdi", "cite",
        "q",
        "code", "ins", "data", "wbr", "img", "meta", "link", "input",
    ]
    private static let headingElements: Set = ["h1", "h2", "h3", "h4", "h5", "h6"]
    private static let skippedElements: Set = ["nav", "footer", "aside", "template", "select", "noscript", "svg"]
    private static let strikethroughElements: Set = ["del", "s", "strike"]

    // MARK: - Elements

    private mutating func start(_ name: String, attributes: [String: String]) {
        // The content of a `time` element is its text.
        if let time = openTime {
            if HTMLNesting.isVoid(name) || Self.inlineElements.contains(name) { return }
            close(downTo: time)
        }
        if let index = HTMLNesting.indexOfElement(
            closedBy: name, openCount: openElements.count, name: { openElements[$0].name })
        {
            close(downTo: index)
        }
        if name == "br" || name == "hr" { return breakLine() }
        if !Self.inlineElements.contains(name) { flush() }
        if !HTMLNesting.isVoid(name) { push(name, attributes: attributes) }
    }

    private mutating func push(_ name: String, attributes: [String: String]) {
        let parent = openElements.last?.line ?? -1
        var node = ListingPage.Node(parent: parent, items: page.items.count..<page.items.count)
        let number = page.nodes.count
        if ["td", "th"].contains(name),
            let row = openElements.lastIndex(where: { $0.name == "tr" || $0.name == "table" }),
            openElements[row].name == "tr", let table = openElements[..<row].last(where: { $0.name == "table" })?.node
        {
            node.column = (table, openElements[row].cells.count)
            openElements[row].cells.append(number)
            if attributes["colspan"] ?? "1" != "1" || attributes["rowspan"] ?? "1" != "1" {
                page.tablesWithSpans.insert(table)
            }
        }
        var element = Element(name: name, node: number, line: number, firstItem: page.items.count, letters: letters)
        if name == "a", let link = attributes["href"] { element.link = ProgrammeText.link(link, from: address) }
        if name == "time" { element.datetime = attributes["datetime"] }
        let date = attributes["data-date"].map { WrittenTime($0)?.time.dayOnly }
        node.date = date
        page.nodes.append(node)
        openElements.append(element)
        openCounts[name, default: 0] += 1
        if Self.skippedElements.contains(name) { skippedCount += 1 }
        if let date { add(.day(date), at: number) }
    }

    private var openTime: Int? {
        if openCounts["time", default: 0] > 0 { openElements.lastIndex { $0.name == "time" } } else { nil }
    }

    private mutating func end(_ name: String) {
        if openTime != nil, Self.inlineElements.contains(name) { return }
        guard openCounts[name, default: 0] > 0, let index = openElements.lastIndex(where: { $0.name == name }) else {
            return
        }
        close(downTo: index)
    }

    private mutating func close(downTo count: Int) {
        while openElements.count > count {
            guard let last = openElements.last else { return }
            if last.name == "time" {
                endTime(last)
            } else if !Self.inlineElements.contains(last.name) || last.name == "a" {
                flush()
            }
            if last.name == "a" { endLink(last) }
            if Self.headingElements.contains(last.name) { endHeading(last) }
            closeLast()
        }
    }

    private mutating func closeLast() {
        let last = openElements.removeLast()
        openCounts[last.name, default: 1] -= 1
        if Self.skippedElements.contains(last.name) { skippedCount -= 1 }
        if last.line != last.node {
            closeNode(
                last.line, firstItem: page.nodes[last.line].items.lowerBound,
                firstLetters: page.nodes[last.line].letters)
        }
        closeNode(last.node, firstItem: last.firstItem, firstLetters: last.letters)
        if last.name == "tr" { endRow(last) }
        if !Self.inlineElements.contains(last.name), last.name != "a", !Self.strikethroughElements.contains(last.name),
            last.name != "time"
        {
            precedingWord = ""
            followsConnector = false
        }
    }

    private mutating func closeNode(_ node: Int, firstItem: Int, firstLetters: Int) {
        page.nodes[node].items = firstItem..<page.items.count
        page.nodes[node].letters = letters - firstLetters
    }

    /// Begins a new line. Items on one line belong together, so each line has a node of its own.
    private mutating func breakLine() {
        flush()
        precedingWord = ""
        followsConnector = false
        guard let last = openElements.indices.last else { return }
        let node = openElements[last].node
        let line = openElements[last].line
        if line == node {
            let first = page.nodes.count
            page.nodes.append(ListingPage.Node(parent: node, items: 0..<0))
            for child in (node + 1)..<first where page.nodes[child].parent == node { page.nodes[child].parent = first }
            for item in openElements[last].firstItem..<page.items.count where page.items[item].node == node {
                page.items[item].node = first
            }
            closeNode(first, firstItem: openElements[last].firstItem, firstLetters: openElements[last].letters)
        } else {
            closeNode(line, firstItem: page.nodes[line].items.lowerBound, firstLetters: page.nodes[line].letters)
        }
        openElements[last].line = page.nodes.count
        var next = ListingPage.Node(parent: node, items: page.items.count..<page.items.count)
        // Holds the start of the count until the line ends.
        next.letters = letters
        page.nodes.append(next)
    }

    /// Ends a table row, which may be the header row with the days of the columns.
    private mutating func endRow(_ row: Element) {
        guard let first = row.cells.first, let table = page.nodes[first].column?.table, page.columnDays[table] == nil
        else {
            return
        }
        var days: [Int: ProgrammeTime] = [:]
        for cell in row.cells {
            let items = page.nodes[cell].items
            if items.contains(where: page.isTime) { return }
            let found = Set(items.compactMap { page.day($0) })
            if found.count == 1, case .some(.some(let day)) = found.first, let column = page.nodes[cell].column {
                days[column.index] = day
            }
        }
        if Set(days.values).count >= 2 { page.columnDays[table] = days }
    }

    // MARK: - Texts

    private mutating func add(_ text: ArraySlice<UInt8>) {
        guard skippedCount == 0 else { return }
        for index in openElements.indices.reversed()
        where openElements[index].link != nil || Self.headingElements.contains(openElements[index].name)
            || openElements[index].name == "time"
        {
            if openElements[index].text.count < Self.textLimit {
                openElements[index].text += text.prefix(Self.textLimit)
            }
        }
        guard openCounts["time", default: 0] == 0, pendingText.count < Self.runLimit else { return }
        pendingText += text.prefix(Self.runLimit)
        pendingText.append(0x20)
    }

    private mutating func flush() {
        guard !pendingText.isEmpty else { return }
        let text = CharacterReferences.decoded(String(decoding: pendingText, as: UTF8.self))
        pendingText.removeAll(keepingCapacity: true)
        guard text.contains(where: { !$0.isWhitespace }) else { return }
        parse(text)
    }

    private mutating func parse(_ text: String) {
        let listingText = ListingText(
            text, precedingWord: precedingWord, followsConnector: followsConnector, today: today)
        page.style.add(listingText.style)
        page.runs.append(ListingPage.Run(letters: letters..<(letters + listingText.letterCount)))
        letters += listingText.letterCount
        followsConnector = listingText.isConnector && page.items.indices.last.map(page.isTime) == true
        precedingWord = listingText.lastWord
        for expression in listingText.expressions {
            switch expression {
            case .day(let day): add(.day(day))
            case .clock(let clock): add(.time(time(.clock(clock.value), note: clock.note)))
            }
        }
    }

    private func time(_ value: ListingPage.Time.Value, note: String = "") -> ListingPage.Time {
        ListingPage.Time(
            value: value, note: note,
            isStruckThrough: openElements.contains { Self.strikethroughElements.contains($0.name) },
            link: openElements.last { $0.link != nil }?.link)
    }

    private mutating func add(_ kind: ListingPage.Item.Kind, at node: Int? = nil) {
        guard skippedCount == 0, let last = openElements.last else { return }
        page.items.append(
            ListingPage.Item(
                kind: kind, node: node ?? last.line, run: page.runs.count - 1,
                headingLevel: openElements.last { Self.headingElements.contains($0.name) }.flatMap {
                    Int($0.name.dropFirst())
                }))
    }

    // MARK: - Links, headings, times

    private func line(_ text: [UInt8]) -> String? { ProgrammeText.line(String(decoding: text, as: UTF8.self)) }

    private mutating func endLink(_ link: Element) {
        guard skippedCount == 0, !link.hasTitle, let address = link.link else { return }
        addTitle(line(link.text), at: address, in: link)
    }

    private mutating func endHeading(_ heading: Element) {
        guard skippedCount == 0, let text = line(heading.text) else { return }
        if let index = openElements.lastIndex(where: { $0.link != nil }), let address = openElements[index].link {
            if !openElements[index].hasTitle {
                openElements[index].hasTitle = addTitle(text, at: address, in: heading)
            }
        } else if page.items.count == heading.firstItem, !ListingWords.isLabel(CalendarWords.folded(text)) {
            add(.heading(text))
        }
    }

    /// - Parameter element: the link or heading with the text, in which nothing else is open
    /// - Returns: whether it is a title
    @discardableResult private mutating func addTitle(_ text: String?, at address: String, in element: Element) -> Bool
    {
        let first = element.firstItem
        guard let text, isSameHost(address) else { return false }
        guard isName(text) else {
            addLink(text, to: address, since: first)
            return false
        }
        if page.items[first...].contains(where: { item in
            if case .title = item.kind { return true }
            return false
        }) {
            return false
        }
        // A link with a time in it leads to tickets, unless there is much else in it: then the time may belong to the
        // title.
        let hadTimes = page.items.count > first
        removeItems(of: element)
        let addressWithoutFragment = address.prefix { $0 != "#" }
        add(.title(ListingPage.Title(text: text, address: String(addressWithoutFragment))))
        if hadTimes { add(.time(time(.clock(.ambiguous)))) }
        return true
    }

    /// Removes what an element had, also from the lines and elements in it.
    private mutating func removeItems(of element: Element) {
        let first = element.firstItem
        page.items.removeSubrange(first...)
        for node in element.node..<page.nodes.count {
            let items = page.nodes[node].items
            page.nodes[node].items = min(items.lowerBound, first)..<min(items.upperBound, first)
        }
    }

    private mutating func addLink(_ text: String, to address: String, since first: Int) {
        guard page.items.count == first, text.contains(where: \.isLetter) else { return }
        page.linkAddresses[ProgrammeText.folded(text), default: []].insert(address)
        add(.link(ListingPage.Title(text: text, address: address)))
    }

    /// Whether a text may be the title of a film, because it has more than times, days and generic words.
    private func isName(_ text: String) -> Bool {
        guard text.utf8.count <= 400 else { return false }
        let listingText = ListingText(text, today: today)
        if listingText.expressions.isEmpty {
            let words = CalendarWords.folded(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
            return words.contains { !ListingWords.isGeneric($0) }
        }
        return listingText.letterCount > 3
    }

    private func isSameHost(_ link: String) -> Bool { PageLinks.isSameHost(URL(string: link), and: address) }

    /// Ends a `time` element. Its attribute and its visible text must agree.
    private mutating func endTime(_ element: Element) {
        guard skippedCount == 0 else { return }
        let text = CharacterReferences.decoded(String(decoding: element.text, as: UTF8.self))
        let listingText = ListingText(text, today: today)
        let isAmbiguous = ListingWords.makesAmbiguous(precedingWord) || followsConnector
        defer {
            precedingWord = ""
            followsConnector = false
        }
        let clocks = listingText.expressions.compactMap { expression -> ListingText.ClockText? in
            if case .clock(let clock) = expression { return clock }
            return nil
        }
        page.style.add(listingText.style)
        guard let value = element.datetime, let written = WrittenTime(value) else {
            guard let minute = element.datetime.flatMap(Self.minute), clocks.count <= 1 else { return parse(text) }
            let isVisible = !isAmbiguous && clocks.allSatisfy { Self.agrees($0, minute: minute) }
            add(.time(time(.clock(isVisible ? .minute(minute) : .ambiguous))))
            return
        }
        guard written.time.minuteOfDay != nil, !clocks.isEmpty else {
            add(.day(isAmbiguous ? nil : written.time.dayOnly))
            for clock in clocks { add(.time(time(.clock(clock.value), note: clock.note))) }
            return
        }
        let localTimes = [
            CinemaClock.LocalTime(time: written.time), clock.localTime(of: written, utcMarks: .utc),
            clock.localTime(of: written, utcMarks: .localTime),
        ]
        // The visible time is in the cinema's time zone.
        if !isAmbiguous, clocks.count == 1,
            let visible = localTimes.first(where: { Self.agrees(clocks[0], minute: $0.time.minuteOfDay ?? -1) })
        {
            add(.time(time(.moment(WrittenTime(visible.time, mark: .none)), note: clocks[0].note)))
        } else {
            add(.time(time(.clock(.ambiguous))))
        }
    }

    /// The minutes since midnight of `20:00` in a `datetime` attribute.
    private static func minute(_ text: String) -> Int? {
        WrittenTime("2000-01-01T" + text.trimmingPrefix("T").prefix(8))?.time.minuteOfDay
    }

    private static func agrees(_ clock: ListingText.ClockText, minute: Int) -> Bool {
        switch clock.value {
        case .minute(let visible), .dotted(let visible): visible == minute
        case .possiblyTwelveHour(let visible): visible % 720 == minute % 720
        case .ambiguous: false
        }
    }
}

extension ListingPage {
    /// Nil for a page that has too many elements or is nested too deeply.
    /// - Parameters:
    ///   - text: the page in UTF-8
    ///   - address: the address of the page, against which its links are resolved
    init?(_ text: [UInt8], address: URL, clock: CinemaClock) {
        guard let page = ListingPageBuilder.page(text, address: address, clock: clock) else { return nil }
        self = page
    }
}
