import FilmzWeb

/// A QR code drawn with half blocks, two rows in a line. It sets its own black and white, so that it can be read on
/// dark and light terminals.
struct TerminalQRCode {
    let code: QRCode

    private static let quietZone = 4
    private static let blackOnWhite = "\u{1B}[38;5;16;48;5;231m"
    private static let plain = "\u{1B}[0m"

    var text: String {
        let side = code.rows.count + Self.quietZone * 2
        return stride(from: 0, to: side, by: 2).map { y in
            let line = (0..<side).map { x -> Character in
                switch (isDark(x, y), isDark(x, y + 1)) {
                case (true, true): "█"
                case (true, false): "▀"
                case (false, true): "▄"
                case (false, false): " "
                }
            }
            return Self.blackOnWhite + String(line) + Self.plain + "\n"
        }
        .joined()
    }

    /// Whether a module is dark; those outside the code are light.
    private func isDark(_ x: Int, _ y: Int) -> Bool {
        let row = y - Self.quietZone
        let column = x - Self.quietZone
        return code.rows.indices.contains(row) && code.rows.indices.contains(column) && code.rows[row][column]
    }
}
