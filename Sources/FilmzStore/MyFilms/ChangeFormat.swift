import FilmzDomain
import FilmzJSON
import Foundation

/// The format in which relations and queries of a change are stored. Rows outlive versions of Filmz: each has the
/// number of its format, and every format that was ever written stays readable.
enum ChangeFormat: Int {
    /// The JSON that the domain's types once had in API answers: ``FirstChangeFormat``.
    case first = 1
    /// The JSON of ``StoredRelation``, ``StoredQueries``, ``StoredList`` and ``StoredListEntry``.
    case second = 2

    /// The format of new rows.
    static let current = second

    func relation(_ json: String) throws -> MyFilm {
        switch self {
        case .first:
            return try JSONCoding.value(FirstChangeFormat.Relation.self, from: json).myFilm
        case .second:
            if let relation = StoredRelation(json: json) { return try relation.myFilm }
            return try JSONCoding.value(StoredRelation.self, from: json).myFilm
        }
    }

    func queries(_ json: String) throws -> (forgotten: [RecentQuery], remembered: [RecentQuery]) {
        switch self {
        case .first: try JSONCoding.value(FirstChangeFormat.Queries.self, from: json).queries
        case .second: try JSONCoding.value(StoredQueries.self, from: json).queries
        }
    }

    func list(_ json: String, id: FilmList.ID) throws -> FilmList {
        try JSONCoding.value(StoredList.self, from: json).list(id)
    }

    func listEntry(_ json: String, of film: Film.ID) throws -> FilmListEntry {
        try JSONCoding.value(StoredListEntry.self, from: json).entry(film)
    }

    /// A relation in the current format.
    static func json(_ myFilm: MyFilm) -> [UInt8] { StoredRelation(myFilm).json }

    /// Queries in the current format.
    static func json(forgotten: [RecentQuery], remembered: [RecentQuery]) throws -> String {
        try JSONCoding.text(of: StoredQueries(forgotten: forgotten, remembered: remembered))
    }
}

/// A relation to a film as it is stored in a change. Empty values are left out.
struct StoredRelation: Codable {
    var watchlisted: Int64?
    var favourite: Int64?
    /// The rating in half stars.
    var rating: Int?
    var rated: Int64?
    var comment: String?
    /// The raw value of the audience.
    var audience: Int?
    var tags: [String]?
    var told: [StoredReferral]?
    var standing: StoredShowStatus?
    var startedOver: Int64?
    var leftovers: [Leftover]?
    var count: Int?
    var viewings: [StoredViewing]?
    var unmet: Bool?

    init() {}

    init(_ myFilm: MyFilm) {
        watchlisted = myFilm.watchlistedAt?.milliseconds
        favourite = myFilm.favouriteAt?.milliseconds
        rating = myFilm.rating?.halfStars
        rated = myFilm.ratedAt?.milliseconds
        comment = myFilm.comment.nonEmpty
        audience = if myFilm.audience.isEmpty { nil } else { myFilm.audience.rawValue }
        tags = myFilm.tags.stored
        told = if myFilm.referrals.isEmpty { nil } else { myFilm.referrals.map(StoredReferral.init) }
        standing = myFilm.showStatus.map(StoredShowStatus.init)
        startedOver = myFilm.startedOverAt?.milliseconds
        leftovers = if myFilm.leftovers.isEmpty { nil } else { myFilm.leftovers }
        count = if myFilm.viewingCount == 0 { nil } else { myFilm.viewingCount }
        viewings = if myFilm.viewings.isEmpty { nil } else { myFilm.viewings.map(StoredViewing.init) }
        unmet = if myFilm.isUnmet { true } else { nil }
    }

    var myFilm: MyFilm {
        get throws {
            MyFilm(
                watchlistedAt: watchlisted.map(Timestamp.init(milliseconds:)),
                favouriteAt: favourite.map(Timestamp.init(milliseconds:)),
                rating: rating.flatMap(Rating.init(halfStars:)),
                ratedAt: rated.map(Timestamp.init(milliseconds:)),
                comment: comment ?? "",
                audience: Audience(rawValue: audience ?? 0),
                tags: Tags((tags ?? []).map(Tag.init(accepted:))),
                referrals: (told ?? []).map(\.referral),
                showStatus: try standing.map { try $0.showStatus },
                startedOverAt: startedOver.map(Timestamp.init(milliseconds:)),
                leftovers: leftovers ?? [],
                viewings: (viewings ?? []).map(\.viewing),
                viewingCount: count ?? 0,
                isUnmet: unmet ?? false)
        }
    }
}

/// A person who told about a film, as stored in a change.
struct StoredReferral: Codable {
    var by: String
    var message: String?
    var at: Int64

    init(_ referral: Referral) {
        by = referral.by
        message = referral.message.nonEmpty
        at = referral.at.milliseconds
    }

    var referral: Referral { Referral(by: by, message: message ?? "", at: Timestamp(milliseconds: at)) }
}

/// A person's status of a show, as stored in a change.
struct StoredShowStatus: Codable {
    var kind: String
    var since: Int64
    var reason: String?

    init(_ status: ShowStatus) {
        kind = status.kind.rawValue
        since = status.since.milliseconds
        reason = status.reason.nonEmpty
    }

    var showStatus: ShowStatus {
        get throws {
            guard let kind = ShowStatus.Kind(rawValue: kind) else { throw ChangeFormatError() }
            return ShowStatus(kind, since: Timestamp(milliseconds: since), reason: reason ?? "")
        }
    }
}

/// A viewing as it is stored in a change: ``ViewingFormat/change``.
struct StoredViewing: Codable {
    let viewing: Viewing

    init(_ viewing: Viewing) {
        self.viewing = viewing
    }

    init(from decoder: any Decoder) throws {
        viewing = try ViewingReading(from: decoder, in: .change).viewing()
    }

    func encode(to encoder: any Encoder) throws {
        try viewing.encode(to: encoder, in: .change)
    }
}

/// Forgotten queries as they are stored in a change.
struct StoredQueries: Codable {
    struct Query: Codable {
        var text: String
        var used: Int64
    }

    var forgotten: [Query]
    var remembered: [Query]

    init(forgotten: [RecentQuery], remembered: [RecentQuery]) {
        func stored(_ queries: [RecentQuery]) -> [Query] {
            queries.map { Query(text: $0.text, used: $0.usedAt.milliseconds) }
        }
        self.forgotten = stored(forgotten)
        self.remembered = stored(remembered)
    }

    var queries: (forgotten: [RecentQuery], remembered: [RecentQuery]) {
        func read(_ queries: [Query]) -> [RecentQuery] {
            queries.map { RecentQuery(text: $0.text, usedAt: Timestamp(milliseconds: $0.used)) }
        }
        return (read(forgotten), read(remembered))
    }
}

/// The error that a stored change has contents that no version of Filmz writes.
struct ChangeFormatError: Error {}

extension Tags {
    fileprivate var stored: [String]? { if isEmpty { nil } else { all.map(\.text) } }
}
