import FilmzDomain
import FilmzText
import Foundation

/// A shared film or list as schema.org describes it, in JSON-LD.
struct SharedData {
    let page: SharedPage

    /// An element that no browser runs. Nothing in it can end it or begin another.
    func html(_ context: PageContext) -> HTML {
        var value = page.thing.isList ? list(context) : film(page.film, context)
        value["@context"] = "https://schema.org"
        let json = (try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys])) ?? Data("{}".utf8)
        var text = String(decoding: json, as: UTF8.self)
        for (sign, escape) in [("<", "\\u003c"), (">", "\\u003e"), ("&", "\\u0026")] {
            text = text.replacing(sign, with: escape)
        }
        return HTML.raw("<script type=\"application/ld+json\">\(text)</script>")
    }

    private func film(_ film: Film, _ context: PageContext) -> [String: Any] {
        var value = movie(film, context)
        value["url"] = page.place.whole
        value["image"] = page.place.card
        if let review = review(context) { value["review"] = review }
        return value
    }

    private func movie(_ film: Film, _ context: PageContext) -> [String: Any] {
        var value: [String: Any] = ["@type": "Movie", "name": context.titles.titled(film).title]
        if let other = context.titles.others(of: film).first { value["alternateName"] = other }
        if let date = film.releaseDate?.description ?? film.year.map(String.init) { value["datePublished"] = date }
        if let runtime = film.runtime { value["duration"] = "PT\(runtime)M" }
        if !film.genres.isEmpty { value["genre"] = film.genres }
        if !film.directors.isEmpty {
            value["director"] = film.directors.map { ["@type": "Person", "name": $0] }
        }
        if let imdb = film.externalIDs.imdb { value["sameAs"] = "https://www.imdb.com/title/\(imdb)/" }
        return value
    }

    /// What the person says of the film; nil when nothing.
    private func review(_ context: PageContext) -> [String: Any]? {
        let words = page.words
        let text = words.message.isEmpty ? words.note : words.message
        guard !text.isEmpty || words.rating != nil else { return nil }
        let author = words.sender.isEmpty ? context.strings[ShareText.somebody] : words.sender
        var value: [String: Any] = ["@type": "Review", "author": ["@type": "Person", "name": author]]
        if !text.isEmpty { value["reviewBody"] = text }
        if let rating = words.rating {
            value["reviewRating"] = [
                "@type": "Rating", "ratingValue": rating.description, "bestRating": "5", "worstRating": "0.5",
            ]
        }
        return value
    }

    private func list(_ context: PageContext) -> [String: Any] {
        let thing = page.thing
        let items = thing.films.items.enumerated().map { index, shared -> [String: Any] in
            ["@type": "ListItem", "position": thing.firstNumber + index, "item": movie(shared.film, context)]
        }
        var value: [String: Any] = [
            "@type": "ItemList", "name": thing.name, "numberOfItems": thing.films.total,
            "itemListOrder": thing.isRanked
                ? "https://schema.org/ItemListOrderAscending" : "https://schema.org/ItemListUnordered",
            "itemListElement": items,
        ]
        value["url"] = page.place.whole
        value["image"] = page.place.card
        if !thing.description.isEmpty { value["description"] = thing.description }
        return value
    }
}
