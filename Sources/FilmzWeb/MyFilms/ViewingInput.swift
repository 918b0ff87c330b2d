import FilmzDomain

/// A viewing to log or to correct, as JSON. A client may send back a viewing as it read it.
struct ViewingInput: Decodable {
    let id: Viewing.ID?
    let draft: ViewingDraft
    private let hasTags: Bool
    let audience: Audience?

    private enum Member: String, ViewingMember {
        case id, watchedOn, place, companions, rating, note, ending, isRewatch, tags, audience
        /// Read-only.
        case loggedAt, episode
    }

    init(from decoder: any Decoder) throws {
        let members = try decoder.members(Member.self)
        id = try members.decodeIfPresent(Viewing.ID.self, forKey: .id)
        audience = try members.decodeIfPresent(Audience.self, forKey: .audience)
        hasTags = members.contains(.tags)
        var draft = try members.viewing(on: try members.decode(WatchedOn.self, forKey: .watchedOn))
        draft.isRewatch = try members.decodeIfPresent(Bool.self, forKey: .isRewatch) ?? false
        self.draft = draft
    }

    /// The draft that replaces another viewing. A program that knows no tags does not remove them.
    func draft(insteadOf old: Viewing?) -> ViewingDraft {
        var draft = draft
        if !hasTags, let old { draft.tags = old.tags }
        return draft
    }
}

/// The members that describe a viewing.
protocol ViewingMember: CodingKey {
    static var place: Self { get }
    static var companions: Self { get }
    static var rating: Self { get }
    static var note: Self { get }
    static var ending: Self { get }
    static var tags: Self { get }
}

extension KeyedDecodingContainer where Key: ViewingMember {
    /// A viewing at this time, with the details in the members.
    func viewing(on watchedOn: WatchedOn) throws -> ViewingDraft {
        ViewingDraft(
            watchedOn: watchedOn,
            place: try decodeIfPresent(String.self, forKey: .place) ?? "",
            companions: try decodeIfPresent(String.self, forKey: .companions) ?? "",
            rating: try decodeIfPresent(Rating.self, forKey: .rating),
            note: try decodeIfPresent(String.self, forKey: .note) ?? "",
            ending: try decodeIfPresent(Viewing.Ending.self, forKey: .ending) ?? .finished,
            tags: try decodeIfPresent(Tags.self, forKey: .tags) ?? Tags())
    }
}
