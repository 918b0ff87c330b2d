import FilmzDomain

/// The posters of a card in a 2:3 box: one poster, several that overlap, or a grid.
struct CardMosaic {
    let films: [Film]
    /// The number of further films on the list.
    let more: Int

    /// The position of a poster in thousandths of the box: left and width of its width, top of its height.
    private typealias Place = (left: Int, top: Int, width: Int)

    func html(x: Int, y: Int, width: Int) -> HTML {
        let height = width * 3 / 2
        let gap = max(width / 45, 4)
        let frames = Self.places(films.count).map { place in
            Frame(
                x: x + place.left * (width + gap) / 1_000, y: y + place.top * (height + gap) / 1_000,
                width: place.width * (width + gap) / 1_000 - gap, height: place.width * (height + gap) / 1_000 - gap,
                radius: max(width / 30, 8))
        }
        // The first poster is on top of all others.
        let posters = zip(films, frames).enumerated().reversed().map { index, shown in
            Self.poster(shown.0, in: shown.1, number: index)
        }
        let rest = frames.dropFirst(films.count).first.map { Self.rest(more, in: $0) }
        return "\(posters)\(rest)"
    }

    private struct Frame {
        let x: Int
        let y: Int
        let width: Int
        let height: Int
        let radius: Int

        func html(fill: String) -> HTML {
            """
            <rect x="\(x)" y="\(y)" width="\(width)" height="\(height)" rx="\(radius)" fill="\(fill)" stroke="#fff" \
            stroke-opacity=".14" stroke-width="2"/>
            """
        }
    }

    private static func places(_ count: Int) -> [Place] {
        switch count {
        case 0, 1: [(0, 0, 1_000)]
        case 2: [(0, 340, 660), (340, 0, 660)]
        case 3: [(0, 440, 560), (220, 220, 560), (440, 0, 560)]
        case 4: [(0, 0, 500), (500, 0, 500), (0, 500, 500), (500, 500, 500)]
        default: [(0, 0, 667), (667, 0, 333), (667, 333, 334), (0, 667, 333), (333, 667, 334), (667, 667, 333)]
        }
    }

    private static func poster(_ film: Film, in frame: Frame, number: Int) -> HTML {
        var film = film
        film.title = film.title.drawable(limit: 200)
        film.directors = film.directors.prefix(1).map { $0.drawable(limit: 100) }
        let box: HTML = "x=\"\(frame.x)\" y=\"\(frame.y)\" width=\"\(frame.width)\" height=\"\(frame.height)\""
        return """
            <clipPath id="frame\(number)"><rect \(box) rx="\(frame.radius)"/></clipPath>\
            <g clip-path="url(#frame\(number))"><svg \(box) viewBox="0 0 300 450" preserveAspectRatio="none">\
            \(PosterArt.content(for: film, faces: .shipped, name: "cut\(number)"))</svg></g>\
            \(frame.html(fill: "none"))
            """
    }

    /// The number of further films, or the logo if there are none.
    private static func rest(_ more: Int, in frame: Frame) -> HTML {
        let shape = frame.html(fill: CardColours.surface)
        let x = frame.x + frame.width / 2
        let y = frame.y + frame.height / 2
        guard more > 0 else {
            let side = frame.width / 3
            return "\(shape)\(CardMark.icon(x: x - side / 2, y: y - side / 2, side: side))"
        }
        let size = if more < 1_000 { frame.width * 2 / 5 } else { frame.width / 4 }
        return """
            \(shape)<text x="\(x)" y="\(y + size / 3)" text-anchor="middle" \(CardFace.display.attributes) \
            font-size="\(size)" fill="\(CardColours.accent)">+\(more)</text>
            """
    }
}
