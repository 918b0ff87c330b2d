/// Draws shapes in the colours of a palette, 300 wide and 300 high.
struct PosterCanvas {
    let palette: Palette

    func colour(_ index: Int) -> String {
        palette.colours[index % palette.colours.count]
    }

    func circle(_ x: Int, _ y: Int, _ radius: Int, _ fill: String, opacity: Int = 100) -> HTML {
        "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\" fill=\"\(fill)\"\(Self.opacity(opacity))/>"
    }

    func ring(_ x: Int, _ y: Int, _ radius: Int, _ stroke: String, width: Int) -> HTML {
        """
        <circle cx="\(x)" cy="\(y)" r="\(radius)" fill="none" stroke="\(stroke)" stroke-width="\(width)"/>
        """
    }

    func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ fill: String, radius: Int = 0, opacity: Int = 100)
        -> HTML
    {
        """
        <rect x="\(x)" y="\(y)" width="\(width)" height="\(height)" rx="\(radius)" fill="\(fill)"\
        \(Self.opacity(opacity))/>
        """
    }

    /// - Parameter commands: in SVG's path language; numbers and letters only
    func path(_ commands: String, _ fill: String, opacity: Int = 100) -> HTML {
        "<path d=\"\(commands)\" fill=\"\(fill)\"\(Self.opacity(opacity))/>"
    }

    private static func opacity(_ percent: Int) -> HTML {
        percent < 100 ? " opacity=\".\(percent)\"" : ""
    }
}
