import FilmzDomain

/// A list as it is stored in a change. Empty values are left out.
struct StoredList: Codable {
    var name: String
    var description: String?
    var ranked: Bool?
    var rule: String?
    var removed: Bool?
    var made: Int64
    var changed: Int64

    init(_ list: FilmList) {
        name = list.name
        description = if list.description.isEmpty { nil } else { list.description }
        ranked = if list.isRanked { true } else { nil }
        removed = if list.isRemoved { true } else { nil }
        rule = list.rule?.text
        made = list.madeAt.milliseconds
        changed = list.changedAt.milliseconds
    }

    func list(_ id: FilmList.ID) -> FilmList {
        FilmList(
            id: id, name: name, description: description ?? "", isRanked: ranked ?? false,
            rule: rule.flatMap(SearchQuery.init), isRemoved: removed ?? false, madeAt: Timestamp(milliseconds: made),
            changedAt: Timestamp(milliseconds: changed))
    }
}

/// A film on a list as it is stored in a change.
struct StoredListEntry: Codable {
    var position: String
    var note: String?
    var added: Int64

    init(_ entry: FilmListEntry) {
        position = entry.position.text
        note = if entry.note.isEmpty { nil } else { entry.note }
        added = entry.addedAt.milliseconds
    }

    func entry(_ film: Film.ID) throws -> FilmListEntry {
        guard let position = ListPosition(position) else { throw ChangeFormatError() }
        return FilmListEntry(
            film: film, position: position, note: note ?? "", addedAt: Timestamp(milliseconds: added))
    }
}
