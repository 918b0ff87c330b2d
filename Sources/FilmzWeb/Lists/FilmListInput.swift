import FilmzDomain

/// Changes of lists, as JSON.
enum FilmListInput {
    /// A new list.
    struct New: Decodable {
        let id: FilmList.ID?
        let draft: FilmListDraft
        let films: [FilmzDomain.Film.ID]

        private enum Member: String, CodingKey {
            case id, name, description, isRanked, rule, films
        }

        init(from decoder: any Decoder) throws {
            let members = try decoder.members(Member.self)
            id = try members.decodeIfPresent(FilmList.ID.self, forKey: .id)
            draft = FilmListDraft(
                name: try members.decode(String.self, forKey: .name),
                description: try members.decodeIfPresent(String.self, forKey: .description) ?? "",
                isRanked: try members.decodeIfPresent(Bool.self, forKey: .isRanked) ?? false,
                rule: try members.decodeIfPresent(String.self, forKey: .rule) ?? "")
            films = try members.decodeIfPresent([FilmzDomain.Film.ID].self, forKey: .films) ?? []
        }
    }

    /// A change of a list's own members. Members that are missing stay as they are.
    struct Change: Decodable {
        let edits: [FilmListEdit]

        private enum Member: String, CodingKey {
            case name, description, isRanked, rule
        }

        init(from decoder: any Decoder) throws {
            let members = try decoder.members(Member.self)
            var edits: [FilmListEdit] = []
            if members.contains(.name) { edits.append(.rename(try members.decode(String.self, forKey: .name))) }
            if members.contains(.description) {
                edits.append(.describe(try members.decode(String.self, forKey: .description)))
            }
            if members.contains(.isRanked) { edits.append(.rank(try members.decode(Bool.self, forKey: .isRanked))) }
            if members.contains(.rule) { edits.append(.rule(try members.decode(String.self, forKey: .rule))) }
            self.edits = edits
        }
    }

    /// Films to add to a list.
    struct Films: JSONInput {
        let films: [FilmzDomain.Film.ID]

        enum CodingKeys: CodingKey {
            case films
        }
    }

    /// A text with the names of films.
    struct Text: JSONInput {
        let text: String

        enum CodingKeys: CodingKey {
            case text
        }
    }

    /// A change of a film's place or note on a list. Members that are missing stay as they are.
    struct Film: Decodable {
        private let note: String?
        /// The note before the change; nil to set the note whatever it was.
        private let wasNote: String?
        private let place: FilmListEdit.Place?

        private enum Member: String, CodingKey {
            case note, wasNote, before, after, number
        }

        init(from decoder: any Decoder) throws {
            let members = try decoder.members(Member.self)
            note = try members.decodeIfPresent(String.self, forKey: .note)
            wasNote = try members.decodeIfPresent(String.self, forKey: .wasNote)
            let places: [FilmListEdit.Place?] = [
                try members.decodeIfPresent(FilmzDomain.Film.ID.self, forKey: .before).map { .before($0) },
                try members.decodeIfPresent(FilmzDomain.Film.ID.self, forKey: .after).map { .after($0) },
                try members.decodeIfPresent(Int.self, forKey: .number).map { .number($0) },
            ]
            let given = places.compactMap(\.self)
            guard given.count <= 1 else { throw APIRefusal.invalid("number") }
            place = given.first
        }

        func edits(of film: FilmzDomain.Film.ID) -> [FilmListEdit] {
            [note.map { .note(film, $0, was: wasNote) }, place.map { .move(film, $0) }].compactMap(\.self)
        }
    }
}
