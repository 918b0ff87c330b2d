public import FilmzDomain
import Foundation

/// A statement of a file about one film.
public struct ExchangeFact: Hashable, Sendable {
    @Boxed public var film: FilmReference
    public var claim: Claim
    /// Values that Filmz has no field for, which are stored with the film: "from Letterboxd: …".
    public var leftovers: [Leftover] = []
    public var row: RawRow
    /// The film that readers until November 2026 found in the row; nil when it is the same.
    @BoxedIfAny var former: FilmReference? = nil
    /// The day that those readers found in the claim; nil when it is the same, and for viewings, which have it
    /// themselves.
    @BoxedIfAny var formerDay: FormerDay? = nil

    /// The content of a statement.
    public enum Claim: Hashable, Sendable {
        // Indirect because it is ten times as large as the other cases, which would otherwise take as much memory.
        indirect case viewing(FactViewing)
        /// Seen at an unknown time, at least so many times as far as the file knows. `markedOn` is the time of this
        /// statement.
        case seen(times: Int, markedOn: FactDate)
        /// The current rating, and the time it was given.
        case verdict(Rating, on: FactDate)
        /// The current comment, and the time it was written.
        case comment(String, on: FactDate)
        case liked(on: FactDate)
        case watchlist(since: FactDate, note: String)
        case listed(Membership)
        case showStatus(ShowStatus.Kind, since: FactDate)
        /// Nothing that Filmz has a field for: only the leftovers are stored.
        case kept
        /// The file names the film without saying why; ``ExchangeFile/questions`` has the question to ask.
        case undecided(on: FactDate, note: String, position: Int?)

        var isUndecided: Bool {
            if case .undecided = self { true } else { false }
        }

        /// The dates that it states.
        var dates: [FactDate] {
            switch self {
            case .viewing(let viewing): [viewing.when, viewing.loggedOn]
            case .seen(_, let date), .verdict(_, let date), .comment(_, let date), .liked(let date): [date]
            case .watchlist(let date, _), .showStatus(_, let date), .undecided(let date, _, _): [date]
            case .listed(let membership): [membership.addedOn]
            case .kept: []
            }
        }

        /// Whether Filmz can store the claim for an episode too, and not only for a film or a whole show.
        var fitsEpisodes: Bool {
            switch self {
            case .viewing, .seen, .verdict, .comment, .listed, .kept, .undecided: true
            case .liked, .watchlist, .showStatus: false
            }
        }
    }

    /// A film's place on a list.
    public struct Membership: Hashable, Sendable {
        /// The index of the list in ``ExchangeFile/lists``.
        public var list: Int
        /// The position as numbered in the file; nil when the file has none.
        public var position: Int?
        /// The note; empty when there is none.
        public var note: String
        public var addedOn: FactDate
    }

    /// A value with its name in the file.
    public struct Leftover: Hashable, Sendable {
        public var name: String
        public var value: String

        /// The maximum number of characters of a value, which is enough for every review that Filmz can store.
        static let valueLimit = 128 << 10
    }
}

/// A viewing of a film or an episode as a file describes it, with the dates as written.
public struct FactViewing: Hashable, Sendable {
    public var when: FactDate = .unknown
    /// The time it was logged, which is not the time it was seen.
    public var loggedOn: FactDate = .unknown
    /// What else the file says of it: texts are plain, with line breaks and without markup. Its time is not known yet.
    public var draft = ViewingDraft()
    /// The dates that earlier readers found (``DateParser/former(_:)``).
    var formerWhen: [DateOrder: FactDate] = [:]
    var formerLoggedOn: [DateOrder: FactDate] = [:]
    /// Whether the dates of the file may be in a different order, so that they are a guess.
    var isDayGuessed = false

    public init() {}

    /// - Parameter calendar: a Gregorian calendar in the person's time zone
    func draft(on calendar: Calendar) -> ViewingDraft {
        var draft = self.draft
        draft.watchedOn = when.watchedOn(on: calendar)
        return draft
    }
}

/// A list in a file, without its films.
public struct ExchangeList: Hashable, Sendable {
    public var name: String
    /// The description as plain text with line breaks; empty when there is none.
    public var description = ""
    /// Nil when the file does not say whether its order is a ranking.
    public var isRanked: Bool?
    public var madeOn: FactDate = .unknown
    public var address: String?
    /// Values that Filmz has no field for, such as the list's tags.
    public var leftovers: [ExchangeFact.Leftover] = []

    public init(name: String) {
        self.name = name
    }
}

/// The position of a row in the files, so that an improved reader can read it again: the files are stored.
public struct RawRow: Hashable, Sendable {
    /// The index of its file in ``ExchangeFile/parts``.
    public var part: Int
    /// The number of the line where it begins in a table, or of the element in JSON and XML, from 1.
    public var number: Int
}
