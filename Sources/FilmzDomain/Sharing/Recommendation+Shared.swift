extension Recommendation {
    /// A recommendation of what a person shares by a link, for another Filmz to import. Texts that exceed its limits
    /// are cut.
    /// - Parameter link: the URL of the link itself
    public init(_ thing: SharedContent, link: String?) {
        func cut(_ text: String, _ limit: Int) -> String { text.count <= limit ? text : text.prefix(limit - 1) + "…" }
        let words = thing.share.words
        self.init(
            sender: cut(words.sender, Self.senderLimit), message: cut(words.message, Self.messageLimit),
            audience: words.audience, rating: words.rating, note: cut(words.note, Self.noteLimit),
            list: thing.isList
                ? List(
                    name: cut(thing.name, FilmList.nameLimit),
                    description: cut(thing.description, FilmList.descriptionLimit), isRanked: thing.isRanked) : nil,
            films: thing.films.items.prefix(Self.filmLimit).map { RecommendedFilm($0.film, note: $0.note) },
            link: link.flatMap(WebLink.init)?.text, sentAt: thing.share.madeAt)
    }

    /// A recommendation of the person's own list, as a file for another Filmz to import. It names no sender.
    public init(_ list: FilmList, films: [ListedFilm]) {
        self.init(
            list: List(name: list.name, description: list.description, isRanked: list.isRanked),
            films: films.map { RecommendedFilm($0.entry.film, note: $0.note) })
    }
}
