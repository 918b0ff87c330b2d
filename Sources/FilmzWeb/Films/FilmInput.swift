import FilmzDomain

/// A film added or corrected by hand, as JSON.
struct FilmInput: Decodable {
    let draft: FilmDraft

    private enum Member: String, CodingKey {
        case title, originalTitle, year, runtime, directors, genres, imdbID
    }

    init(from decoder: any Decoder) throws {
        let members = try decoder.members(Member.self)
        draft = FilmDraft(
            title: try members.decode(String.self, forKey: .title),
            originalTitle: try members.decodeIfPresent(String.self, forKey: .originalTitle) ?? "",
            year: try members.decodeIfPresent(Int.self, forKey: .year),
            runtime: try members.decodeIfPresent(Int.self, forKey: .runtime),
            directors: try members.decodeIfPresent([String].self, forKey: .directors) ?? [],
            genres: try members.decodeIfPresent([String].self, forKey: .genres) ?? [],
            imdbID: try members.decodeIfPresent(IMDbID.self, forKey: .imdbID))
    }
}
