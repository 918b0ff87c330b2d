public import FilmzDomain
public import FilmzText

/// A file of a share that is published as static files, for web servers without Filmz.
public enum PublishedFile: Hashable, Sendable {
    /// A page of the list, from 1; page 1 for a film.
    case page(Int)
    case card(CardFormat)
    case poster(Film.ID)
    case download(SharedFile)
    case styleSheet, icon

    /// The name of the file in the share's folder. It needs no percent-encoding.
    public var name: String {
        switch self {
        case .page(1): "index.html"
        case .page(let number): "page-\(number).html"
        case .card(.preview): "card.png"
        case .card(.story): "story.png"
        case .poster(let film): "posters/\(film.pathText).svg"
        case .download(.text): "films.txt"
        case .download(.table): "films.csv"
        case .download(.letterboxd): "letterboxd.csv"
        case .download(.recommendation): "recommendation.json"
        case .styleSheet: "filmz.css"
        case .icon: "filmz.svg"
        }
    }

    /// The address of the file, relative to the pages beside it.
    var address: SiteAddress { SiteAddress(text: "./" + name) }
}
