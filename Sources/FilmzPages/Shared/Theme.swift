/// The colours somebody chose for all pages, whatever the device has.
public enum Theme: String, Sendable, CaseIterable {
    case light, dark

    /// The colour of the browser around the page.
    private var ground: StaticString {
        switch self {
        case .light: "#faf6ef"
        case .dark: "#110f0d"
        }
    }

    /// What a document's head says about its colours.
    /// - Parameter chosen: nil when the device decides
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
