import FilmzDomain

/// A line of `films.jsonl`.
struct ArchivedFilm: Decodable {
    private var id: Film.ID
    private var kind: Film.Kind?
    private var title: String
    private var originalTitle: String?
    private var year: Int?
    private var runtime: Int?
    private var directors: [String]?
    private var genres: [String]?
    private var ids: ExternalIDs?
    let isOwn: Bool?

    var film: Film {
        Film(
            id: id, title: title, originalTitle: originalTitle, year: year, runtime: runtime, genres: genres ?? [],
            directors: directors ?? [], externalIDs: ids ?? ExternalIDs(), kind: kind)
    }
}

/// A line of `episodes.jsonl`.
struct ArchivedEpisode: Decodable {
    let film: Film.ID
    let id: Episode.ID
    private var number: EpisodeNumber?
    private var title: String?
    private var aired: CalendarDay?
    private var runtime: Int?
    private var ids: Episode.ExternalIDs?

    var episode: Episode {
        Episode(
            id: id, number: number, title: title, aired: aired, runtime: runtime,
            externalIDs: ids ?? Episode.ExternalIDs())
    }
}

/// A line of `relations.jsonl`.
struct ArchivedRelation: Decodable {
    struct Teller: Decodable {
        var by: String
        var message: String?
        var at: Timestamp
    }

    struct Status: Decodable {
        var kind: ShowStatus.Kind
        var since: Timestamp
        var reason: String?
    }

    let film: Film.ID
    private var watchlistedAt: Timestamp?
    private var favouriteAt: Timestamp?
    private var rating: Rating?
    private var ratedAt: Timestamp?
    private var comment: String?
    private var audience: Audience?
    private var tags: [String]?
    private var told: [Teller]?
    private var standing: Status?
    private var startedOverAt: Timestamp?
    private var leftovers: [Leftover]?

    var mine: MyFilm {
        get throws {
            MyFilm(
                watchlistedAt: watchlistedAt, favouriteAt: favouriteAt, rating: rating, ratedAt: ratedAt,
                comment: comment ?? "", audience: audience ?? [], tags: Tags(try (tags ?? []).map { try Tag($0) }),
                referrals: (told ?? []).map { Referral(by: $0.by, message: $0.message ?? "", at: $0.at) },
                showStatus: standing.map { ShowStatus($0.kind, since: $0.since, reason: $0.reason ?? "") },
                startedOverAt: startedOverAt, leftovers: [].adding(leftovers ?? []))
        }
    }
}

/// A line of `viewings.jsonl`.
struct ArchivedViewing: Decodable {
    let film: Film.ID
    let viewing: Viewing

    /// The member besides those of ``ViewingFormat/archive``.
    private enum Member: String, CodingKey {
        case film
    }

    init(from decoder: any Decoder) throws {
        film = try decoder.container(keyedBy: Member.self).decode(Film.ID.self, forKey: .film)
        viewing = try ViewingReading(from: decoder, in: .archive).viewing()
    }
}

/// A line of `lists.jsonl`.
struct ArchivedListHead: Decodable {
    let id: FilmList.ID
    private var name: String
    private var description: String?
    private var isRanked: Bool?
    private var rule: String?
    let madeAt: Timestamp?

    var draft: FilmListDraft {
        FilmListDraft(name: name, description: description ?? "", isRanked: isRanked ?? false, rule: rule ?? "")
    }
}

/// A line of `list-films.jsonl`.
struct ArchivedListFilm: Decodable {
    let list: FilmList.ID
    let film: Film.ID
    let note: String?
    let addedAt: Timestamp?
}
