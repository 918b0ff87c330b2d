/// A drawing on a 24 × 24 grid with a stroke in the text's colour.
enum Icon: Int, CaseIterable {
    case brand, discover, search, myFilms, together, list, listed, handle, down, up, watchlist, watchlisted, seen, eye,
        favourite, favoured, tag, plus, edit, remove
    case passOn
    case back, forward, star, filter, chevron, external, clock, history, person, phone, computer
    case statuette, cup, laurel, play, film, music, book, ticket

    /// The icon as an SVG element. Screen readers ignore it, because the text beside it says the same.
    var html: HTML { Self.references[rawValue] }

    /// The address of the drawing within the document, for a `use` element.
    var address: HTML { Self.addresses[rawValue] }

    /// Lists have many icons, so each one is made only once.
    private static let references = allCases.map(\.reference)
    private static let addresses = allCases.map { icon in ("#i-\(icon.name)" as HTML).showing(IconSet(icon)) }

    private var reference: HTML {
        "<svg class=\"icon\" viewBox=\"0 0 24 24\" aria-hidden=\"true\"><use href=\"\(address)\"/></svg>"
    }

    fileprivate static let symbols = allCases.map(\.symbol)

    private var name: String { "\(self)" }

    private var symbol: HTML {
        "<symbol id=\"i-\(name)\" viewBox=\"0 0 24 24\">\(drawing)</symbol>"
    }

    private var drawing: HTML {
        switch self {
        case .brand:
            "<path d=\"M3 7.5 21 4v4.5L3 12z\" fill=\"currentColor\"/><path d=\"M3 12h18v8H3zM8 16h8\"/>"
        case .discover:
            """
            <rect x="3.5" y="4" width="17" height="16" rx="2.5"/><path d="M8 4v16M16 4v16M3.5 9.3H8M3.5 14.7H8\
            M16 9.3h4.5M16 14.7h4.5"/>
            """
        case .search: "<circle cx=\"10.8\" cy=\"10.8\" r=\"6.6\"/><path d=\"m15.8 15.8 5 5\"/>"
        case .myFilms:
            "<path d=\"M5 5v15M9 5v15\"/><path d=\"m13.2 5.6 2.9-.8 4 14.4-2.9.8z\"/>"
        case .together:
            """
            <circle cx="8.6" cy="8.4" r="3.3"/><path d="M2.8 19.4c.5-3.6 2.8-5.6 5.8-5.6s5.3 2 5.8 5.6"/>\
            <path d="M15.2 5.3a3.3 3.3 0 0 1 0 6.2M17.4 14.2c2.1.7 3.5 2.5 3.8 5.2"/>
            """
        case .list: "<path d=\"M4.5 6.5h10M4.5 12h10M4.5 17.5h6M18 13.5v7M14.5 17h7\"/>"
        case .listed: "<path d=\"M4.5 6.5h11M4.5 12h11M4.5 17.5h6M14 17.2l2.6 2.6 4.6-5.2\"/>"
        case .handle: "<path d=\"M5 9h14M5 15h14\"/>"
        case .down: "<path d=\"M12 5v14M6.5 13.5 12 19l5.5-5.5\"/>"
        case .up: "<path d=\"M12 19V5M6.5 10.5 12 5l5.5 5.5\"/>"
        case .watchlist: "<path d=\"M6.5 4h11v16.2L12 16l-5.5 4.2z\"/>"
        case .watchlisted: "<path d=\"M6.5 4h11v16.2L12 16l-5.5 4.2z\" fill=\"currentColor\"/>"
        case .seen: "<path d=\"m4.5 12.8 5 5L19.8 6.8\" stroke-width=\"2.2\"/>"
        case .eye:
            "<path d=\"M3 12c2.4-4.2 5.4-6.2 9-6.2s6.6 2 9 6.2c-2.4 4.2-5.4 6.2-9 6.2S5.4 16.2 3 12z\"/><circle cx=\"12\" cy=\"12\" r=\"2.8\"/>"
        case .favourite: heart(fill: "none")
        case .favoured: heart(fill: "currentColor")
        case .tag: "<path d=\"M4 4.5V12l8 8 7.5-7.5-8-8z\"/><path d=\"M8.2 8.2h.01\" stroke-width=\"2.6\"/>"
        case .plus: "<path d=\"M12 5v14M5 12h14\"/>"
        case .edit: "<path d=\"M4.5 19.5l1-4.2L16 4.8l3.2 3.2L8.7 18.5zM14 6.8l3.2 3.2\"/>"
        case .passOn: "<path d=\"M20.5 3.5 3.5 10l6.4 3.6 3.6 6.9zM9.9 13.6 20.5 3.5\"/>"
        case .remove: "<path d=\"m6.5 6.5 11 11M17.5 6.5l-11 11\"/>"
        case .back: "<path d=\"m14.5 5.5-6.5 6.5 6.5 6.5\"/>"
        case .forward: "<path d=\"m9.5 5.5 6.5 6.5-6.5 6.5\"/>"
        case .star: "<path d=\"\(Self.starOutline)\" fill=\"currentColor\" stroke=\"none\"/>"
        case .filter: "<path d=\"M4 7h16M7 12h10M10 17h4\"/>"
        case .chevron: "<path d=\"m6.5 9.5 5.5 5.5 5.5-5.5\"/>"
        case .external: "<path d=\"M13.5 5H19v5.5M19 5l-8.5 8.5M16.5 13.5V19H5V7.5h5.5\"/>"
        case .person:
            "<circle cx=\"12\" cy=\"8.2\" r=\"3.7\"/><path d=\"M4.8 20c.6-4 3.5-6.2 7.2-6.2s6.6 2.2 7.2 6.2\"/>"
        case .phone: "<rect x=\"7\" y=\"3\" width=\"10\" height=\"18\" rx=\"2.2\"/><path d=\"M11 18h2\"/>"
        case .computer:
            "<rect x=\"3\" y=\"5\" width=\"18\" height=\"11.5\" rx=\"1.8\"/><path d=\"M9 20h6M12 16.5V20\"/>"
        case .statuette:
            """
            <path d="M12 3.2a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM9.6 8.2h4.8l.8 4.6-1.5.9-.5 4.5h-2.4l-.5-4.5-1.5-.9z\
            M8 18.4h8v2.4H8z" fill="currentColor" stroke="none"/>
            """
        case .cup:
            """
            <path d="M7.5 4h9v5.6a4.5 4.5 0 0 1-9 0z" fill="currentColor"/><path d="M7.5 5.6H4.2c0 3.4 1.4 5 3.6 5.2\
            M16.5 5.6h3.3c0 3.4-1.4 5-3.6 5.2M12 14.2V18M8.2 20h7.6"/>
            """
        case .laurel:
            """
            <path d="M10.5 20.5C5.6 18.6 3.4 13.4 5.4 6.5M13.5 20.5c4.9-1.9 7.1-7.1 5.1-14"/>\
            <path d="M5.2 10.6C3.4 10 2.6 8.4 3 6.4c1.9.7 2.7 2.2 2.2 4.2zM5.3 15.2c-1.9.1-3.2-1-3.6-3 2-.2 3.3.9 3.6 3z\
            M7.8 19.2c-1.8.7-3.4.1-4.5-1.6 1.9-.9 3.5-.3 4.5 1.6zM18.8 10.6c1.8-.6 2.6-2.2 2.2-4.2-1.9.7-2.7 2.2-2.2 4.2z\
            M18.7 15.2c1.9.1 3.2-1 3.6-3-2-.2-3.3.9-3.6 3zM16.2 19.2c1.8.7 3.4.1 4.5-1.6-1.9-.9-3.5-.3-4.5 1.6z" \
            fill="currentColor" stroke="none"/>
            """
        case .play: "<path d=\"M8 5.2v13.6L18.6 12z\" fill=\"currentColor\"/>"
        case .film: "<rect x=\"3.5\" y=\"5\" width=\"17\" height=\"12\" rx=\"2\"/><path d=\"M8.5 20.5h7\"/>"
        case .music: "<circle cx=\"8\" cy=\"17\" r=\"2.8\"/><path d=\"M10.8 17V5l7.2-1.4v4.2l-7.2 1.4\"/>"
        case .book:
            "<path d=\"M12 6.6C9.8 5 6.8 4.6 4 5v13c2.8-.4 5.8 0 8 1.6 2.2-1.6 5.2-2 8-1.6V5c-2.8-.4-5.8 0-8 1.6zM12 6.6v13\"/>"
        case .ticket:
            "<path d=\"M3.5 7h17v3.2a1.8 1.8 0 0 0 0 3.6V17h-17v-3.2a1.8 1.8 0 0 0 0-3.6zM14.5 7v10\" />"
        case .history: "<path d=\"M4.6 12a7.4 7.4 0 1 0 2.3-5.4L4.6 8.8M4.6 4.4v4.4H9M12 8.2V12l2.8 1.8\"/>"
        case .clock: "<circle cx=\"12\" cy=\"12\" r=\"8\"/><path d=\"M12 7.5V12l3 2\"/>"
        }
    }

    private func heart(fill: String) -> HTML {
        """
        <path d="M12 20S4 15.2 4 9.3C4 6.6 6 4.8 8.2 4.8c1.6 0 3 .9 3.8 2.5.8-1.6 2.2-2.5 3.8-2.5\
        C18 4.8 20 6.6 20 9.3 20 15.2 12 20 12 20z" fill="\(fill)"/>
        """
    }

    static let starOutline = "m12 2.6 2.7 6.3 6.6.8-4.9 4.5 1.3 6.5L12 17.4l-5.7 3.3 1.3-6.5-4.9-4.5 6.6-.8z"
}

/// Some of the drawings that pages refer to.
struct IconSet: OptionSet {
    let rawValue: UInt64

    static let all = IconSet(rawValue: .max)
    /// The five stars of a rating.
    static let stars = IconSet(rawValue: 1 << 63)

    init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    init(_ icon: Icon) {
        rawValue = 1 << UInt64(icon.rawValue)
    }

    /// The drawings, included once per document. All of them would be a fifth of what a page weighs.
    var definitions: HTML {
        let symbols = Icon.allCases.filter { contains(IconSet($0)) }.map { Icon.symbols[$0.rawValue] }
        return """
            <svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false">\(symbols)\
            \(contains(.stars) ? StarsView.symbol : nil)</svg>
            """
    }
}

extension HTML {
    /// The markup with the drawings of its icons, for a script that puts it into a page which may not have them.
    public var withIcons: HTML { if icons.isEmpty { self } else { self + icons.definitions } }
}
