import FilmzDomain

/// A reader of the tables in Netflix's full report: viewing activity, the list, and ratings with stars and thumbs.
/// The short history (`Title,Date`) is read like any other table.
struct NetflixReader {
    private var facts = FactCollector(source: .netflix)
    private let dates = DateParser(isUTC: true)

    /// The kind of a table of Netflix.
    enum Table: Hashable {
        case activity, list, ratings

        /// Nil for files of other products.
        init?(_ keys: Set<String>) {
            if keys.isSuperset(of: ["starttime", "duration", "title", "supplementalvideotype"]) {
                self = .activity
            } else if keys.isSuperset(of: ["titlename", "utctitleadddate"]) {
                self = .list
            } else if keys.isSuperset(of: ["titlename", "thumbsvalue"]) {
                self = .ratings
            } else {
                return nil
            }
        }
    }

    /// Whether a file of the report is opened. The others contain addresses, payments, devices and searches.
    static func isWanted(_ stem: String) -> Bool { ["viewingactivity", "mylist", "ratings"].contains(stem) }

    static func read(_ parts: [(part: ExchangePart, table: Table)]) -> ExchangeFile {
        var reader = NetflixReader()
        for (part, kind) in parts {
            guard let table = part.table else { continue }
            switch kind {
            case .activity: reader.facts.begin(part.name, kind: .history)
            case .list: reader.facts.begin(part.name, kind: .watchlist)
            case .ratings: reader.facts.begin(part.name, kind: .ratings)
            }
            // The names of profiles are not read; only whether there are several.
            if table.hasSeveralValues("profilename") { reader.facts.report(.severalProfiles, text: "") }
            if kind == .activity { reader.readActivity(table) } else { reader.read(table, kind: kind) }
        }
        return reader.facts.file
    }

    private mutating func read(_ table: ExchangeTable, kind: Table) {
        for row in table.rows {
            facts.beginRow(row.line)
            func cell(_ key: String) -> String { row[table.index(of: key)] }
            let film = FilmReference(title: facts.title(cell("titlename")))
            guard !film.isEmpty else {
                facts.leaveOut(.nameless)
                continue
            }
            guard kind == .ratings else {
                facts.add(film, claim: .watchlist(since: facts.date(cell("utctitleadddate"), parser: dates), note: ""))
                continue
            }
            if let rating = facts.rating(cell("starvalue"), scale: .five) {
                facts.add(film, claim: .verdict(rating, on: facts.date(cell("eventutcts"), parser: dates)))
            }
            // Thumbs have no defined number of stars.
            let thumbs = cell("thumbsvalue")
            guard !thumbs.isEmpty, thumbs != "0" else { continue }
            facts.addLeftover("thumbs", value: thumbs)
            facts.add(film, claim: .kept)
        }
    }

    // MARK: - Viewing activity

    /// A playback of a title.
    private struct Session {
        /// The start, in milliseconds.
        var start: Int64
        var seconds: Int
        var line: Int
    }

    /// The meaning of a row in the viewing activity.
    private enum Meaning {
        /// The start of a viewing.
        case viewing
        /// The continuation of a viewing.
        case more
        case tooShort
    }

    private mutating func readActivity(_ table: ExchangeTable) {
        let meanings = meanings(of: table)
        for row in table.rows {
            facts.beginRow(row.line)
            func cell(_ key: String) -> String { row[table.index(of: key)] }
            guard cell("supplementalvideotype").isEmpty else {
                facts.leaveOut(.extra)
                continue
            }
            let film = film(cell("title"))
            guard !film.isEmpty else {
                facts.leaveOut(.nameless)
                continue
            }
            guard film.episode.map({ $0.number != nil }) ?? true else {
                facts.leaveOut(.episodeWithoutNumber)
                continue
            }
            switch meanings[row.line] {
            case .more?: facts.leaveOut(.repeated)
            case .tooShort?: facts.leaveOut(.tooShort)
            case .viewing?, nil: facts.add(film, seenOn: facts.date(cell("starttime"), parser: dates))
            }
        }
    }

    private mutating func film(_ text: String) -> FilmReference {
        let title = facts.title(text)
        guard let episodeTitle = EpisodeTitle(title) else { return FilmReference(title: title) }
        var film = FilmReference(title: episodeTitle.show)
        film.kind = .series
        film.episode = episodeTitle.mark
        return film
    }

    /// The meanings by the line of the row; rows without a time have none.
    private func meanings(of table: ExchangeTable) -> [Int: Meaning] {
        var sessions: [String: [Session]] = [:]
        for row in table.rows where row[table.index(of: "supplementalvideotype")].isEmpty {
            guard case .at(let start)? = dates.date(row[table.index(of: "starttime")]) else { continue }
            let session = Session(
                start: start.milliseconds, seconds: Self.seconds(row[table.index(of: "duration")]), line: row.line)
            sessions[row[table.index(of: "title")], default: []].append(session)
        }
        var meanings: [Int: Meaning] = [:]
        for titleSessions in sessions.values {
            for evening in Self.evenings(titleSessions.sorted { $0.start < $1.start }) {
                let isShort = evening.reduce(0) { $0 + $1.seconds } < Self.minimumSeconds
                for session in evening { meanings[session.line] = if isShort { .tooShort } else { .more } }
                if let first = evening.first, !isShort { meanings[first.line] = .viewing }
            }
        }
        return meanings
    }

    /// Groups playbacks into viewings. Playbacks on the same day or within twelve hours are one viewing, because
    /// evenings do not end with the day in UTC.
    /// - Parameter sessions: the playbacks of one title, by time
    private static func evenings(_ sessions: [Session]) -> [[Session]] {
        sessions.reduce(into: []) { evenings, session in
            if let last = evenings.last?.last,
                session.start - last.start < eveningLength
                    || session.start / Timestamp.millisecondsPerDay == last.start / Timestamp.millisecondsPerDay
            {
                evenings[evenings.count - 1].append(session)
            } else {
                evenings.append([session])
            }
        }
    }

    /// The maximum time between the beginnings of two playbacks of one viewing, in milliseconds.
    private static let eveningLength = Timestamp.millisecondsPerDay / 2
    /// The minimum duration of a viewing, in seconds. Shorter playbacks were accidental or automatic.
    private static let minimumSeconds = 60

    /// The duration in `1:02:03`, in seconds; an hour for a malformed one, so that nothing is lost.
    private static func seconds(_ text: String) -> Int {
        let parts = text.split(separator: ":").map { DateParser.number($0) }
        guard parts.count == 3, let hours = parts[0], let minutes = parts[1], let seconds = parts[2] else {
            return 3_600
        }
        return hours * 3_600 + minutes * 60 + seconds
    }
}
