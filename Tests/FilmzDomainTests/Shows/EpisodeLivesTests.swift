import FilmzContracts
import FilmzDomain
import FilmzTestSupport
import Testing

/// Shows whose databases renumber, rename, translate, remove, join, split and bring back episodes, while somebody logs
/// them.
struct EpisodeLivesTests {
    /// No viewing loses its place while its number or any of its IDs still stands, and none gets a place without a
    /// sign.
    @Test func anEpisodeKeepsItsPlaceWhateverDatabasesDo() {
        let rounds = RandomRounds(200, each: 200)
        for round in 0..<rounds.count {
            let seed = rounds.seed &+ UInt64(round)
            var life = ShowLife(seed: seed)
            for step in 0..<12 {
                life.log()
                life.change()
                let before = life.kept
                life.learn()
                let place: Comment = "seed \(seed), step \(step): \(before) with \(life.listed)"
                #expect(life.kept.map(\.id) == before.map(\.id), place)
                let numbers = life.kept.compactMap(\.number)
                #expect(Set(numbers).count == numbers.count, place)
                for (old, new) in zip(before, life.kept) { life.expectPlace(of: new, before: old, place) }
            }
        }
    }
}

/// A show, the list that one database has of it by now, and what is kept of the episodes that somebody logged.
private struct ShowLife {
    private(set) var kept: [Episode] = []
    private(set) var listed: [Episode] = []

    private var random: SeededGenerator
    private var removed: [Episode] = []
    private var lastID = 100
    private var isTVmaze = false

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        for part in 1...Int.random(in: 3...9, using: &random) { listed.append(entry(titled: "Part \(part)", on: part)) }
        number()
    }

    private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

    private mutating func entry(titled title: String?, on day: Int?) -> Episode {
        lastID += 1
        let ids = isTVmaze ? Episode.ExternalIDs(tvmaze: lastID) : Episode.ExternalIDs(tmdb: lastID)
        let id = isTVmaze ? Episode.ID(tvmaze: lastID) : Episode.ID(tmdb: lastID)
        let aired = day.flatMap { CalendarDay(year: 1990, month: 1, day: 1)?.after(days: 7 * $0) }
        return Episode(id: id ?? Episode.ID(.first), number: nil, title: title, aired: aired, externalIDs: ids)
    }

    /// Counts the episodes through, in seasons of five.
    private mutating func number() {
        for index in listed.indices {
            listed[index].number = EpisodeNumber(season: index / 5 + 1, episode: index % 5 + 1)
        }
    }

    /// Somebody logs an episode of the list, or a file names one by its number, its title, or its number at IMDb.
    mutating func log() {
        guard let seen = listed.randomElement(using: &random), let number = seen.number,
            !kept.contains(where: { $0.number == number || $0.externalIDs.isSame(as: seen.externalIDs) == true })
        else { return }
        guard chance(40) else {
            // A store gives another ID to an episode if one has it that was entered anew since.
            let isTaken = kept.contains { $0.id == seen.id }
            return kept.append(isTaken ? seen.identified(by: Episode.ID(keeping: number, after: kept.count)) : seen)
        }
        let id = Episode.ID(keeping: number, after: kept.count)
        let title = [nil, seen.title, seen.title.map { "\($0), as told" }].randomElement(using: &random) ?? nil
        kept.append(Episode(id: id, number: number, title: title, aired: chance(30) ? seen.aired : nil))
    }

    /// One thing that databases do to their lists.
    mutating func change() {
        let place = Int.random(in: 0..<max(1, listed.count), using: &random)
        switch Int.random(in: 0..<9, using: &random) {
        case 0: listed.insert(entry(titled: "New \(lastID)", on: chance(50) ? lastID : nil), at: place)
        case 1 where listed.count > 1: removed.append(listed.remove(at: place))
        case 2: listed.shuffle(using: &random)
        case 3: for index in listed.indices { listed[index].title = listed[index].title.map { "\($0) (überarbeitet)" } }
        case 4: for index in listed.indices { listed[index].title = chance(50) ? "Episode \(index + 1)" : nil }
        case 5:
            // Removed, and entered again.
            let old = listed[place]
            var new = entry(titled: old.title, on: nil)
            new.aired = old.aired
            listed[place] = new
        case 6 where listed.count > 2:
            // Two become one, and one becomes two.
            let next = min(place + 1, listed.count - 1)
            listed[min(place, next - 1)].title = "Double"
            removed.append(listed.remove(at: next))
            listed.append(entry(titled: "Half of it", on: nil))
        case 7: if let back = removed.popLast() { listed.insert(back, at: place) }
        default:
            // Another database is asked.
            isTVmaze.toggle()
            listed = listed.map { old in
                var new = entry(titled: old.title, on: nil)
                new.aired = old.aired
                return new
            }
        }
        number()
    }

    /// What a store does with the decisions.
    mutating func learn() {
        for decision in EpisodeReconciliation.decisions(kept: kept, listed: listed) {
            switch decision {
            case .displace(let id): kept = kept.map { $0.id == id ? with($0, number: nil) : $0 }
            case .update(let episode): kept = kept.map { $0.id == episode.id ? episode : $0 }
            }
        }
    }

    private func with(_ episode: Episode, number: EpisodeNumber?) -> Episode {
        var episode = episode
        episode.number = number
        return episode
    }

    /// - Parameter before: the same episode before the newer list came
    func expectPlace(of episode: Episode, before: Episode, _ comment: Comment) {
        // Several, if the list has one of its entries in each of two databases.
        let same = listed.filter { $0.externalIDs.isSame(as: before.externalIDs) == true }
        if !same.isEmpty {
            #expect(same.contains { $0.number == episode.number }, comment)
        } else if let same = listed.first(where: { $0.number == before.number }), nothingSpeaks(against: before, same) {
            #expect(episode.number == before.number, comment)
        }
        guard let number = episode.number, number != before.number,
            let found = listed.first(where: { $0.number == number })
        else { return }
        let isSign =
            found.externalIDs.isSame(as: before.externalIDs) == true
            || before.title != nil && found.title == before.title
            || before.aired != nil && found.aired == before.aired
        #expect(isSign, comment)
    }

    /// Whether an episode of the list may be a kept one that has its number, and is not another kept one by its ID.
    private func nothingSpeaks(against kept: Episode, _ listed: Episode) -> Bool {
        if self.kept.contains(where: { $0.id != kept.id && $0.externalIDs.isSame(as: listed.externalIDs) == true }) {
            return false
        }
        if kept.externalIDs.isSame(as: listed.externalIDs) == false { return false }
        if let day = kept.aired, let other = listed.aired, day != other { return false }
        return kept.title == listed.title || !self.listed.contains { $0.title == kept.title }
    }
}
