/// A QR code as an SVG picture, dark on light in every theme, because cameras expect that.
struct QRDrawing {
    /// Rows from the top; true is dark.
    let rows: [[Bool]]
    /// The alternative text.
    let label: String

    private static let quietZone = 4

    var html: HTML {
        let size = rows.count + Self.quietZone * 2
        return """
            <svg class="qr" viewBox="0 0 \(size) \(size)" role="img" aria-label="\(label)" shape-rendering="crispEdges">\
            <rect width="\(size)" height="\(size)" fill="#fff"/><path d="\(path)" fill="#000"/></svg>
            """
    }

    /// The path of the dark modules, with one rectangle for each run in a row.
    private var path: String {
        var path = ""
        for (y, row) in rows.enumerated() {
            var x = 0
            while x < row.count {
                let length = row[x...].prefix { $0 }.count
                if length > 0 { path += "M\(x + Self.quietZone) \(y + Self.quietZone)h\(length)v1h-\(length)z" }
                x += max(length, 1)
            }
        }
        return path
    }
}
