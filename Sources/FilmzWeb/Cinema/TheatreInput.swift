import FilmzDomain
import Foundation

/// A theatre to follow, as JSON.
struct TheatreInput: Decodable {
    let theatre: Theatre

    private enum Member: String, CodingKey, CaseIterable {
        case source, name, place, timeZone, location
    }

    init(from decoder: any Decoder) throws {
        let members = try decoder.members(Member.self)
        guard let source = try members.decodeIfPresent(Theatre.Source.self, forKey: .source) else {
            throw APIRefusal.missing("source")
        }
        guard let zone = try members.decodeIfPresent(String.self, forKey: .timeZone) else {
            throw APIRefusal.missing("timeZone")
        }
        guard let timeZone = TimeZone(identifier: zone) else { throw APIRefusal.invalid("timeZone") }
        theatre = Theatre(
            source: source, name: try members.decodeIfPresent(String.self, forKey: .name) ?? "",
            place: try members.decodeIfPresent(String.self, forKey: .place) ?? "", timeZone: timeZone,
            location: try members.decodeIfPresent(Location.self, forKey: .location))
    }
}

/// The meaning of a title on programmes, as JSON.
struct TitleMeaningInput: Decodable {
    let title: String
    /// The film that the title means; nil when it means none that Filmz knows.
    let film: Film.ID?

    private enum Member: String, CodingKey, CaseIterable {
        case title, film
    }

    init(from decoder: any Decoder) throws {
        let members = try decoder.members(Member.self)
        guard let title = try members.decodeIfPresent(String.self, forKey: .title), !title.isEmpty else {
            throw APIRefusal.missing("title")
        }
        self.title = title
        film = try members.decodeIfPresent(Film.ID.self, forKey: .film)
    }
}

/// A visit to a showing, as JSON.
struct VisitInput: Decodable {
    /// The companions; empty when none are given.
    let companions: String

    private enum Member: String, CodingKey, CaseIterable {
        case companions
    }

    init(from decoder: any Decoder) throws {
        let members = try decoder.members(Member.self)
        companions = try members.decodeIfPresent(String.self, forKey: .companions) ?? ""
    }
}
