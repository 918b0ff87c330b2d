public import FilmzDomain

/// Posters for films that have no picture: typographic, composed from title, year and genre. The same film always
/// looks the same, and a shelf of them looks designed.
public enum PosterArt {
    /// A whole SVG document, two wide to three high, that needs nothing from outside.
    public static func svg(for film: Film) -> HTML {
        let palette = Palette.of(film)
        let genre = PosterGenre(film)
        var random = StableRandom(seed: UInt64(bitPattern: film.id.rawValue) ^ 0x5EED)
        let motif = random.element(of: genre.motifs) ?? .discs
        let layout = random.element(of: Layout.allCases) ?? .full
        let drawing = motif.drawing(palette, &random)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 450" width="300" height="450">\
            <rect width="300" height="450" fill="\(palette.ground)"/>\
            <svg x="\(layout.art.x)" y="\(layout.art.y)" width="\(layout.art.side)" height="\(layout.art.side)" \
            viewBox="0 0 300 300">\(drawing)</svg>\
            \(text(film, palette, layout, isSerif: genre.isSerif))\
            </svg>
            """
    }

    /// Where the poster of a film is; the address changes with what is drawn, so it can be cached for ever.
    public static func path(for film: Film) -> String {
        "/films/\(film.id)/poster.svg?v=\(version(for: film))"
    }

    /// Changes with what is drawn.
    public static func version(for film: Film) -> String {
        let drawn = [design, film.title, film.year.map(String.init) ?? "", film.directors.first ?? ""] + film.genres
        return String(StableHash.value(of: drawn.joined(separator: "\u{1F}")) >> 32, radix: 16)
    }

    /// To be changed whenever posters are drawn differently.
    private static let design = "1"

    private enum Layout: CaseIterable {
        /// The drawing from edge to edge, the title under it.
        case full
        /// The title first.
        case inverted
        /// The drawing with a margin.
        case inset

        var art: (x: Int, y: Int, side: Int) {
            switch self {
            case .full: (0, 0, 300)
            case .inverted: (0, 150, 300)
            case .inset: (24, 24, 252)
            }
        }

        /// Where the title's box begins and ends.
        var title: ClosedRange<Int> {
            switch self {
            case .full: 308...412
            case .inverted: 38...140
            case .inset: 288...412
            }
        }

        var footer: Int { self == .inverted ? 28 : 434 }
    }

    private static func text(_ film: Film, _ palette: Palette, _ layout: Layout, isSerif: Bool) -> HTML {
        let name = isSerif ? film.title : film.title.uppercased()
        let title = PosterTitle(name, width: 256, height: layout.title.count - 1, isWide: !isSerif)
        let height = title.lines.count * title.lineHeight
        let top = layout == .inverted ? layout.title.lowerBound : layout.title.upperBound - height
        let isRightToLeft = PosterTitle.isRightToLeft(film.title)
        let lines = title.lines.enumerated().map { index, line -> HTML in
            "<tspan x=\"\(isRightToLeft ? 278 : 22)\" y=\"\(top + index * title.lineHeight + title.size)\">\(line)</tspan>"
        }
        return """
            <text fill="\(palette.ink)" font-size="\(title.size)" font-family="\(isSerif ? serif : sans)" \
            font-weight="\(isSerif ? 500 : 700)"\(" direction=\"rtl\"", if: isRightToLeft)>\(lines)</text>\
            \(footer(film, palette, layout))
            """
    }

    private static func footer(_ film: Film, _ palette: Palette, _ layout: Layout) -> HTML {
        let director = film.directors.first.map { name in
            PosterTitle(name.uppercased(), width: 300, height: 16, isWide: true).lines.first ?? ""
        }
        let small: HTML = "y=\"\(layout.footer)\" font-size=\"10\" letter-spacing=\"1.2\" fill=\"\(palette.ink)\""
        let left = director.map { name -> HTML in
            "<text x=\"22\" \(small) font-family=\"\(sans)\">\(name)</text>"
        }
        let right = film.year.map { year -> HTML in
            "<text x=\"278\" text-anchor=\"end\" \(small) font-family=\"\(sans)\">\(year)</text>"
        }
        return "\(left)\(right)"
    }

    private static let serif = "Iowan Old Style,Palatino,Georgia,DejaVu Serif,serif"
    private static let sans = "Avenir Next,Futura,Segoe UI,Roboto,DejaVu Sans,sans-serif"
}
