import Foundation

/// A page as a list of the days, times and titles on it, and where in its elements each of them stands.
struct ListingPage {
    struct Item {
        enum Kind {
            /// Nil for a day that is not clear.
            case day(ProgrammeTime?)
            case time(Time)
            case title(Title)
            /// A link whose words are on many pages. Still it may be the title of a film: *Home*.
            case link(Title)
            /// Words above something that are no link.
            case heading(String)
        }

        var kind: Kind
        var node: Int
        var run: Int
        /// The level of the heading in which it stands: 1 to 6; nil outside of headings.
        var headingLevel: Int?

        var isInHeading: Bool { headingLevel != nil }
    }

    struct Time {
        enum Reading {
            case clock(ListingText.ClockText.Reading)
            /// With its day.
            case moment(WrittenTime)
        }

        var reading: Reading
        var note = ""
        /// Struck through, so called off.
        var isStruck = false
        /// The address of the link in which it stands.
        var link: String?
    }

    struct Title: Hashable {
        var text: String
        /// In full, without its fragment.
        var address: String
    }

    /// An element, or a line of one.
    struct Node {
        var parent: Int
        /// Which items stand in it.
        var items: Range<Int>
        /// How many letters are in it that are no days, times and words beside them.
        var letters = 0
        /// What `data-date` says: nil within for a text that is no day.
        var date: ProgrammeTime??
        /// In a table.
        var column: (table: Int, index: Int)?
    }

    /// A text without a break in it.
    struct Run {
        /// The letters before and after it on the page.
        var letters: Range<Int>
    }

    var nodes: [Node] = []
    var items: [Item] = []
    var runs: [Run] = []
    var style = ListingText.Style()
    /// The days above the columns of tables, by table and column.
    var columns: [Int: [Int: ProgrammeTime]] = [:]
    /// Under which addresses there are links with the same such words.
    var linked: [String: Set<String>] = [:]
    /// Tables of which a cell spans several columns or rows, so that nobody knows what is above what.
    var spanning: Set<Int> = []

    /// From the page to a node.
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
        // Where times have colons, numbers with points are prices.
        if case .clock(.dotted) = time.reading, style.hasColons { return nil }
        return time
    }

    func isTime(_ item: Int) -> Bool { time(item) != nil }

    /// Whether an item is a link that may be the title of a film, and more likely is none. One with the same words
    /// beside several films, such as `Tickets`, is none.
    func isDoubtful(_ item: Int) -> Bool {
        guard case .link(let link) = items[item].kind else { return false }
        return linked[ProgrammeText.folded(link.text)]?.count ?? 0 < 2
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
