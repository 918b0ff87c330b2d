/// The content of a share for visitors. It contains nothing personal except what the person shares.
public struct SharedContent: Equatable, Sendable {
    public var share: Share
    /// The film's title or the list's name.
    public var name: String
    /// The list's description; empty for a film.
    public var description: String
    public var isRanked: Bool
    /// The film, or a page of the list's films.
    public var films: Page<SharedFilm>
    /// The number of the page's first film.
    public var firstNumber: Int

    public init(
        share: Share, name: String, description: String = "", isRanked: Bool = false, films: Page<SharedFilm>,
        firstNumber: Int = 1
    ) {
        self.share = share
        self.name = name
        self.description = description
        self.isRanked = isRanked
        self.films = films
        self.firstNumber = firstNumber
    }

    public var isList: Bool {
        share.subject.film == nil
    }

    /// The list; nil for a film.
    public var list: FilmList.ID? { share.subject.list }
}

extension Share.Subject {
    /// The film; nil for a list.
    public var film: Film.ID? {
        if case .film(let film) = self { film } else { nil }
    }

    /// The list; nil for a film.
    public var list: FilmList.ID? {
        switch self {
        case .film: nil
        case .list(let list), .sentList(let list): list
        }
    }
}
