import FilmzDomain
import Foundation

/// The data in an archive other than films and lists.
struct ArchivedOtherData: Hashable, Sendable {
    var meanings: [ArchivedTitleMatch] = []
    var choices: [ArchivedChoice] = []
    var theatres: [ArchivedTheatre] = []
    var visits: [ArchivedVisit] = []
    var received: [ArchivedReceived] = []
    var imports: [ArchivedFileImport] = []
    /// The time at which the person marked each film as not seen, by the film's ID in the archive.
    var notSeen: [Film.ID: Timestamp] = [:]
    /// The notes that are shown as they were typed.
    var plainNotes: Set<String> = []
    /// Nil when the archive has none.
    var services: MyServices?

    /// The films that this data refers to, by their IDs in the archive.
    var films: [Film.ID] {
        meanings.compactMap(\.film) + choices.compactMap(\.film) + visits.compactMap(\.showing.showtime.film)
    }

    func limited(to topics: Set<ArchiveTopic>) -> ArchivedOtherData {
        var result = if topics.contains(.rest) { self } else { ArchivedOtherData() }
        result.notSeen = if topics.contains(.seen) { notSeen } else { [:] }
        // How a note is shown belongs to the note, whichever topic that is of.
        result.plainNotes = plainNotes
        return result
    }
}

/// A line of `not-seen.jsonl`.
struct ArchivedNotSeenMark: Hashable, Decodable {
    let film: Film.ID
    let at: Timestamp
}

/// A line of `plain-notes.jsonl`.
struct ArchivedPlainNote: Hashable, Codable {
    let note: String
}

/// A line of `meanings.jsonl`.
struct ArchivedTitleMatch: Hashable, Decodable {
    let title: String
    /// The film's ID in the archive; nil when the title stands for no film.
    let film: Film.ID?
}

/// A line of `choices.jsonl`.
struct ArchivedChoice: Hashable, Decodable {
    let key: String
    /// The film's ID in the archive.
    let film: Film.ID?
    let isOwn: Bool?
    let isLeftOut: Bool?

    /// - Parameter films: the films' IDs here, by their IDs in the archive
    /// - Returns: nil when the film is unknown here
    func choice(_ films: [Film.ID: Film.ID]) -> FileImportChoice? {
        if let film { return films[film].map(FileImportChoice.film) }
        return if isOwn == true { .own } else if isLeftOut == true { .leaveOut } else { nil }
    }
}

/// A line of `theatres.jsonl`.
struct ArchivedTheatre: Hashable, Decodable {
    private let source: Theatre.Source
    private let name: String
    private let place: String?
    private let timeZone: String
    private let location: Location?

    /// Nil when the time zone is unknown.
    var theatre: Theatre? {
        TimeZone(identifier: timeZone).map {
            Theatre(source: source, name: name, place: place ?? "", timeZone: $0, location: location)
        }
    }
}

/// A line of `visits.jsonl`.
struct ArchivedVisit: Hashable, Decodable {
    struct ArchivedShowtime: Hashable, Decodable {
        var theatre: ArchivedTheatre
        var showtime: Showtime
    }

    let showing: ArchivedShowtime
    let companions: String?
}

/// A line of `received.jsonl`.
struct ArchivedReceived: Hashable, Decodable {
    let received: Received

    private enum Member: CodingKey {
        case answeredAt, receivedAt, recommendation, state
    }

    init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: Member.self)
        let state = try members.decode(Received.State.self, forKey: .state)
        // It is cleaned up and checked like one from another Filmz server.
        let recommendation = try members.decode(Recommendation.self, forKey: .recommendation)
        let receivedAt = try members.decode(Timestamp.self, forKey: .receivedAt)
        let answeredAt = try members.decodeIfPresent(Timestamp.self, forKey: .answeredAt)
        received = Received(
            id: .random(), state: state, receivedAt: receivedAt,
            answeredAt: state == .new ? nil : answeredAt ?? receivedAt,
            recommendation: recommendation, filmCount: recommendation.films.count)
    }
}
