/// A tag, and how much a person uses it.
public struct TagUse: Hashable, Sendable {
    public var tag: Tag
    /// Films with the tag, or with a viewing that has it.
    public var filmCount: Int
    /// Viewings that have it themselves.
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
