/// A tag, and the numbers of a person's films and viewings that have it.
public struct TagUse: Hashable, Sendable {
    public var tag: Tag
    /// The number of films with the tag, or with a viewing that has it.
    public var filmCount: Int
    /// The number of viewings that have the tag themselves.
    public var viewingCount: Int

    public init(tag: Tag, filmCount: Int, viewingCount: Int) {
        self.tag = tag
        self.filmCount = filmCount
        self.viewingCount = viewingCount
    }
}

extension TagUse: Encodable {
    private enum CodingKeys: CodingKey {
        case filmCount, name, viewingCount
    }

    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(filmCount, forKey: .filmCount)
        try members.encode(tag.text, forKey: .name)
        try members.encode(viewingCount, forKey: .viewingCount)
    }
}
