public import FilmzDomain
public import FilmzText

/// A file of something shared that was written as plain pages, for servers that know nothing of Filmz.
public enum PublishedFile: Hashable, Sendable {
    /// A part of the list, from 1; also the only page of a film.
    case page(Int)
    case card(CardFormat)
    case poster(Film.ID)
    case taking(SharedFile)
    case styleSheet, icon

    /// The path in the folder of the thing. It needs no encoding.
    public var name: String {
        switch self {
        case .page(1): "index.html"
        case .page(let number): "page-\(number).html"
        case .card(.preview): "card.png"
        case .card(.story): "story.png"
        case .poster(let film): "posters/\(film.pathText).svg"
        case .taking(.text): "films.txt"
        case .taking(.table): "films.csv"
        case .taking(.letterboxd): "letterboxd.csv"
        case .taking(.recommendation): "recommendation.json"
        case .styleSheet: "filmz.css"
        case .icon: "filmz.svg"
        }
    }

    /// As the pages beside it name it.
    var address: SiteAddress { SiteAddress(text: "./" + name) }
}
