import FilmzDomain

/// A change of a person's relation to a film, as JSON. Members that are missing stay as they are.
struct MyFilmInput: Decodable {
    let edits: [MyFilmEdit]

    private enum Member: String, CodingKey {
        case watchlist, favourite, rating, comment, audience, tags, addTags, removeTags, told, notTold, standing,
            startOver
    }

    /// A person who told about the film, and what they said.
    private struct Teller: Decodable {
        let edit: MyFilmEdit

        private enum Member: String, CodingKey {
            case by, message
        }

        init(from decoder: any Decoder) throws {
            let members = try decoder.members(Member.self)
            edit = .told(
                by: try members.decode(String.self, forKey: .by),
                message: try members.decodeIfPresent(String.self, forKey: .message) ?? "")
        }
    }

    /// A person's status of a show that they do not continue, and the reason.
    private struct Status: Decodable {
        let edit: MyFilmEdit

        private enum Member: String, CodingKey {
            case kind, reason
            /// Read-only.
            case since
        }

        init(from decoder: any Decoder) throws {
            let members = try decoder.members(Member.self)
            edit = .showStatus(
                try members.decode(ShowStatus.Kind.self, forKey: .kind),
                reason: try members.decodeIfPresent(String.self, forKey: .reason) ?? "")
        }
    }

    init(from decoder: any Decoder) throws {
        let members = try decoder.members(Member.self)
        var edits: [MyFilmEdit] = []
        if members.contains(.watchlist) { edits.append(.watchlist(try members.decode(Bool.self, forKey: .watchlist))) }
        if members.contains(.favourite) { edits.append(.favourite(try members.decode(Bool.self, forKey: .favourite))) }
        // Only a rating and a show's status can be null. The others have a value for nothing: false, "", [].
        if members.contains(.rating) { edits.append(.rate(try members.decodeIfPresent(Rating.self, forKey: .rating))) }
        if members.contains(.comment) { edits.append(.comment(try members.decode(String.self, forKey: .comment))) }
        if members.contains(.audience) { edits.append(.audience(try members.decode(Audience.self, forKey: .audience))) }
        if members.contains(.tags) { edits.append(.tags(try members.decode(Tags.self, forKey: .tags))) }
        let added = try members.decodeIfPresent(Tags.self, forKey: .addTags) ?? Tags()
        let removed = try members.decodeIfPresent(Tags.self, forKey: .removeTags) ?? Tags()
        if !added.isEmpty || !removed.isEmpty { edits.append(.tag(added, removing: removed)) }
        if members.contains(.told) { edits.append(try members.decode(Teller.self, forKey: .told).edit) }
        if members.contains(.notTold) {
            edits.append(.notTold(by: try members.decode(String.self, forKey: .notTold)))
        }
        if members.contains(.standing) {
            edits.append(try members.decodeIfPresent(Status.self, forKey: .standing)?.edit ?? .showStatus(nil))
        }
        if try members.decodeIfPresent(Bool.self, forKey: .startOver) == true { edits.append(.startOver) }
        self.edits = edits
    }
}
