public import FilmzDomain
import Foundation

/// A list in files, with its films.
public struct ImportedList: Hashable, Sendable {
    /// The ID in an archive of Filmz; nil for lists of other products, which are identified by name.
    public var id: FilmList.ID?
    public var draft: FilmListDraft
    /// The time it was made; nil when the file does not have it.
    public var madeAt: Timestamp?
    /// The films in the order of the list.
    public internal(set) var films: [Listed] = []

    public struct Listed: Hashable, Sendable {
        /// The index of the film in ``ImportPlan/entries``.
        public var entry: Int
        /// The note; empty when there is none.
        public var note: String
        /// The time it was added to the list; nil when the file does not have it.
        public var addedAt: Timestamp?
    }
}

extension ExchangeFile {
    /// The lists of the file.
    /// - Parameters:
    ///   - films: the films of the file: ``films(at:in:)``
    ///   - first: the index of the first of these films among the entries of the plan
    func takenLists(_ films: [ImportedFilm], from first: Int, at now: Timestamp, in zone: TimeZone) -> [ImportedList] {
        if let archive { return archive.takenLists(films, from: first) }
        let calendar = Calendar(gregorianIn: zone)
        var taken = lists.map { list in
            ImportedList(
                draft: FilmListDraft(
                    name: list.name.listName, description: list.description.shortened(to: FilmList.descriptionLimit),
                    isRanked: list.isRanked ?? false),
                madeAt: list.madeOn.noon(on: calendar, atMost: now))
        }
        var places: [[(position: Int, listed: ImportedList.Listed)]] = lists.map { _ in [] }
        for (index, film) in films.enumerated() {
            for membership in film.memberships where taken.indices.contains(membership.list) {
                let listed = ImportedList.Listed(
                    entry: first + index, note: membership.note.shortened(to: FilmList.noteLimit),
                    addedAt: membership.addedOn.noon(on: calendar, atMost: now))
                places[membership.list].append((membership.position ?? .max, listed))
            }
        }
        // Films without a position follow in the order of the file.
        for index in taken.indices {
            taken[index].films = places[index].enumerated()
                .sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }.map(\.element.listed)
        }
        return taken
    }
}

extension FilmzArchive {
    fileprivate func takenLists(_ films: [ImportedFilm], from first: Int) -> [ImportedList] {
        let places = films.enumerated().compactMap { index, film in film.facts.map { ($0.id, first + index) } }
        let entries = Dictionary(places) { first, _ in first }
        return lists.map { list in
            var taken = ImportedList(id: list.id, draft: list.draft, madeAt: list.madeAt)
            taken.films = list.films.compactMap { listed in
                entries[listed.film].map { ImportedList.Listed(entry: $0, note: listed.note, addedAt: listed.addedAt) }
            }
            return taken
        }
    }
}

extension String {
    /// A valid name for a list, which is never empty.
    fileprivate var listName: String {
        let name = printable.shortened(to: FilmList.nameLimit)
        return if name.isEmpty { "?" } else { name }
    }

    /// The text without white space around it, truncated with an ellipsis if it is too long.
    fileprivate func shortened(to limit: Int) -> String {
        let text = trimmingCharacters(in: .whitespacesAndNewlines)
        return if text.count <= limit { text } else { text.prefix(limit - 1) + "…" }
    }
}
