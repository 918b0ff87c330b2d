/// A part of a card's texts. The parts are stacked.
struct CardBlock {
    let height: Int
    /// The space above it, if there is a part above.
    let gap: Int
    /// Draws the part from a given top downwards.
    let html: (_ top: Int) -> HTML

    static func height(of blocks: [CardBlock]) -> Int {
        blocks.reduce(0) { $0 + $1.height } + blocks.dropFirst().reduce(0) { $0 + $1.gap }
    }

    static func html(_ blocks: [CardBlock], top: Int) -> HTML {
        var y = top
        var drawn: [HTML] = []
        for (index, block) in blocks.enumerated() {
            if index > 0 { y += block.gap }
            drawn.append(block.html(y))
            y += block.height
        }
        return "\(drawn)"
    }
}
