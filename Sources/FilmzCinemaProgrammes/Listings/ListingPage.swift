import Foundation

/// A page reduced to its days, times and titles, with their positions in the tree of elements.
struct ListingPage {
    struct Item {
        enum Kind {
            /// A day; nil when it is ambiguous.
            case day(ProgrammeTime?)
            case time(Time)
            case title(Title)
            /// A link with only generic words, which may still be the title of a film: *Home*.
            case link(Title)
            /// The text of a heading that is not a link.
            case heading(String)
        }

        var kind: Kind
        var node: Int
        var run: Int
        /// The level of the heading that contains it, from 1 to 6; nil outside headings.
        var headingLevel: Int?

        var isInHeading: Bool { headingLevel != nil }
    }

    struct Time {
        enum Value {
            case clock(ListingText.ClockText.Value)
            /// A time with its day.
            case moment(WrittenTime)
        }

        var value: Value
        var note = ""
        /// Whether the time is struck through, and the screening therefore cancelled.
        var isStruckThrough = false
        /// The address of the link that contains the time; nil outside links.
        var link: String?
    }

    struct Title: Hashable {
        var text: String
        /// The absolute address without its fragment.
        var address: String
    }

    /// An element, or a line in an element.
    struct Node {
        var parent: Int
        /// The items in the node.
        var items: Range<Int>
        /// The number of letters in the node, except those of days, times and the words next to them.
        var letters = 0
        /// The value of the `data-date` attribute: the inner optional is nil for a text that is not a day.
        var date: ProgrammeTime??
        /// The table and column of a cell; nil outside tables.
        var column: (table: Int, index: Int)?
    }

    /// A text without a break.
    struct Run {
        /// The numbers of letters on the page before the start and the end of the text.
        var letters: Range<Int>
    }

    var nodes: [Node] = []
    var items: [Item] = []
    var runs: [Run] = []
    var style = ListingText.Style()
    /// The days in the header rows of tables, by table and column.
    var columnDays: [Int: [Int: ProgrammeTime]] = [:]
    /// The addresses of links with generic words, by the words in folded form.
    var linkAddresses: [String: Set<String>] = [:]
    /// Tables with cells that span several columns or rows, for which it is not known what is above what.
    var tablesWithSpans: Set<Int> = []

    /// The path from the root to a node.
    func path(_ node: Int) -> [Int] {
        var path = [node]
        while let last = path.last, nodes[last].parent >= 0 { path.append(nodes[last].parent) }
        return path.reversed()
    }

    func day(_ item: Int) -> ProgrammeTime?? {
        if case .day(let day) = items[item].kind { return .some(day) }
        return nil
    }

    func time(_ item: Int) -> Time? {
        guard case .time(let time) = items[item].kind else { return nil }
        // If times have colons, numbers with points are prices.
        if case .clock(.dotted) = time.value, style.hasColons { return nil }
        return time
    }

    func isTime(_ item: Int) -> Bool { time(item) != nil }

    /// Whether an item is a link that may be the title of a film but probably is not. A link with the same words next
    /// to several films, such as `Tickets`, certainly is not.
    func isDoubtful(_ item: Int) -> Bool {
        guard case .link(let link) = items[item].kind else { return false }
        return linkAddresses[ProgrammeText.folded(link.text)]?.count ?? 0 < 2
    }

    func heading(_ item: Int) -> String? {
        if case .heading(let text) = items[item].kind { return text }
        return nil
    }

    func title(_ item: Int) -> Title? {
        if case .title(let title) = items[item].kind { return title }
        return nil
    }
}
