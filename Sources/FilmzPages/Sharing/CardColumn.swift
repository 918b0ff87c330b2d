/// Where the texts of a card stand.
struct CardColumn {
    enum Side { case left, right, middle }

    let x: Int
    let width: Int
    let side: Side

    /// The same for a text of several lines, which begin where its script does.
    func turned(for lines: CardLines) -> CardColumn {
        if side == .middle {
            self
        } else {
            CardColumn(x: x, width: width, side: lines.isRightToLeft ? .right : .left)
        }
    }

    /// Where a block of this width begins.
    func start(of block: Int) -> Int {
        switch side {
        case .left: x
        case .right: x + width - block
        case .middle: x + (width - block) / 2
        }
    }

    /// The lines from a height downwards.
    func html(_ lines: CardLines, top: Int, fill: String) -> HTML {
        let place =
            switch side {
            case .left: x
            case .right: x + width
            case .middle: x + width / 2
            }
        let rows = lines.lines.enumerated().map { index, line -> HTML in
            // A line's letters stand in its middle: four fifths of their size above the baseline.
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

    /// Chinese and Japanese draw the same letters differently, and fonts have them for both.
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
