import FilmzDomain

/// A change of a person's relation to a film, as JSON. Members that are missing stay as they are.
struct MyFilmInput: Decodable {
    let edits: [MyFilmEdit]

    private enum Member: String, CodingKey {
        case watchlist, favourite, rating, comment, audience
    }

    init(from decoder: any Decoder) throws {
        let members = try decoder.members(Member.self)
        var edits: [MyFilmEdit] = []
        if members.contains(.watchlist) { edits.append(.watchlist(try members.decode(Bool.self, forKey: .watchlist))) }
        if members.contains(.favourite) { edits.append(.favourite(try members.decode(Bool.self, forKey: .favourite))) }
        // Only a rating can be null. The others have a value for nothing: false, "", [].
        if members.contains(.rating) { edits.append(.rate(try members.decodeIfPresent(Rating.self, forKey: .rating))) }
        if members.contains(.comment) { edits.append(.comment(try members.decode(String.self, forKey: .comment))) }
        if members.contains(.audience) { edits.append(.audience(try members.decode(Audience.self, forKey: .audience))) }
        self.edits = edits
    }
}
