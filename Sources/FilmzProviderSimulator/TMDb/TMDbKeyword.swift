/// A keyword, assigned to films arbitrarily.
struct TMDbKeyword: Hashable, Sendable {
    let id: Int
    let name: String

    var json: AnswerJSON { ["id": .int(id), "name": .string(name)] }

    static func keywords(of film: LibraryFilm) -> [TMDbKeyword] {
        film.chance.pick(3, purpose: "keywords", from: all)
    }

    private static let all = [
        "lighthouse", "suitcase", "mistaken identity", "small town", "heist", "time travel", "friendship", "revenge",
        "road trip", "courtroom", "island", "secret letter", "music band", "winter", "rivalry", "found family",
    ]
    .enumerated().map { TMDbKeyword(id: 910_001 + $0.offset, name: $0.element) }
}
