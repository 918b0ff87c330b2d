import FilmzDomain
import FilmzText

/// The metadata of a shared page for programs that show previews: Open Graph, a Twitter card, and JSON-LD.
struct SharedHead {
    let page: SharedPage

    func html(_ context: PageContext) -> HTML {
        let strings = context.strings
        let title = page.title(context)
        let about = page.about(context)
        let size = CardFormat.preview
        let description = page.summary(context)
        // Programs that show previews need absolute addresses, so unknown ones are left out.
        let card = page.place.cardURL
        func ofCard(_ fact: String) -> String? { card.map { _ in fact } }
        let type =
            if page.content.isList { "website" } else if page.film.isShow { "video.tv_show" } else { "video.movie" }
        let properties: [(name: String, content: String?)] = [
            ("og:site_name", strings[SharedText.brand]),
            ("og:type", type),
            ("og:title", title), ("og:description", description),
            ("og:url", page.place.pageURL), ("og:locale", Self.locale(strings.language)),
            ("og:image", card), ("og:image:type", ofCard("image/png")), ("og:image:width", ofCard(String(size.width))),
            ("og:image:height", ofCard(String(size.height))),
            ("og:image:alt", ofCard(strings[ShareText.pictureOf, ["title": about]])),
        ]
        let names: [(name: String, content: String?)] = [
            ("description", description), ("twitter:card", card == nil ? "summary" : "summary_large_image"),
            ("twitter:title", title), ("twitter:description", description), ("twitter:image", card),
        ]
        return """
            \(Self.tags("property", values: properties))\(Self.tags("name", values: names))\
            \(SharedData(page: page).html(context))

            """
    }

    private static func tags(_ attribute: StaticString, values: [(name: String, content: String?)]) -> [HTML] {
        values.compactMap { name, content in
            content.map { "<meta \(attribute.description)=\"\(name)\" content=\"\($0)\">\n" }
        }
    }

    /// The language as an Open Graph locale, which needs a territory.
    private static func locale(_ language: Language) -> String {
        switch language {
        case .english, .accented, .mirrored: "en_GB"
        case .german: "de_DE"
        case .french: "fr_FR"
        case .spanish: "es_ES"
        }
    }
}
