/// An edit of a person's relation to a film.
public enum MyFilmEdit: Hashable, Sendable {
    case watchlist(Bool)
    case favourite(Bool)
    /// Sets the current verdict; nil removes it.
    case rate(Rating?)
    /// Sets the current verdict in words; empty removes it.
    case comment(String)
    case audience(Audience)
    /// Replaces the film's tags.
    case tags(Tags)
    /// Adds tags to the film and removes others.
    case tag(Tags, removing: Tags = Tags())
    /// Replaces a tag by another, on the film and on these viewings; nil removes it.
    case replaceTag(Tag, with: Tag?, viewings: Set<Viewing.ID>)
    /// Adds a person who recommended the film, with their message. A second message under the same name replaces the
    /// first.
    case told(by: String, message: String)
    /// Removes a person who recommended the film.
    case notTold(by: String)
    /// Logs a viewing of the film. The caller makes the ID, so that sending the edit twice logs once. If an audience is
    /// given, it replaces the current one.
    case log(ViewingDraft, id: Viewing.ID = .random(), audience: Audience? = nil)
    /// Logs viewings of one or several episodes of a show.
    case logEpisodes([EpisodeLog])
    /// Pauses or stops a show, with the reason; nil resumes it.
    case showStatus(ShowStatus.Kind?, reason: String = "")
    /// Starts a show over. Earlier viewings stay, and count separately.
    case startOver
    case editViewing(Viewing.ID, ViewingDraft)
    /// Moves viewings to another episode, because theirs is no longer in the list.
    case moveViewings(Set<Viewing.ID>, to: Episode)
    case removeViewings(Set<Viewing.ID>)
    /// Imports a file's facts about the film. `episodes` are those of its viewings; `formerly` is what earlier readers
    /// made of the same file.
    case takeIn(MyFilm, episodes: [Episode] = [], formerly: FormerValues = FormerValues(), ImportRule)
    /// Removes a film that the person typed in, with everything that they have with it.
    case remove
    /// Removes a film that no catalogue has if the person has nothing with it any more. It stays if something else uses
    /// it (``FilmUses``).
    case removeIfEmpty
    /// Makes several edits in order, all or none. They are undone together.
    case several([MyFilmEdit])

    /// The same edit for another film: a viewing that it logs gets an ID of its own.
    public func forAnotherFilm() -> MyFilmEdit {
        switch self {
        case .log(let draft, _, let audience): .log(draft, audience: audience)
        case .several(let edits): .several(edits.map { $0.forAnotherFilm() })
        case .watchlist, .favourite, .rate, .comment, .audience, .tags, .tag, .replaceTag, .told, .notTold,
            .logEpisodes, .showStatus, .startOver, .editViewing, .moveViewings, .removeViewings, .takeIn, .remove,
            .removeIfEmpty:
            self
        }
    }

    /// Whether the edit needs all viewings of the film.
    public var needsAllViewings: Bool {
        switch self {
        case .takeIn, .remove: true
        case .several(let edits): edits.contains(where: \.needsAllViewings)
        default: false
        }
    }

    /// The viewings that the edit concerns, unless it ``needsAllViewings``.
    public var viewings: Set<Viewing.ID> {
        switch self {
        case .watchlist, .favourite, .rate, .comment, .audience, .tags, .tag, .told, .notTold, .showStatus, .startOver,
            .takeIn, .remove, .removeIfEmpty:
            []
        case .log(_, let id, _), .editViewing(let id, _): [id]
        case .logEpisodes(let logs): Set(logs.map(\.id))
        case .removeViewings(let ids), .moveViewings(let ids, _), .replaceTag(_, _, let ids): ids
        case .several(let edits): edits.reduce(into: []) { $0.formUnion($1.viewings) }
        }
    }

    /// The episodes that the edit logs, or to which it moves viewings.
    public var episodes: [Episode] {
        switch self {
        case .logEpisodes(let logs): logs.map(\.episode)
        case .moveViewings(_, let episode): [episode]
        case .takeIn(_, let episodes, _, _): episodes
        case .several(let edits): edits.flatMap(\.episodes)
        default: []
        }
    }

    /// The same edit, with the stored IDs of its episodes instead of those by which they were requested.
    public func naming(_ ids: [Episode.ID: Episode.ID]) -> MyFilmEdit {
        switch self {
        case .logEpisodes(let logs):
            return .logEpisodes(
                logs.map { log in
                    var log = log
                    if let id = ids[log.episode.id] { log.episode = log.episode.identified(by: id) }
                    return log
                })
        case .moveViewings(let viewings, let episode):
            return .moveViewings(viewings, to: ids[episode.id].map(episode.identified) ?? episode)
        case .takeIn(var theirs, let episodes, let formerly, let rule):
            for index in theirs.viewings.indices {
                if let id = theirs.viewings[index].episode.flatMap({ ids[$0] }) { theirs.viewings[index].episode = id }
            }
            return .takeIn(theirs, episodes: episodes, formerly: formerly, rule)
        case .several(let edits): return .several(edits.map { $0.naming(ids) })
        default: return self
        }
    }

    /// The viewings of a file that the edit may log, by their IDs in the file.
    public var viewingsOfFile: Set<Viewing.ID> {
        switch self {
        case .takeIn(let theirs, _, _, _): Set(theirs.viewings.map(\.id))
        case .several(let edits): edits.reduce(into: []) { $0.formUnion($1.viewingsOfFile) }
        default: []
        }
    }

    /// The same edit, with new IDs for those viewings of a file whose IDs are taken.
    public func renewing(_ usedIDs: Set<Viewing.ID>) -> MyFilmEdit {
        switch self {
        case .takeIn(var theirs, let episodes, var formerly, let rule):
            for index in theirs.viewings.indices where usedIDs.contains(theirs.viewings[index].id) {
                let renewed = theirs.viewings[index].identified(by: .random())
                formerly.viewings[renewed.id] = formerly.viewings.removeValue(forKey: theirs.viewings[index].id)
                theirs.viewings[index] = renewed
            }
            return .takeIn(theirs, episodes: episodes, formerly: formerly, rule)
        case .several(let edits): return .several(edits.map { $0.renewing(usedIDs) })
        default: return self
        }
    }
}

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
