/// What keeps a film, besides a person's own relation to it: what is done with one that they typed in, or a catalogue.
public struct FilmUses: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Another person has met it.
    public static let byOthers = FilmUses(rawValue: 1)
    /// It is on a list.
    public static let listed = FilmUses(rawValue: 2)
    /// A link shows it, alone or on a list as it was sent.
    public static let passedOn = FilmUses(rawValue: 4)
    /// A planned showing, or the title of one, means it.
    public static let planned = FilmUses(rawValue: 8)
    /// The person said that a film of a file is this one.
    public static let chosen = FilmUses(rawValue: 16)
    /// A catalogue has it, so it is there for everybody.
    public static let catalogued = FilmUses(rawValue: 32)
}

extension MyFilm {
    /// What an undo or an import leaves: a film that is used otherwise is there, even if nothing else remains of it.
    public func remaining(_ uses: FilmUses) -> MyFilm {
        guard isUnmet, !uses.isEmpty else { return self }
        var result = self
        result.isUnmet = false
        return result
    }
}
