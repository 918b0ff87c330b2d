extension MyFilmEdit {
    /// The tags that the edit adds.
    public var newTags: Tags {
        switch self {
        case .tags(let tags), .tag(let tags, _): tags
        case .replaceTag(_, let new, _): Tags([new].compactMap(\.self))
        case .log(let draft, _, _), .editViewing(_, let draft): draft.tags
        case .logEpisodes(let logs): Tags(logs.flatMap(\.draft.tags.all))
        case .takeIn(let theirs, _, _, _): Tags(theirs.tags.all + theirs.viewings.flatMap(\.tags.all))
        case .several(let edits): Tags(edits.flatMap(\.newTags.all))
        case .watchlist, .favourite, .rate, .comment, .audience, .told, .notTold, .showStatus, .startOver,
            .moveViewings, .removeViewings, .remove, .removeIfEmpty:
            Tags()
        }
    }

    /// The same edit, with tags spelt as the person already spells them.
    /// - Parameter tagsByKey: the person's tags by their keys
    public func spelt(_ tagsByKey: [String: Tag]) -> MyFilmEdit {
        func spelt(_ tags: Tags) -> Tags { Tags(tags.all.map { tagsByKey[$0.key] ?? $0 }) }
        func spelt(_ draft: ViewingDraft) -> ViewingDraft {
            var draft = draft
            draft.tags = spelt(draft.tags)
            return draft
        }
        switch self {
        case .tags(let tags): return .tags(spelt(tags))
        case .tag(let tags, let removed): return .tag(spelt(tags), removing: removed)
        case .log(let draft, let id, let audience): return .log(spelt(draft), id: id, audience: audience)
        case .editViewing(let id, let draft): return .editViewing(id, spelt(draft))
        case .logEpisodes(let logs):
            return .logEpisodes(logs.map { EpisodeLog($0.episode, draft: spelt($0.draft), id: $0.id) })
        case .takeIn(var theirs, let episodes, let formerly, let rule):
            theirs.tags = spelt(theirs.tags)
            for index in theirs.viewings.indices { theirs.viewings[index].tags = spelt(theirs.viewings[index].tags) }
            return .takeIn(theirs, episodes: episodes, formerly: formerly, rule)
        case .several(let edits): return .several(edits.map { $0.spelt(tagsByKey) })
        // Renaming a tag chooses its spelling.
        case .replaceTag, .watchlist, .favourite, .rate, .comment, .audience, .told, .notTold, .showStatus, .startOver,
            .moveViewings, .removeViewings, .remove, .removeIfEmpty:
            return self
        }
    }
}
