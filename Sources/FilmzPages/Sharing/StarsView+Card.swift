extension StarsView {
    /// The stars in an SVG drawing that has no page around it, with their own outlines and colours.
    func drawing(x: Int, y: Int, height: Int) -> HTML {
        """
        <svg x="\(x)" y="\(y)" width="\(height * 128 / 24)" height="\(height)" viewBox="0 0 128 24">\
        <g fill="#fff" fill-opacity=".18">\(Self.outlines)</g>\
        <svg width="\(lit)" height="24"><g fill="\(CardColours.accent)">\(Self.outlines)</g></svg></svg>
        """
    }
}
