/// The reasons to keep a film, besides a person's own relation to it.
public struct FilmUses: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Another person has met the film.
    public static let byOthers = FilmUses(rawValue: 1)
    /// The film is on a list.
    public static let listed = FilmUses(rawValue: 2)
    /// A share shows the film, alone or on a sent list.
    public static let passedOn = FilmUses(rawValue: 4)
    /// A planned showing, or its title, is linked to the film.
    public static let planned = FilmUses(rawValue: 8)
    /// The person matched a film of a file with this one.
    public static let chosen = FilmUses(rawValue: 16)
    /// A catalogue has the film, so everybody sees it.
    public static let catalogued = FilmUses(rawValue: 32)
}
