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
    func importedLists(_ films: [ImportedFilm], from first: Int, at now: Timestamp, in zone: TimeZone) -> [ImportedList]
    {
        if let archive { return archive.importedLists(films, from: first) }
        let calendar = Calendar(gregorianIn: zone)
        var lists = lists.map { list in
            ImportedList(
                draft: FilmListDraft(
                    name: list.name.listName, description: list.description.shortened(to: FilmList.descriptionLimit),
                    isRanked: list.isRanked ?? false),
                madeAt: list.madeOn.noon(on: calendar, atMost: now))
        }
        var positionedItems: [[(position: Int, item: ImportedList.Listed)]] = lists.map { _ in [] }
        for (index, film) in films.enumerated() {
            for membership in film.memberships where lists.indices.contains(membership.list) {
                let item = ImportedList.Listed(
                    entry: first + index, note: membership.note.shortened(to: FilmList.noteLimit),
                    addedAt: membership.addedOn.noon(on: calendar, atMost: now))
                positionedItems[membership.list].append((membership.position ?? .max, item))
            }
        }
        // Films without a position follow in the order of the file.
        for index in lists.indices {
            lists[index].films = positionedItems[index].enumerated()
                .sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }.map(\.element.item)
        }
        return lists
    }
}

extension FilmzArchive {
    fileprivate func importedLists(_ films: [ImportedFilm], from first: Int) -> [ImportedList] {
        let indices = films.enumerated().compactMap { index, film in film.facts.map { ($0.id, first + index) } }
        let entries = Dictionary(indices) { first, _ in first }
        return lists.map { list in
            var result = ImportedList(id: list.id, draft: list.draft, madeAt: list.madeAt)
            result.films = list.films.compactMap { item in
                entries[item.film].map { ImportedList.Listed(entry: $0, note: item.note, addedAt: item.addedAt) }
            }
            return result
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
