import FilmzTextFolding

/// Matches the episodes that persons logged with a newer list of a show's episodes: numbers change, episodes are joined
/// or split, and databases count in different ways.
///
/// IDs decide first. An episode keeps its number unless its day, its ID or a title that the list has elsewhere
/// contradicts it: titles are reworded and translated all the time, and an imported file may have no more than a title.
/// An episode that is not in the list keeps everything, except a number that another episode has now.
public enum EpisodeReconciliation {
    /// A change to a stored episode.
    public enum Decision: Hashable, Sendable {
        /// Replaces the facts of a stored episode.
        case update(Episode)
        /// Removes the number of a stored episode.
        case displace(Episode.ID)
    }

    /// The changes to store. Numbers must be removed before new ones are given.
    /// - Parameters:
    ///   - kept: the episodes that persons have logged
    ///   - listed: all episodes of the newer list
    public static func decisions(kept: [Episode], listed: [Episode]) -> [Decision] {
        let matches = matches(kept: kept, listed: listed)
        var decisions: [Decision] = []
        let matchedNumbers = Set(matches.values.compactMap(\.number))
        let listedNumbers = Set(listed.compactMap(\.number))
        for episode in kept {
            if let match = matches[episode.id] {
                var updated = episode.filled(from: match)
                updated.number = match.number ?? episode.number
                // A database may have removed its entry and made a new one.
                updated.externalIDs = match.externalIDs.filled(from: episode.externalIDs)
                if updated != episode { decisions.append(.update(updated)) }
            } else if let number = episode.number, matchedNumbers.contains(number) || listedNumbers.contains(number) {
                decisions.append(.displace(episode.id))
            }
        }
        return decisions
    }

    /// The listed episode for each stored one. Each listed one is used once; the most reliable signs come
    /// first.
    static func matches(kept: [Episode], listed: [Episode]) -> [Episode.ID: Episode] {
        var open = Matching(kept: kept, listed: listed)
        open.match(by: \.externalIDs.signs) { $0.externalIDs.isSame(as: $1.externalIDs) == true }
        let titles = Dictionary(listed.compactMap(title).map { ($0, 1) }, uniquingKeysWith: +)
        open.match(by: { [$0.number?.description].compactMap(\.self) }) { agree($0, listed: $1, titles: titles) }
        open.matchUnique { $0.aired?.description }
        open.matchUnique(title)
        return open.matches
    }

    /// Whether two episodes of the same number are the same: at least one sign agrees, or none contradicts.
    /// - Parameter titles: the number of times that each title is in the list
    private static func agree(_ kept: Episode, listed: Episode, titles: [String: Int]) -> Bool {
        var evidence: [Bool] = []
        if let isSame = kept.externalIDs.isSame(as: listed.externalIDs) { evidence.append(isSame) }
        if let day = kept.aired, let other = listed.aired {
            evidence.append(day >= other.before(days: 2) && other >= day.before(days: 2))
        }
        if let mine = title(of: kept), let other = title(of: listed) {
            if mine == other {
                evidence.append(true)
            } else if titles[mine] == 1 {
                return false
            } else if listed.isNumberedByOrder {
                evidence.append(false)
            }
        }
        return evidence.isEmpty || evidence.contains(true)
    }

    /// The folded title, for comparing; nil for a placeholder, such as `Episode 5`.
    private static func title(of episode: Episode) -> String? {
        let folded = episode.title.map(TextFolding.folded) ?? ""
        if folded.isEmpty || folded.hasPrefix("episode ") || ["tba", "tbd"].contains(folded) { return nil }
        return folded
    }

    /// The episodes that are not matched yet.
    private struct Matching {
        var matches: [Episode.ID: Episode] = [:]
        private var kept: [Episode]
        private var listed: [Episode]

        init(kept: [Episode], listed: [Episode]) {
            self.kept = kept
            self.listed = listed
        }

        /// Matches the episodes that share a sign and pass `isSame`.
        mutating func match(by signs: (Episode) -> [String], where isSame: (Episode, Episode) -> Bool) {
            var bySign: [String: Episode] = [:]
            for episode in listed {
                for key in signs(episode) where bySign[key] == nil { bySign[key] = episode }
            }
            var matchedIDs: Set<Episode.ID> = []
            for episode in kept {
                let candidates = signs(episode).compactMap { bySign[$0] }
                guard let match = candidates.first(where: { !matchedIDs.contains($0.id) && isSame(episode, $0) }) else {
                    continue
                }
                matches[episode.id] = match
                matchedIDs.insert(match.id)
            }
            remove(matchedIDs)
        }

        /// Matches the episodes whose sign is the same and unique on both sides.
        mutating func matchUnique(_ key: (Episode) -> String?) {
            func unique(_ episodes: [Episode]) -> [String: Episode] {
                let signed = episodes.compactMap { episode in key(episode).map { ($0, episode) } }
                return Dictionary(grouping: signed, by: \.0).compactMapValues { $0.count == 1 ? $0[0].1 : nil }
            }
            let theirs = unique(listed)
            var matchedIDs: Set<Episode.ID> = []
            for (key, episode) in unique(kept) {
                guard let match = theirs[key], episode.externalIDs.isSame(as: match.externalIDs) != false else {
                    continue
                }
                matches[episode.id] = match
                matchedIDs.insert(match.id)
            }
            remove(matchedIDs)
        }

        private mutating func remove(_ used: Set<Episode.ID>) {
            listed.removeAll { used.contains($0.id) }
            kept.removeAll { matches[$0.id] != nil }
        }
    }
}

extension Episode {
    /// Whether the number is only the place among the specials of TVmaze, which does not number them.
    fileprivate var isNumberedByOrder: Bool {
        number?.isSpecial == true && externalIDs.tvmaze != nil && externalIDs.tmdb == nil && externalIDs.imdb == nil
    }
}

extension Episode.ExternalIDs {
    /// The IDs as texts, each prefixed by its database so that none equals another.
    fileprivate var signs: [String] {
        [imdb?.description, tmdb.map { "tmdb \($0)" }, tvmaze.map { "tvmaze \($0)" }].compactMap(\.self)
    }
}
