/// The difference that an edit makes to a list.
public struct FilmListDifference: Hashable, Sendable {
    /// The entry of a film before and after; nil when the film was not on the list, or no longer is.
    public struct Entry: Hashable, Sendable {
        public var before: FilmListEntry?
        public var after: FilmListEntry?

        public init(before: FilmListEntry?, after: FilmListEntry?) {
            self.before = before
            self.after = after
        }
    }

    public var before: FilmList
    public var after: FilmList
    /// The films whose entries differ.
    public var entries: [Film.ID: Entry]

    public init(before: FilmList, after: FilmList, entries: [Film.ID: Entry] = [:]) {
        self.before = before
        self.after = after
        self.entries = entries.filter { $0.value.before != $0.value.after }
    }

    /// Whether nothing differs, except perhaps the time of the last change.
    public var isEmpty: Bool {
        var after = after
        after.changedAt = before.changedAt
        return after == before && entries.isEmpty
    }

    /// The sum of two differences.
    /// - Parameter next: the difference that was made after this one
    public func followed(by next: FilmListDifference) -> FilmListDifference {
        let entries = entries.merging(next.entries) { Entry(before: $0.before, after: $1.after) }
        return FilmListDifference(before: before, after: next.after, entries: entries)
    }

    /// The same difference, with notes on the films that it adds to the list.
    /// - Throws: ``DomainError/invalid(_:_:)``
    public func noting(_ notes: [Film.ID: String]) throws(DomainError) -> FilmListDifference {
        var noted = self
        for (film, note) in notes where noted.entries[film]?.before == nil {
            noted.entries[film]?.after?.note = try note.checked(.note, limit: FilmList.noteLimit, multiline: true)
        }
        return noted
    }

    /// The same difference, with each film replaced by the one that its ID leads to.
    public func leading(_ lead: (Film.ID) throws -> Film.ID) rethrows -> FilmListDifference {
        var entries: [Film.ID: Entry] = [:]
        for (film, var entry) in self.entries {
            let film = try lead(film)
            entry.before?.film = film
            entry.after?.film = film
            entries[film] = entry
        }
        return FilmListDifference(before: before, after: after, entries: entries)
    }
}

/// The entries of a list, as the rules query them.
public protocol FilmListEntries {
    var count: Int { get throws }

    /// The entries of those films that are on the list.
    func entries(of films: Set<Film.ID>) throws -> [Film.ID: FilmListEntry]

    /// The last position before another one, or the last of all if `other` is nil; nil when there is none.
    func position(before other: ListPosition?) throws -> ListPosition?

    /// The first position after another one, or the first of all if `other` is nil; nil when there is none.
    func position(after other: ListPosition?) throws -> ListPosition?

    /// The position at a number, counted from 1.
    func position(number: Int) throws -> ListPosition?
}

extension FilmList {
    /// The difference that an edit makes. Several edits must be queried one after another, each with the entries that
    /// the one before left.
    /// - Throws: ``DomainError``, and the errors of reading the entries
    public func difference(
        _ edit: FilmListEdit, in entries: some FilmListEntries, at now: Timestamp
    ) throws -> FilmListDifference {
        var after = self
        after.changedAt = max(now, changedAt)
        var changed: [Film.ID: FilmListDifference.Entry] = [:]
        if rule != nil, !edit.films.isEmpty { throw DomainError.listByRule }
        switch edit {
        case .rename(let name): after.name = try Self.checked(name: name)
        case .describe(let text): after.description = try Self.checked(description: text)
        case .rank(let isRanked): after.isRanked = isRanked
        case .rule(let text):
            guard rule != nil else { throw DomainError.listByRule }
            after.rule = try Self.checked(rule: text)
        case .setRemoved(let isRemoved): after.isRemoved = isRemoved
        case .add(let films): changed = try Self.adding(films, to: entries, at: now)
        case .remove(let films):
            changed = try entries.entries(of: films).mapValues { .init(before: $0, after: nil) }
        case .move(let film, let place):
            let entry = try Self.entry(of: film, in: entries)
            var movedEntry = entry
            movedEntry.position = try Self.position(at: place, for: entry, in: entries)
            changed[film] = .init(before: entry, after: movedEntry)
        case .note(let film, let text, let formerNote):
            let entry = try Self.entry(of: film, in: entries)
            var noted = entry
            noted.note = try text.checked(.note, limit: Self.noteLimit, multiline: true)
            if let formerNote = try formerNote?.checked(.note, limit: Self.noteLimit, multiline: true) {
                if noted.note == formerNote { noted.note = entry.note }
                guard [formerNote, noted.note].contains(entry.note) else { throw DomainError.noteChanged(entry.note) }
            }
            changed[film] = .init(before: entry, after: noted)
        case .several: break
        }
        return FilmListDifference(before: self, after: after, entries: changed)
    }

    public static func checked(name: String) throws(DomainError) -> String {
        let name = try name.checked(.listName, limit: nameLimit)
        guard !name.isEmpty else { throw .invalid(.listName, .missing) }
        return name
    }

    public static func checked(description: String) throws(DomainError) -> String {
        try description.checked(.listDescription, limit: descriptionLimit, multiline: true)
    }

    /// - Throws: ``DomainError/invalid(_:_:)`` when the text has no conditions
    public static func checked(rule: String) throws(DomainError) -> SearchQuery {
        let text = try rule.checked(.listRule, limit: SearchQuery.characterLimit)
        guard !text.isEmpty else { throw .invalid(.listRule, .missing) }
        // The services that exist are unknown here.
        guard let query = SearchQuery(text), SearchSentence(query, naming: .any) != nil else {
            throw .invalid(.listRule, .malformed)
        }
        return query
    }

    private static func adding(
        _ films: [Film.ID], to entries: some FilmListEntries, at now: Timestamp
    ) throws -> [Film.ID: FilmListDifference.Entry] {
        var knownIDs = Set(try entries.entries(of: Set(films)).keys)
        let new = films.filter { knownIDs.insert($0).inserted }
        guard !new.isEmpty else { return [:] }
        guard try entries.count + new.count <= filmLimit else { throw DomainError.listFull }
        let positions = ListPosition.following(try entries.position(before: nil), count: new.count)
        return Dictionary(
            uniqueKeysWithValues: zip(new, positions).map { film, position in
                (film, .init(before: nil, after: FilmListEntry(film: film, position: position, addedAt: now)))
            })
    }

    private static func entry(of film: Film.ID, in entries: some FilmListEntries) throws -> FilmListEntry {
        guard let entry = try entries.entries(of: [film])[film] else { throw DomainError.notOnList }
        return entry
    }

    /// The new position of an entry. A place beside which it already is leaves it where it is.
    private static func position(
        at place: FilmListEdit.Place, for entry: FilmListEntry, in entries: some FilmListEntries
    ) throws -> ListPosition {
        func position(before high: ListPosition?) throws -> ListPosition {
            let low = try entries.position(before: high)
            if low == entry.position || high == entry.position { return entry.position }
            return .between(low, high: high)
        }
        func position(after low: ListPosition?) throws -> ListPosition {
            let high = try entries.position(after: low)
            if high == entry.position || low == entry.position { return entry.position }
            return .between(low, high: high)
        }
        switch place {
        case .first: return try position(after: nil)
        case .last: return try position(before: nil)
        case .before(let film): return try position(before: Self.entry(of: film, in: entries).position)
        case .after(let film): return try position(after: Self.entry(of: film, in: entries).position)
        case .up: return try entries.position(before: entry.position).map(position(before:)) ?? entry.position
        case .down: return try entries.position(after: entry.position).map(position(after:)) ?? entry.position
        case .number(let number):
            guard let there = try entries.position(number: max(number, 1)) else { return try position(before: nil) }
            return if there < entry.position { try position(before: there) } else { try position(after: there) }
        }
    }

    // MARK: - Undoing

    /// The difference that undoing another one makes to this list as it is now. Later changes stay.
    public func undoing(
        _ difference: FilmListDifference, in entries: some FilmListEntries, at now: Timestamp
    ) throws -> FilmListDifference {
        var result = self
        result.changedAt = max(now, changedAt)
        func restore<Value: Equatable>(_ part: WritableKeyPath<FilmList, Value>) {
            let before = difference.before[keyPath: part]
            let after = difference.after[keyPath: part]
            if self[keyPath: part] == after { result[keyPath: part] = before }
        }
        restore(\.name)
        restore(\.description)
        restore(\.isRanked)
        restore(\.rule)
        restore(\.isRemoved)
        let current = try entries.entries(of: Set(difference.entries.keys))
        var changed: [Film.ID: FilmListDifference.Entry] = [:]
        for (film, entry) in difference.entries {
            let now = current[film]
            var restored = Self.undoing(entry, of: now)
            if let position = restored?.position, position != now?.position {
                restored?.position = try Self.free(position, in: entries)
            }
            changed[film] = .init(before: now, after: restored)
        }
        return FilmListDifference(before: self, after: result, entries: changed)
    }

    private static func undoing(
        _ change: FilmListDifference.Entry, of current: FilmListEntry?
    ) -> FilmListEntry? {
        guard let before = change.before, let after = change.after, var result = current else {
            // The film was added to the list or removed from it.
            let isAsLeft = (current == nil) == (change.after == nil)
            return if isAsLeft { change.before } else { current }
        }
        if result.position == after.position { result.position = before.position }
        if result.note == after.note { result.note = before.note }
        return result
    }

    /// The position, or one right after it if another film has taken it meanwhile.
    private static func free(_ position: ListPosition, in entries: some FilmListEntries) throws -> ListPosition {
        let next = try entries.position(after: position)
        guard try entries.position(before: next) == position else { return position }
        return .between(position, high: next)
    }
}
