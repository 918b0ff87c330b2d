import FilmzDomain
import FilmzText

/// The layout of a card's texts: the sender, the title, facts, the rating and the message.
struct CardTexts {
    let card: Card
    let strings: Strings
    let fonts: CardFonts

    /// The sizes of the texts, in pixels.
    struct Sizes {
        let sender: Int
        let title: [Int]
        /// The maximum height of the title with a message below it, and without one.
        let titleHeight: (beside: Int, alone: Int)
        let facts: Int
        /// The maximum number of lines of facts if there is a message.
        let factsBesideMessage: Int
        let star: Int
        let message: [Int]
        let messageLines: Int
        let gap: Int
    }

    /// The title, whose script determines the alignment of all texts.
    var title: String {
        switch card.subject {
        case .film(let film): film.title
        case .list(let name, _, _): name
        }
    }

    /// The sender's message, in drawable form.
    private var message: String { card.message?.drawable(limit: Self.messageLimit) ?? "" }

    /// - Parameter height: the maximum height of all blocks
    /// - Returns: the blocks, and whether they fit without truncating the message
    func blocks(_ sizes: Sizes, in column: CardColumn, height: Int) -> (blocks: [CardBlock], fit: Bool) {
        let message = self.message
        var blocks = [sender(sizes, column: column), titleBlock(sizes, column: column)].compactMap(\.self)
        let shownFacts = facts.prefix(message.isEmpty ? 2 : sizes.factsBesideMessage)
        blocks += shownFacts.enumerated().map { index, fact in
            let style = CardLines.Style(face: .sans, sizes: [sizes.facts], lineLimit: 1, leading: 135)
            return block(
                fact, style: style, column: column, gap: index == 0 ? sizes.gap / 2 : 0, limit: 300,
                fill: CardColours.quiet)
        }
        if let rating = card.rating { blocks.append(stars(rating, sizes: sizes, column: column)) }
        guard !message.isEmpty else { return (blocks, CardBlock.height(of: blocks) <= height) }
        let quotes = strings.parts(CardText.quoted, around: "text")
        let style = CardLines.Style(
            face: .italic, sizes: sizes.message, lineLimit: sizes.messageLines, leading: 136,
            isBalanced: column.side == .middle)
        let lines = CardLines(
            quotes.before + message, style: style, width: column.width,
            height: height - CardBlock.height(of: blocks) - sizes.gap, ending: quotes.after, fonts: fonts)
        let own = column.turned(for: lines)
        blocks.append(
            CardBlock(height: lines.height, gap: sizes.gap) { own.html(lines, top: $0, fill: CardColours.text) })
        return (blocks, !lines.isCut && CardBlock.height(of: blocks) <= height)
    }

    /// The maximum number of characters of a message, applied before it is laid out.
    private static let messageLimit = 1_000
    private static let titleLimit = 400

    private func block(
        _ text: String, style: CardLines.Style, column: CardColumn, height: Int = .max, gap: Int, limit: Int,
        fill: String
    ) -> CardBlock {
        let lines = CardLines(
            text.drawable(limit: limit), style: style, width: column.width, height: height, fonts: fonts)
        return CardBlock(height: lines.height, gap: gap) { column.html(lines, top: $0, fill: fill) }
    }

    private func sender(_ sizes: Sizes, column: CardColumn) -> CardBlock? {
        guard let sender = card.sender?.drawable(limit: 100), !sender.isEmpty else { return nil }
        let style = CardLines.Style(face: .sans, sizes: [sizes.sender], lineLimit: 1)
        return block(
            strings[CardText.from, ["name": sender]], style: style, column: column, gap: 0, limit: 200,
            fill: CardColours.accent)
    }

    private func titleBlock(_ sizes: Sizes, column: CardColumn) -> CardBlock {
        // Arabic letters reach further down than others.
        let isArabic = title.unicodeScalars.contains { 0x0600...0x08FF ~= $0.value }
        let style = CardLines.Style(
            face: .display, sizes: sizes.title, lineLimit: 4, leading: isArabic ? 132 : 110, isBalanced: true)
        return block(
            title, style: style, column: column,
            height: message.isEmpty ? sizes.titleHeight.alone : sizes.titleHeight.beside,
            gap: sizes.gap / 2, limit: Self.titleLimit, fill: CardColours.text)
    }

    /// Lines of facts, the most important first.
    private var facts: [String] {
        let lines =
            switch card.subject {
            case .film(let film):
                [
                    strings.facts(
                        [film.year.map(String.init), film.runtime.map(strings.runtime)]
                            + film.genres.prefix(2).map(strings.genre)),
                    film.directors.isEmpty
                        ? ""
                        : strings[
                            film.isShow ? FilmText.createdBy : .directedBy,
                            ["people": strings.list(Array(film.directors.prefix(3)))]],
                ]
            case .list(_, let count, _): [strings.count(FilmListText.films, count)]
            }
        return lines.filter { !$0.isEmpty }
    }

    private func stars(_ rating: Rating, sizes: Sizes, column: CardColumn) -> CardBlock {
        let height = sizes.star
        // Of the 128 units of their width, the stars leave three free at each end.
        let margin = height * 26 / 240
        let x = column.start(of: height * 128 / 24 - 2 * margin) - margin
        return CardBlock(height: height, gap: sizes.gap * 3 / 4) { top in
            StarsView(rating: rating).drawing(x: x, y: top, height: height)
        }
    }
}
