import FilmzDomain
import FilmzText

/// What the head of a shared page tells programs that show a preview of it: Open Graph, a Twitter card, and JSON-LD.
struct SharedHead {
    let page: SharedPage

    private var origin: String { page.origin }

    func html(_ context: PageContext) -> HTML {
        let strings = context.strings
        let title = page.title(context)
        let about = page.about(context)
        let image = origin + SiteAddress(.sharedCard(page.address)).with("as", CardFormat.preview.rawValue).text
        let size = CardFormat.preview
        let description = page.summary(context)
        let properties: [(name: String, content: String)] = [
            ("og:site_name", strings[SharedText.brand]), ("og:type", page.thing.isList ? "website" : "video.movie"),
            ("og:title", title), ("og:description", description),
            ("og:url", origin + SitePath.shared(page.address).path), ("og:locale", Self.locale(strings.language)),
            ("og:image", image), ("og:image:type", "image/png"), ("og:image:width", String(size.width)),
            ("og:image:height", String(size.height)),
            ("og:image:alt", strings[ShareText.pictureOf, ["title": about]]),
        ]
        let names: [(name: String, content: String)] = [
            ("description", description), ("twitter:card", "summary_large_image"), ("twitter:title", title),
            ("twitter:description", description), ("twitter:image", image),
        ]
        return """
            \(properties.map { "<meta property=\"\($0.name)\" content=\"\($0.content)\">\n" as HTML })\
            \(names.map { "<meta name=\"\($0.name)\" content=\"\($0.content)\">\n" as HTML })\
            \(SharedData(page: page, image: image).html(context))

            """
    }

    /// Open Graph wants a territory with each language.
    private static func locale(_ language: Language) -> String {
        switch language {
        case .english, .accented, .mirrored: "en_GB"
        case .german: "de_DE"
        }
    }
}
