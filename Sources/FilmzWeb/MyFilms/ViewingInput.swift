import FilmzDomain

/// A viewing to log or to correct, as JSON. A client may send back a viewing as it read it.
struct ViewingInput: Decodable {
    let id: Viewing.ID?
    let draft: ViewingDraft
    private let hasTags: Bool
    let audience: Audience?

    private enum Member: String, CodingKey {
        case id, watchedOn, place, companions, rating, note, ending, isRewatch, tags, audience
        /// Read-only.
        case loggedAt, episode
    }

    init(from decoder: any Decoder) throws {
        let members = try decoder.members(Member.self)
        id = try members.decodeIfPresent(Viewing.ID.self, forKey: .id)
        audience = try members.decodeIfPresent(Audience.self, forKey: .audience)
        hasTags = members.contains(.tags)
        draft = ViewingDraft(
            watchedOn: try members.decode(WatchedOn.self, forKey: .watchedOn),
            place: try members.decodeIfPresent(String.self, forKey: .place) ?? "",
            companions: try members.decodeIfPresent(String.self, forKey: .companions) ?? "",
            rating: try members.decodeIfPresent(Rating.self, forKey: .rating),
            note: try members.decodeIfPresent(String.self, forKey: .note) ?? "",
            ending: try members.decodeIfPresent(Viewing.Ending.self, forKey: .ending) ?? .finished,
            isRewatch: try members.decodeIfPresent(Bool.self, forKey: .isRewatch) ?? false,
            tags: try members.decodeIfPresent(Tags.self, forKey: .tags) ?? Tags())
    }

    /// The viewing in the place of another. A program that knows no tags does not remove them.
    func draft(insteadOf old: Viewing?) -> ViewingDraft {
        var draft = draft
        if !hasTags, let old { draft.tags = old.tags }
        return draft
    }
}
