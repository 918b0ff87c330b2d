/// The logo of Filmz, the one on home screens, and its name.
enum CardMark {
    static func icon(x: Int, y: Int, side: Int) -> HTML {
        """
        <svg x="\(x)" y="\(y)" width="\(side)" height="\(side)" viewBox="10 12 44 44">\
        <path d="M10 22 52 13v10L10 32z" fill="\(CardColours.accent)"/>\
        <path d="M10 34h44v16a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4z" fill="\(CardColours.text)"/>\
        <path d="M20 44h24" stroke="\(CardColours.ground)" stroke-width="4" stroke-linecap="round"/></svg>
        """
    }

    /// The logo and the name side by side, in a column.
    /// - Parameter side: the side length of the logo
    static func html(in column: CardColumn, top: Int, side: Int, fonts: CardFonts) -> HTML {
        let gap = side * 2 / 5
        let name = Int((fonts.width(of: "Filmz", in: .display) * Double(side)).rounded(.up))
        let x = column.start(of: side + gap + name)
        return """
            \(icon(x: x, y: top, side: side))\
            <text x="\(x + side + gap)" y="\(top + side * 14 / 15)" \(CardFace.display.attributes) \
            font-size="\(side)" fill="\(CardColours.text)">Filmz</text>
            """
    }
}
