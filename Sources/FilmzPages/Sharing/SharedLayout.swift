import FilmzDomain
import FilmzText

/// The frame of pages for visitors who open a link: no tabs, no script, and nothing that leads further into this Filmz.
struct SharedLayout {
    let title: String
    /// What programs read that show a preview of the address.
    var head: HTML = ""
    var kind: StaticString = "page"

    func document(_ context: PageContext, _ content: HTML) -> HTML {
        let strings = context.strings
        return """
            <!doctype html>
            <html lang="\(strings.language.tag)" dir="\(strings.language.direction)">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
            \(Theme.head(nil))
            <meta name="robots" content="noindex, nofollow">
            <title>\(strings[SharedText.pageTitle, ["page": title]])</title>
            \(head)<link rel="icon" type="image/svg+xml" href="\(context.assets.icon)">
            <link rel="stylesheet" href="\(context.assets.css)">
            </head>
            <body class="shared">
            \(Icon.sprite)
            <a class="skip" href="#main">\(strings[SharedText.skipToContent])</a>
            <main id="main" class="\(kind.description)" tabindex="-1">
            \(content)
            </main>
            <footer class="shared-foot">\(Icon.brand.html)<p>\(strings[ShareText.sentWith])</p></footer>
            </body>
            </html>

            """
    }
}
