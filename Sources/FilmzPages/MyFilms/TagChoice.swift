public import FilmzDomain

/// The tags chosen in a form, ticked or typed, valid or not.
public struct TagChoice: Sendable, Equatable {
    /// The tags that the film had when the form was drawn.
    var former: [String] = []
    var ticked: [String] = []
    var typed = ""

    init(_ present: Tags = Tags()) {
        former = present.all.map(\.text)
        ticked = present.all.map(\.text)
    }

    public init(_ fields: FormFields) {
        former = fields.all(.formerTag)
        ticked = fields.all(.tag)
        typed = fields[.newTags] ?? ""
    }

    /// All chosen tags.
    /// - Throws: ``DomainError/invalid(_:_:)``
    public func tags() throws(DomainError) -> Tags {
        try Self.read(ticked).adding(Tags(typed: typed))
    }

    /// The change to a film's tags. It names only what the person changed, so that it does not remove a tag that was
    /// added on another device meanwhile.
    /// - Throws: ``DomainError/invalid(_:_:)``
    public func edit() throws(DomainError) -> MyFilmEdit {
        let before = try Self.read(former)
        let after = try tags()
        return .tag(after.removing(before), removing: before.removing(after))
    }

    private static func read(_ texts: [String]) throws(DomainError) -> Tags {
        guard texts.count <= Tags.limit * 4 else { throw .invalid(.tags, .tooLong(Tags.limit)) }
        var tags: [Tag] = []
        for text in texts { tags.append(try Tag(text)) }
        return Tags(tags)
    }
}
