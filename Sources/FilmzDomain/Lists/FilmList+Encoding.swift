extension FilmList: Encodable {
    private enum CodingKeys: CodingKey {
        case changedAt, description, id, isRanked, madeAt, name, rule
    }

    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(changedAt, forKey: .changedAt)
        try members.encode(description, forKey: .description)
        try members.encode(id, forKey: .id)
        try members.encode(isRanked, forKey: .isRanked)
        try members.encode(madeAt, forKey: .madeAt)
        try members.encode(name, forKey: .name)
        try members.encodeIfPresent(rule?.text, forKey: .rule)
    }
}

extension FilmListSummary: Encodable {
    private enum CodingKeys: CodingKey {
        case cover, list, totals
    }

    /// Encodes the films of the cover by their IDs.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(cover.map(\.id), forKey: .cover)
        try members.encode(list, forKey: .list)
        try members.encode(totals, forKey: .totals)
    }
}

extension ListedFilm: Encodable {
    private enum CodingKeys: CodingKey {
        case addedAt, film, note, poster, state
    }

    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encodeIfPresent(entry.addedAt, forKey: .addedAt)
        try members.encode(entry.film, forKey: .film)
        try members.encode(note, forKey: .note)
        try members.encodeIfPresent(entry.poster, forKey: .poster)
        try members.encode(entry.state, forKey: .state)
    }
}

extension ListedFilms: Encodable {
    private enum CodingKeys: CodingKey {
        case decades, firstNumber, genres, items, list, next, total, totals
    }

    /// Encodes a page, with the facts about the list beside it.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(decades, forKey: .decades)
        try members.encodeIfPresent(firstNumber, forKey: .firstNumber)
        try members.encode(genres, forKey: .genres)
        try members.encode(films.items, forKey: .items)
        try members.encode(list, forKey: .list)
        try members.encodeIfPresent(films.next, forKey: .next)
        try members.encode(films.total, forKey: .total)
        try members.encode(totals, forKey: .totals)
    }
}
