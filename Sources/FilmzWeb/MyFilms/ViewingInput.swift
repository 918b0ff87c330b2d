import FilmzDomain

/// A viewing to log or to correct, as JSON. A client may send back a viewing as it read it.
struct ViewingInput: Decodable {
    let id: Viewing.ID?
    let draft: ViewingDraft
    private let hasTags: Bool
    let audience: Audience?

    private enum Member: String, CodingKey {
        case audience
    }

    init(from decoder: any Decoder) throws {
        let members = try decoder.members(Member.self, besides: Viewing.Field.allCases)
        audience = try members.decodeIfPresent(Audience.self, forKey: .audience)
        let viewing = try decoder.container(keyedBy: Viewing.Field.self)
        hasTags = viewing.contains(.tags)
        // It must be there, though it may say that the time is unknown.
        _ = try viewing.decode(WatchedOn.self, forKey: .watchedOn)
        // The API only writes the episode and the time of logging. They are accepted and ignored.
        let reading = try ViewingReading(
            from: decoder, in: .answer,
            fields: Viewing.Field.allCases.filter { $0 != .episode && $0 != .loggedAt })
        id = reading.id
        draft = reading.draft
    }

    /// The draft that replaces another viewing. A program that knows no tags does not remove them.
    func draft(insteadOf old: Viewing?) -> ViewingDraft {
        var draft = draft
        if !hasTags, let old { draft.tags = old.tags }
        return draft
    }
}
