extension Share: Encodable {
    private enum CodingKeys: CodingKey {
        case audience, expiresAt, film, hasPassPhrase, id, isSent, list, madeAt, message, name, note, openedOn, rating,
            sender, showsNotes, takenBackAt
    }

    /// Encodes a share without its URLs, which cannot be restored once they were returned.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        switch subject {
        case .film(let film): try members.encode(film, forKey: .film)
        case .list(let list): try members.encode(list, forKey: .list)
        case .sentList(let list): try members.encode(list, forKey: .list)
        }
        if case .sentList = subject { try members.encode(true, forKey: .isSent) }
        try members.encode(words.audience, forKey: .audience)
        try members.encodeIfPresent(expiresAt, forKey: .expiresAt)
        try members.encode(hasPassPhrase, forKey: .hasPassPhrase)
        try members.encode(id, forKey: .id)
        try members.encode(madeAt, forKey: .madeAt)
        try members.encode(words.message, forKey: .message)
        try members.encode(name, forKey: .name)
        try members.encode(words.note, forKey: .note)
        try members.encodeIfPresent(openedOn, forKey: .openedOn)
        try members.encodeIfPresent(words.rating, forKey: .rating)
        try members.encode(words.sender, forKey: .sender)
        try members.encode(showsNotes, forKey: .showsNotes)
        try members.encodeIfPresent(takenBackAt, forKey: .takenBackAt)
    }
}
