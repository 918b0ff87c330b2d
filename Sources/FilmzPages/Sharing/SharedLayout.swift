import FilmzDomain
import FilmzText

/// The frame of pages for visitors who open a link: no tabs, no script except an optional one, and no links to other
/// pages of this server.
struct SharedLayout {
    let title: String
    /// The metadata for programs that show previews of links.
    var head: HTML = ""
    var kind: StaticString = "page"
    /// Nil for pages that only this server shows.
    var place: SharedPlace?

    func document(_ context: PageContext, content: HTML) -> HTML {
        let strings = context.strings
        let body: HTML = """
            <a class="skip" href="#main">\(strings[SharedText.skipToContent])</a>
            <main id="main" class="\(kind.description)" tabindex="-1">
            \(content)
            </main>
            <footer class="shared-foot">\(Icon.brand.html)<p>\(strings[isOnOtherServer ? ShareText.writtenWith : .sentWith])</p></footer>
            """
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
            \(body.icons.definitions)
            \(body)
            </body>
            </html>

            """
    }

    /// A script that stores the address of the visitor's own Filmz server in their browser. Only pages that ask for
    /// that address have it.
    private func script(_ context: PageContext) -> HTML? {
        guard case .link = place else { return nil }
        return "\n<script type=\"module\" src=\"\(SiteAddress(context.assets.visitorScript))\"></script>"
    }

    /// Whether the page is sent by a server without Filmz.
    private var isOnOtherServer: Bool {
        if case .folder = place { true } else { false }
    }

    /// The security headers as `meta` elements, for pages on other servers: they may only load the files beside them,
    /// and send no referrer.
    private var rules: HTML? {
        guard isOnOtherServer else { return nil }
        return """
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self'">
            <meta name="referrer" content="no-referrer">

            """
    }
}
