public import FilmzDomain

/// Generated posters for films without a picture: typographic, made from title, year and genre. A film always gets
/// the same poster.
public enum PosterArt {
    /// A complete SVG document, 2:3, that loads nothing else.
    public static func svg(for film: Film) -> HTML {
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 450" width="300" height="450">\
        \(content(for: film))\
        </svg>
        """
    }

    /// The content of a poster, 300 wide and 450 high, for use in another SVG drawing.
    /// - Parameter name: the ID of the clip path, unique in that drawing
    static func content(for film: Film, faces: PosterFaces = .system, name: String = "cut") -> HTML {
        let design = Design(film, faces: faces)
        return """
            <rect width="300" height="450" fill="\(design.palette.ground)"/>\
            \(drawing(design, name: name))\(title(film, design: design))\(footer(film, design: design))
            """
    }

    /// The address of a film's poster. It changes with the drawing, so the poster can be cached forever.
    static func address(of film: Film) -> SiteAddress {
        SiteAddress(.drawnPoster(film.id)).with(.version, value: version(for: film))
    }

    /// A hash of everything that the drawing depends on.
    public static func version(for film: Film) -> String {
        var hash = StableHash()
        hash.combine(edition)
        hash.combine(film.title)
        hash.combine(film.year.map(String.init) ?? "")
        hash.combine(film.directors.first ?? "")
        for genre in film.genres { hash.combine(genre) }
        return String(hash.value >> 32, radix: 16)
    }

    /// The version of the drawing code. Change it whenever posters are drawn differently.
    private static let edition = "3"

    /// The choices of a film's poster, always the same for the same film.
    struct Design {
        let palette: Palette
        let motif: PosterMotif
        let layout: PosterLayout
        /// The palette of the drawing, whose ground is the poster's own ground or one of its colours.
        let canvas: Palette
        let isSerif: Bool
        let faces: PosterFaces
        /// The random numbers for the drawing.
        var random: StableRandom

        init(_ film: Film, faces: PosterFaces = .system) {
            self.faces = faces
            let genre = PosterGenre(film)
            var random = StableRandom(seed: UInt64(bitPattern: film.id.rawValue) ^ 0x5EED)
            palette = Palette.of(film)
            motif = random.element(of: genre.motifs) ?? .discs
            layout = random.element(of: PosterLayout.fitting(film.title)) ?? .full
            // A round window or an arch needs a different colour from the ground around it.
            let colour = random.number(in: layout.outline == nil ? -2...2 : 0...2)
            canvas = if colour < 0 { palette } else { palette.withGround(colour) }
            isSerif = genre.isSerif
            self.random = random
        }
    }

    private static func drawing(_ design: Design, name: String) -> HTML {
        let art = design.layout.art
        var random = design.random
        return """
            <svg x="\(art.x)" y="\(art.y)" width="\(art.width)" height="\(art.height)" viewBox="0 0 300 300" \
            preserveAspectRatio="xMidYMid slice">\
            \(design.layout.outline.map { "<clipPath id=\"\(name)\">\($0)</clipPath>" as HTML })\
            <g\(design.layout.outline.map { _ in " clip-path=\"url(#\(name))\"" as HTML })>\
            <rect x="-60" y="-60" width="420" height="420" fill="\(design.canvas.ground)"/>\
            \(design.motif.drawing(design.canvas, into: &random))</g></svg>
            """
    }

    private static func title(_ film: Film, design: Design) -> HTML {
        let box = design.layout.title
        let name = if design.isSerif { film.title } else { film.title.uppercased() }
        let title = PosterTitle(name, width: 256, height: box.count - 1, isWide: !design.isSerif)
        let top = box.upperBound - title.height
        let isRightToLeft = PosterTitle.isRightToLeft(film.title)
        let lines = title.lines.enumerated().map { index, line -> HTML in
            let y = top + index * title.lineHeight + title.size
            return "<tspan x=\"\(isRightToLeft ? 278 : 22)\" y=\"\(y)\">\(line)</tspan>"
        }
        return """
            <text fill="\(design.palette.ink)" font-size="\(title.size)" \
            font-family="\(design.isSerif ? design.faces.serif : design.faces.sans)" \
            font-weight="\(design.isSerif ? 500 : 800)"\(" direction=\"rtl\"", if: isRightToLeft)>\(lines)</text>
            """
    }

    private static func footer(_ film: Film, design: Design) -> HTML {
        let director = film.directors.first.map { name in
            PosterTitle(name.uppercased(), width: 290, height: 16, isWide: true).lines.first ?? ""
        }
        let small: HTML = """
            y="\(PosterLayout.footer)" font-size="11" letter-spacing="1.1" fill="\(design.palette.ink)" \
            font-family="\(design.faces.sans)"
            """
        let left = director.map { "<text x=\"22\" \(small)>\($0)</text>" as HTML }
        let right = film.year.map { "<text x=\"278\" text-anchor=\"end\" \(small)>\($0)</text>" as HTML }
        return "\(left)\(right)"
    }
}

/// The typefaces of generated posters, each as a `font-family` list.
struct PosterFaces {
    let serif: String
    let sans: String

    /// Typefaces installed on the device that shows the poster.
    static let system = PosterFaces(
        serif: "New York,Iowan Old Style,Palatino Linotype,Palatino,Noto Serif,Georgia,serif",
        sans: "Avenir Next,Futura,Segoe UI,Roboto,Noto Sans,DejaVu Sans,sans-serif")
}
