/// The colours that the person chose for all pages, whatever the device prefers.
public enum Theme: String, Sendable, CaseIterable {
    case light, dark

    /// The colour of the browser's toolbar.
    private var ground: StaticString {
        switch self {
        case .light: "#faf6ef"
        case .dark: "#110f0d"
        }
    }

    /// The `meta` elements for the colours in a document's head.
    /// - Parameter chosen: nil when the device's theme is used
    static func head(_ chosen: Theme?) -> HTML {
        if let chosen {
            return """
                <meta name="color-scheme" content="\(chosen.rawValue)">
                <meta name="theme-color" content="\(chosen.ground.description)">
                """
        }
        let colours = allCases.map { theme -> HTML in
            """
            <meta name="theme-color" content="\(theme.ground.description)" \
            media="(prefers-color-scheme: \(theme.rawValue))">

            """
        }
        return "<meta name=\"color-scheme\" content=\"dark light\">\n\(colours)"
    }
}
