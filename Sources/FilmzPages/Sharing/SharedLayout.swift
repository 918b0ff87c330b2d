import FilmzDomain
import FilmzText

/// The frame of pages for visitors who open a link: no tabs, no script but one that they can do without, and nothing that
/// leads further into this Filmz.
struct SharedLayout {
    let title: String
    /// What programs read that show a preview of the address.
    var head: HTML = ""
    var kind: StaticString = "page"
    /// Nil for pages that only this server shows.
    var place: SharedPlace?

    func document(_ context: PageContext, content: HTML) -> HTML {
        let strings = context.strings
        return """
            <!doctype html>
            <html lang="\(strings.language.tag)" dir="\(strings.language.direction)">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
            \(Theme.head(nil))
            <meta name="robots" content="noindex, nofollow">
            \(rules)\
            <title>\(strings[SharedText.pageTitle, ["page": title]])</title>
            \(head)<link rel="icon" type="image/svg+xml" href="\(place?.icon(context.assets) ?? SiteAddress(context.assets.icon))">
            <link rel="stylesheet" href="\(place?.styleSheet(context.assets) ?? SiteAddress(context.assets.visitorCSS))">\(script(context))
            </head>
            <body class="shared">
            \(Icon.sprite)
            <a class="skip" href="#main">\(strings[SharedText.skipToContent])</a>
            <main id="main" class="\(kind.description)" tabindex="-1">
            \(content)
            </main>
            <footer class="shared-foot">\(Icon.brand.html)<p>\(strings[isOnOtherServer ? ShareText.writtenWith : .sentWith])</p></footer>
            </body>
            </html>

            """
    }

    /// Remembers the address of the visitor's own Filmz, in their browser. It is only where that is asked for.
    private func script(_ context: PageContext) -> HTML? {
        guard case .link = place else { return nil }
        return "\n<script type=\"module\" src=\"\(SiteAddress(context.assets.visitorScript))\"></script>"
    }

    /// Whether a server sends it for which Filmz cannot speak.
    private var isOnOtherServer: Bool {
        if case .folder = place { true } else { false }
    }

    /// What this server says in headers, for a page that any server sends: it may load only what lies beside it, and tells
    /// nobody its address.
    private var rules: HTML? {
        guard isOnOtherServer else { return nil }
        return """
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self'">
            <meta name="referrer" content="no-referrer">

            """
    }
}
