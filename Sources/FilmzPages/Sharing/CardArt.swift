import FilmzDomain
public import FilmzText

/// The drawing of a card for sharing a film or a list, made from plain values only. The same values always give the
/// same drawing.
public struct CardArt: Sendable {
    private let fonts: CardFonts

    public init(fonts: CardFonts) {
        self.fonts = fonts
    }

    /// A complete SVG document of the format's size that loads nothing else. Its texts are in the fonts bundled with
    /// Filmz, so it looks right only where these are available.
    public func svg(_ card: Card, format: CardFormat, in strings: Strings) -> HTML {
        let texts = CardTexts(card: card, strings: strings, fonts: fonts)
        let place =
            switch format {
            case .preview: preview(texts)
            case .story: story(texts)
            }
        let width = format.width
        let height = format.height
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)">\(background(card, place: place, format: format))\
            \(mosaic(card).html(x: place.x, y: place.y, width: place.width))\
            <clipPath id="page"><rect x="24" y="24" width="\(width - 48)" height="\(height - 48)"/></clipPath>\
            <g clip-path="url(#page)">\(place.texts)</g></svg>
            """
    }

    /// A hash of the drawing, as letters and digits.
    public static func version(of svg: HTML) -> String {
        var hash = StableHash()
        hash.combine(svg.text)
        return String(hash.value, radix: 36)
    }

    /// The box of the posters, and the drawn texts.
    private struct Composition {
        let x: Int
        let y: Int
        let width: Int
        let texts: HTML

        var height: Int { width * 3 / 2 }
    }
}

// MARK: - Formats

extension CardArt {
    /// A card with the posters beside the texts: on the right if the title is in a right-to-left script.
    private func preview(_ texts: CardTexts) -> Composition {
        let margin = 60
        let width = 340
        let mark = 34
        let height = width * 3 / 2
        let isMirrored = PosterTitle.isRightToLeft(texts.title)
        let column = CardColumn(
            x: isMirrored ? margin : margin + width + 56, width: 1200 - 2 * margin - width - 56,
            side: isMirrored ? .right : .left)
        let room = height - mark - 26
        let blocks = texts.blocks(Self.previewSizes, in: column, height: room).blocks
        let top = margin + max(room - CardBlock.height(of: blocks), 0) / 2
        return Composition(
            x: isMirrored ? 1200 - margin - width : margin, y: margin, width: width,
            texts: """
                \(CardBlock.html(blocks, top: top))\
                \(CardMark.html(in: column, top: margin + height - mark, side: mark, fonts: fonts))
                """)
    }

    /// A card with the posters above the texts, as large as the message permits.
    private func story(_ texts: CardTexts) -> Composition {
        let column = CardColumn(x: 90, width: 900, side: .middle)
        let top = 130
        let bottom = 1_700
        let gap = 72
        var width = 0
        var blocks: [CardBlock] = []
        for tried in [680, 600, 520, 440] {
            width = tried
            let set = texts.blocks(Self.storySizes, in: column, height: bottom - top - tried * 3 / 2 - gap)
            blocks = set.blocks
            if set.fit { break }
        }
        let height = width * 3 / 2
        let used = height + gap + CardBlock.height(of: blocks)
        let y = top + max(bottom - top - used, 0) / 2
        return Composition(
            x: (1080 - width) / 2, y: y, width: width,
            texts: """
                \(CardBlock.html(blocks, top: y + height + gap))\
                \(CardMark.html(in: column, top: 1_770, side: 50, fonts: fonts))
                """)
    }

    private static let previewSizes = CardTexts.Sizes(
        sender: 27, title: [104, 92, 82, 74, 66, 58, 52, 46, 40], titleHeight: (beside: 152, alone: 250), facts: 26,
        factsBesideMessage: 1, star: 40, message: [36, 32, 29, 26], messageLines: 6, gap: 26)

    private static let storySizes = CardTexts.Sizes(
        sender: 38, title: [104, 92, 80, 70, 62, 54], titleHeight: (beside: 232, alone: 350), facts: 38,
        factsBesideMessage: 2, star: 66, message: [52, 46, 42, 38], messageLines: 9, gap: 42)
}

// MARK: - Drawing

extension CardArt {
    private func mosaic(_ card: Card) -> CardMosaic {
        switch card.subject {
        case .film(let film): CardMosaic(films: [film], more: 0)
        case .list(_, let count, let films):
            CardMosaic(films: Array(films.prefix(Card.mosaicLimit)), more: max(count - Card.mosaicLimit, 0))
        }
    }

    /// A dark background with a glow in a colour of the first poster.
    private func background(_ card: Card, place: Composition, format: CardFormat) -> HTML {
        let film =
            switch card.subject {
            case .film(let film): film
            case .list(_, _, let films): films.first
            }
        let light = film.map { Palette.of($0).colours[0] } ?? CardColours.accent
        return """
            <radialGradient id="light" gradientUnits="userSpaceOnUse" cx="\(place.x + place.width / 2)" \
            cy="\(place.y + place.height / 2)" r="\(place.height * 6 / 5)">\
            <stop offset="0" stop-color="\(light)" stop-opacity=".42"/>\
            <stop offset=".55" stop-color="\(light)" stop-opacity=".13"/>\
            <stop offset="1" stop-color="\(light)" stop-opacity="0"/></radialGradient>\
            <rect width="\(format.width)" height="\(format.height)" fill="\(CardColours.ground)"/>\
            <rect width="\(format.width)" height="\(format.height)" fill="url(#light)"/>
            """
    }
}

/// The colours of cards, which are those of the dark theme.
enum CardColours {
    static let ground = "#110f0d"
    static let surface = "#1b1815"
    static let text = "#f5efe6"
    static let quiet = "#b5aa9b"
    static let accent = "#f4b53f"
}
