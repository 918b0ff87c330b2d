/// A change that a person made earlier.
public struct PastChange: Hashable, Sendable {
    public var change: Change
    public var madeAt: Timestamp
    /// False when everything that the change did was undone or changed again since.
    public var isUndoable: Bool

    public init(change: Change, madeAt: Timestamp, isUndoable: Bool) {
        self.change = change
        self.madeAt = madeAt
        self.isUndoable = isUndoable
    }
}

extension PastChange: Encodable {
    private enum CodingKeys: CodingKey {
        case id, kind, madeAt, isUndoable, film, title, episode, filmCount, listCount, queries, list, name
    }

    /// Encodes what the change was about, and not the values before and after.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(change.id, forKey: .id)
        try members.encode(change.kind.rawValue, forKey: .kind)
        try members.encode(madeAt, forKey: .madeAt)
        try members.encode(isUndoable, forKey: .isUndoable)
        switch change.subject {
        case .myFilm(let film, let title, _, _):
            try members.encode(film, forKey: .film)
            try members.encode(title, forKey: .title)
            try members.encodeIfPresent(change.episode?.description, forKey: .episode)
        case .myFilms(let count): try members.encode(count, forKey: .filmCount)
        case .lists(let count): try members.encode(count, forKey: .listCount)
        case .recentQueries(let forgotten, let remembered):
            try members.encode((forgotten + remembered).map(\.text), forKey: .queries)
        case .list(let change):
            try members.encode(change.list, forKey: .list)
            try members.encode(change.name, forKey: .name)
            try members.encodeIfPresent(change.film, forKey: .film)
            try members.encodeIfPresent(change.filmTitle, forKey: .title)
            try members.encode(change.filmCount, forKey: .filmCount)
        }
    }
}
