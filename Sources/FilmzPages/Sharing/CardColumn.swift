/// The column of a card's texts and their alignment.
struct CardColumn {
    enum Side { case left, right, middle }

    let x: Int
    let width: Int
    let side: Side

    /// The same column for several lines, aligned to the side where their script begins.
    func turned(for lines: CardLines) -> CardColumn {
        if side == .middle {
            self
        } else {
            CardColumn(x: x, width: width, side: lines.isRightToLeft ? .right : .left)
        }
    }

    /// The left edge of a block of a given width.
    func start(of block: Int) -> Int {
        switch side {
        case .left: x
        case .right: x + width - block
        case .middle: x + (width - block) / 2
        }
    }

    /// Lines of text from a given top downwards.
    func html(_ lines: CardLines, top: Int, fill: String) -> HTML {
        let place =
            switch side {
            case .left: x
            case .right: x + width
            case .middle: x + width / 2
            }
        let rows = lines.lines.enumerated().map { index, line -> HTML in
            // A line's letters are centred in it: four fifths of their size is above the baseline.
            let baseline = top + index * lines.lineHeight + (lines.lineHeight - lines.size) / 2 + lines.size * 81 / 100
            return """
                <text x="\(place)" y="\(baseline)"\(Self.language(of: line).map { " xml:lang=\"\($0)\"" as HTML })>\(line)</text>
                """
        }
        let anchor =
            switch (side, lines.isRightToLeft) {
            case (.middle, _): "middle"
            case (.left, false), (.right, true): "start"
            case (.left, true), (.right, false): "end"
            }
        return """
            <g \(lines.face.attributes) font-size="\(lines.size)" fill="\(fill)" \
            text-anchor="\(anchor)"\(" direction=\"rtl\"", if: lines.isRightToLeft)>\(rows)</g>
            """
    }

    /// The language of a text in Chinese, Japanese or Korean. The same letters are drawn differently in Chinese and
    /// Japanese, and fonts have both forms.
    private static func language(of text: String) -> String? {
        var hasHan = false
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x3040...0x30FF: return "ja"
            case 0xAC00...0xD7A3: return "ko"
            case 0x3400...0x9FFF, 0x20000...0x323AF: hasHan = true
            default: break
            }
        }
        guard hasHan else { return nil }
        return "zh"
    }
}
