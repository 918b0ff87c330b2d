/// The kind of a Trakt file, recognised by the members of its first element where possible.
enum TraktTable: Hashable {
    case history, watched, ratings, comments, collection, hidden, lists, notes
    case watchlist, favourites
    /// The films of the list with this number.
    case list(String)
    /// The films of an unknown list.
    case items
    case ignored(IgnoredPart.Reason)

    /// Nil for files of other products.
    init?(_ part: ExchangePart, elements: JSONElements) {
        guard let first = elements.first else {
            guard Self.isName(part.stem) else { return nil }
            self = .ignored(.empty)
            return
        }
        let hasFilm = ["movie", "show", "season", "episode"].contains { first[$0].isObject }
        if hasFilm, let kind = Self.kind(part, first: first) {
            self = kind
        } else if first["item_count"].exists, first["ids"].isObject {
            self = .lists
        } else if Self.isName(part.stem) {
            self = .ignored(.noPlace)
        } else {
            return nil
        }
    }

    private static func kind(_ part: ExchangePart, first: JSONElement) -> TraktTable? {
        if first["watched_at"].exists { return .history }
        if first["rated_at"].exists { return .ratings }
        if first["hidden_at"].exists { return part.stem.contains("calendar") ? .hidden : .ignored(.noPlace) }
        if first["listed_at"].exists {
            if part.stem.hasPrefix("lists-watchlist") { return .watchlist }
            if part.stem.hasPrefix("lists-favorites") { return .favourites }
            let words = part.stem.split(separator: "-")
            return if words.starts(with: ["lists", "list"]) && words.count > 2 {
                .list(String(words[2]))
            } else {
                .items
            }
        }
        if first["plays"].exists { return .watched }
        if first["comment"].isObject { return .comments }
        if first["collected_at"].exists || first["last_collected_at"].exists { return .collection }
        guard first["notes"].exists || first["note"].isObject else { return nil }
        return .notes
    }

    /// Whether the name of a file is one that Trakt uses.
    static func isName(_ stem: String) -> Bool {
        [
            "watched-", "ratings-", "lists-", "collection-", "hidden-", "comments-", "notes-", "likes-", "user-",
            "network-",
        ]
        .contains(where: stem.hasPrefix)
    }

    /// The reason why a file in Trakt's archive is not opened; nil when it is.
    static func reason(_ stem: String) -> IgnoredPart.Reason? {
        if stem.hasPrefix("user-") { return .secret }
        if stem.hasPrefix("network-") || stem.hasPrefix("likes-") || stem.hasPrefix("lists-collaborations") {
            return .ofOthers
        }
        guard stem.hasPrefix("watched-playback") else { return nil }
        return .noPlace
    }
}
