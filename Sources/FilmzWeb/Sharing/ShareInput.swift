import FilmzDomain

/// A film or list to share, as JSON.
struct ShareInput: Decodable {
    let id: Share.ID
    let film: Film.ID?
    let list: FilmList.ID?
    /// Whether a list is shared as it is now, without later changes.
    let isSent: Bool
    private let words: ShareWords
    private let hasStars: Bool
    private let hasNote: Bool
    private let showsNotes: Bool
    private let days: Int?
    private let passPhrase: String

    private enum Member: String, CodingKey {
        case id, film, list, isSent, message, audience, sender, stars, filmNote, notes, days, passPhrase
    }

    init(from decoder: any Decoder) throws {
        let members = try decoder.members(Member.self)
        func flag(_ member: Member, otherwise: Bool) throws -> Bool {
            try members.decodeIfPresent(Bool.self, forKey: member) ?? otherwise
        }
        func text(_ member: Member) throws -> String { try members.decodeIfPresent(String.self, forKey: member) ?? "" }
        id = try members.decodeIfPresent(Share.ID.self, forKey: .id) ?? .random()
        film = try members.decodeIfPresent(Film.ID.self, forKey: .film)
        list = try members.decodeIfPresent(FilmList.ID.self, forKey: .list)
        guard (film == nil) != (list == nil) else { throw APIRefusal.missing("film") }
        isSent = try flag(.isSent, otherwise: false)
        hasStars = try flag(.stars, otherwise: false)
        hasNote = try flag(.filmNote, otherwise: false)
        showsNotes = try flag(.notes, otherwise: false)
        words = ShareWords(
            message: try text(.message),
            audience: try members.decodeIfPresent(Audience.self, forKey: .audience) ?? [], sender: try text(.sender))
        days = try members.decodeIfPresent(Int.self, forKey: .days)
        passPhrase = try text(.passPhrase)
    }

    func draft(
        _ subject: ShareDraft.Subject, myFilm: MyFilm?, language: String
    ) -> ShareDraft {
        var words = words
        if hasStars { words.rating = myFilm?.rating }
        if hasNote { words.note = myFilm?.comment ?? "" }
        return ShareDraft(
            subject, words: words, showsNotes: showsNotes, language: language, days: days, passPhrase: passPhrase)
    }
}
