public import Foundation

/// Recommendations as JSON, the same in URLs, in files and from shared pages. `docs/api.md` describes it.
///
/// A reader ignores unknown members, so new ones can be added. A change that older readers would misunderstand needs a
/// new ``version``.
public enum RecommendationFormat {
    public static let version = 1
    /// The maximum size in bytes of JSON.
    public static let byteLimit = 2 << 20

    /// The value that identifies the document.
    static let mark = "recommendation"

    /// The recommendation as JSON: the same bytes for equal recommendations. Empty members are omitted.
    public static func data(_ recommendation: Recommendation) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Encoding cannot fail: there are only texts, numbers and lists.
        return (try? encoder.encode(Document(recommendation))) ?? Data()
    }

    /// Decodes a recommendation and cleans it: texts without control characters, and nothing beyond its limit.
    public static func read(_ data: Data) throws(RecommendationProblem) -> Recommendation {
        guard data.count <= byteLimit else { throw .tooLarge }
        // Foundation would take zero bytes for a sign of UTF-16.
        guard !data.contains(0), String(validating: data, as: UTF8.self) != nil else { throw .unreadable }
        let document: Document
        do {
            let decoder = JSONDecoder()
            let head = try decoder.decode(Head.self, from: data)
            guard head.filmz == mark else { throw RecommendationProblem.unreadable }
            guard head.version == version else {
                if head.version > version { throw RecommendationProblem.tooNew }
                throw RecommendationProblem.unreadable
            }
            document = try decoder.decode(Document.self, from: data)
        } catch let problem as RecommendationProblem {
            throw problem
        } catch {
            throw .unreadable
        }
        return try document.checked()
    }

    /// The members with which every version begins.
    private struct Head: Decodable {
        let filmz: String
        let version: Int
    }
}

extension RecommendationFormat {
    fileprivate struct Document: Codable {
        struct List: Codable {
            var name: String
            var description: String?
            var isRanked: Bool?
        }

        struct Film: Codable {
            var ids: ExternalIDs?
            var title: String
            var originalTitle: String?
            var year: Int?
            var directors: [String]?
            var kind: String?
            var note: String?
        }

        var filmz: String
        var version: Int
        var from: String?
        var message: String?
        var audience: [String]?
        var rating: Double?
        var note: String?
        var list: List?
        var films: [Film]
        var link: String?
        var sentAt: String?

        init(_ recommendation: Recommendation) {
            filmz = RecommendationFormat.mark
            version = RecommendationFormat.version
            from = recommendation.sender.nonEmpty
            message = recommendation.message.nonEmpty
            audience = if recommendation.audience.isEmpty { nil } else { recommendation.audience.names }
            rating = recommendation.rating?.stars
            note = recommendation.note.nonEmpty
            list = recommendation.list.map {
                List(name: $0.name, description: $0.description.nonEmpty, isRanked: $0.isRanked ? true : nil)
            }
            films = recommendation.films.map { film in
                Film(
                    ids: film.ids.isEmpty ? nil : film.ids, title: film.title, originalTitle: film.originalTitle,
                    year: film.year, directors: film.directors.nonEmpty,
                    kind: film.kind?.rawValue, note: film.note.nonEmpty)
            }
            link = recommendation.link
            sentAt = recommendation.sentAt?.description
        }
    }
}

extension Recommendation: Codable {
    /// Decodes such a document, cleaned and checked like ``RecommendationFormat/read(_:)``.
    public init(from decoder: any Decoder) throws {
        self = try RecommendationFormat.Document(from: decoder).checked()
    }

    /// Encodes the same document as ``RecommendationFormat/data(_:)``.
    public func encode(to encoder: any Encoder) throws {
        try RecommendationFormat.Document(self).encode(to: encoder)
    }
}

// MARK: - Checking what came from outside

extension RecommendationFormat.Document {
    func checked() throws(RecommendationProblem) -> Recommendation {
        guard !films.isEmpty else { throw .noFilms }
        guard films.count <= Recommendation.filmLimit else { throw .tooManyFilms }
        // Several films without a list's name are a list that lost it.
        guard list != nil || films.count == 1 else { throw .unreadable }
        var checked: [RecommendedFilm] = []
        for film in films { checked.append(try film.checked()) }
        return Recommendation(
            sender: try (from ?? "").tidy(Recommendation.senderLimit),
            message: try (message ?? "").tidy(Recommendation.messageLimit, multiline: true),
            // A group that only a newer Filmz knows is ignored.
            audience: Audience((audience ?? []).prefix(100).compactMap { Audience(name: $0) }),
            rating: rating.flatMap { Rating(stars: $0) },
            note: try (note ?? "").tidy(Recommendation.noteLimit, multiline: true),
            list: try list?.checked(), films: checked, link: link.flatMap(WebLink.init)?.text,
            sentAt: sentAt.flatMap { Timestamp($0) })
    }
}

extension RecommendationFormat.Document.List {
    fileprivate func checked() throws(RecommendationProblem) -> Recommendation.List {
        let name = try name.tidy(FilmList.nameLimit)
        guard !name.isEmpty else { throw .unreadable }
        return Recommendation.List(
            name: name, description: try (description ?? "").tidy(FilmList.descriptionLimit, multiline: true),
            isRanked: isRanked ?? false)
    }
}

extension RecommendationFormat.Document.Film {
    fileprivate func checked() throws(RecommendationProblem) -> RecommendedFilm {
        let title = try title.tidy(FilmDraft.titleLimit)
        guard !title.isEmpty else { throw .unreadable }
        let original = try (originalTitle ?? "").tidy(FilmDraft.titleLimit)
        var names: [String] = []
        for name in (directors ?? []).prefix(FilmDraft.listLimit) {
            let name = try name.tidy(FilmDraft.nameLimit)
            if !name.isEmpty { names.append(name) }
        }
        return RecommendedFilm(
            ids: ids ?? ExternalIDs(), title: title,
            originalTitle: original.isEmpty || original == title ? nil : original,
            // A year that no film can have is ignored.
            year: year.filter { CalendarDay.years.contains($0) }, directors: names,
            kind: kind.flatMap { Film.Kind(rawValue: $0) },
            note: try (note ?? "").tidy(FilmList.noteLimit, multiline: true))
    }
}

extension String {
    /// The text without characters that do harm on a screen.
    fileprivate func tidy(_ limit: Int, multiline: Bool = false) throws(RecommendationProblem) -> String {
        do {
            return try checked(.note, limit: limit, multiline: multiline).withoutTurns
        } catch {
            throw .tooLarge
        }
    }

    /// The text without the characters that reverse the direction of everything after them.
    private var withoutTurns: String {
        String(String.UnicodeScalarView(unicodeScalars.filter { !$0.turnsAround }))
    }
}
