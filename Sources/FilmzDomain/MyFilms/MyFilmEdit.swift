/// One thing a person does to their relation with a film.
public enum MyFilmEdit: Hashable, Sendable {
    case watchlist(Bool)
    case favourite(Bool)
    /// Sets the present verdict; nil removes it.
    case rate(Rating?)
    /// Sets the present verdict in words; empty removes it.
    case comment(String)
    case audience(Audience)
    /// Replaces the film's tags.
    case tags(Tags)
    /// Gives the film tags and takes others away.
    case tag(Tags, removing: Tags = Tags())
    /// Puts one tag in the place of another, on the film and on these viewings; nil takes it away.
    case replaceTag(Tag, with: Tag?, viewings: Set<Viewing.ID>)
    /// Notes who told me about it, and what they said. A second message of the same name replaces
    /// the first.
    case told(by: String, message: String)
    /// Takes back that somebody told me.
    case notTold(by: String)
    /// Marks the film as seen once more. The caller makes the ID, so that sending the edit twice logs once. If an
    /// audience is given, it replaces the present one.
    case log(ViewingDraft, id: Viewing.ID = .random(), audience: Audience? = nil)
    /// Marks episodes of a show as seen once more: one, or several together.
    case logEpisodes([EpisodeLog])
    /// Pauses or stops a show, and says why; nil takes it up again.
    case standing(ShowStatus.Kind?, reason: String = "")
    /// Begins a show again from its start. What was seen before stays, and counts apart.
    case startOver
    case editViewing(Viewing.ID, ViewingDraft)
    /// Says of which episode viewings are, because the one that they were of has no place in the list any more.
    case moveViewings(Set<Viewing.ID>, to: Episode)
    /// Removes these viewings.
    case removeViewings(Set<Viewing.ID>)
    /// Takes in what a file says of the film. Episodes are those of its viewings; `formerly` is what earlier readers made of
    /// it.
    case takeIn(MyFilm, episodes: [Episode] = [], formerly: FormerTelling = FormerTelling(), ImportRule)
    /// Removes all that I have with a film that I typed in, and the film with it.
    case remove
    /// Removes a film that no catalogue has if nothing that I have with it is left. One that is used otherwise stays
    /// (``FilmUses``).
    case removeIfEmpty
    /// Several edits in order. All of them happen or none, and they are undone together.
    case several([MyFilmEdit])

    /// The same edit for another film: a viewing that it logs gets an ID of its own.
    public func forAnotherFilm() -> MyFilmEdit {
        switch self {
        case .log(let draft, _, let audience): .log(draft, audience: audience)
        case .several(let edits): .several(edits.map { $0.forAnotherFilm() })
        case .watchlist, .favourite, .rate, .comment, .audience, .tags, .tag, .replaceTag, .told, .notTold,
            .logEpisodes, .standing, .startOver, .editViewing, .moveViewings, .removeViewings, .takeIn, .remove,
            .removeIfEmpty:
            self
        }
    }

    /// Whether it looks at all viewings of the film.
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
        case .watchlist, .favourite, .rate, .comment, .audience, .tags, .tag, .told, .notTold, .standing, .startOver,
            .takeIn, .remove, .removeIfEmpty:
            []
        case .log(_, let id, _), .editViewing(let id, _): [id]
        case .logEpisodes(let logs): Set(logs.map(\.id))
        case .removeViewings(let ids), .moveViewings(let ids, _), .replaceTag(_, _, let ids): ids
        case .several(let edits): edits.reduce(into: []) { $0.formUnion($1.viewings) }
        }
    }

    /// The episodes that it logs, or to which it moves viewings.
    public var episodes: [Episode] {
        switch self {
        case .logEpisodes(let logs): logs.map(\.episode)
        case .moveViewings(_, let episode): [episode]
        case .takeIn(_, let episodes, _, _): episodes
        case .several(let edits): edits.flatMap(\.episodes)
        default: []
        }
    }

    /// The same edit, with these IDs in the place of those by which the episodes were asked for.
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

    /// The viewings of a file that the edit may log, by the IDs that they have there.
    public var viewingsOfFile: Set<Viewing.ID> {
        switch self {
        case .takeIn(let theirs, _, _, _): Set(theirs.viewings.map(\.id))
        case .several(let edits): edits.reduce(into: []) { $0.formUnion($1.viewingsOfFile) }
        default: []
        }
    }

    /// The same edit, with new IDs for viewings of a file whose IDs belong to others.
    public func renewing(_ taken: Set<Viewing.ID>) -> MyFilmEdit {
        switch self {
        case .takeIn(var theirs, let episodes, var formerly, let rule):
            for index in theirs.viewings.indices where taken.contains(theirs.viewings[index].id) {
                let renewed = theirs.viewings[index].identified(by: .random())
                formerly.viewings[renewed.id] = formerly.viewings.removeValue(forKey: theirs.viewings[index].id)
                theirs.viewings[index] = renewed
            }
            return .takeIn(theirs, episodes: episodes, formerly: formerly, rule)
        case .several(let edits): return .several(edits.map { $0.renewing(taken) })
        default: return self
        }
    }
}
