/// Draws SVG shapes in the colours of a palette, on an area 300 wide and 300 high.
struct PosterCanvas {
    let palette: Palette

    func colour(_ index: Int) -> String {
        palette.colours[index % palette.colours.count]
    }

    func circle(x: Int, y: Int, radius: Int, fill: String, opacity: Int = 100) -> HTML {
        "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\" fill=\"\(fill)\"\(Self.opacity(opacity))/>"
    }

    func ring(x: Int, y: Int, radius: Int, stroke: String, width: Int) -> HTML {
        """
        <circle cx="\(x)" cy="\(y)" r="\(radius)" fill="none" stroke="\(stroke)" stroke-width="\(width)"/>
        """
    }

    func box(x: Int, y: Int, width: Int, height: Int, fill: String, radius: Int = 0, opacity: Int = 100)
        -> HTML
    {
        """
        <rect x="\(x)" y="\(y)" width="\(width)" height="\(height)" rx="\(radius)" fill="\(fill)"\
        \(Self.opacity(opacity))/>
        """
    }

    /// - Parameter commands: path data of SVG, as letters and numbers only
    func path(_ commands: String, fill: String, opacity: Int = 100) -> HTML {
        "<path d=\"\(commands)\" fill=\"\(fill)\"\(Self.opacity(opacity))/>"
    }

    private static func opacity(_ percent: Int) -> HTML {
        if percent < 100 { " opacity=\".\(percent)\"" } else { "" }
    }
}
