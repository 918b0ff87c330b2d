public import FilmzDomain
import Foundation

/// One thing that a file says about one film.
public struct ExchangeFact: Hashable, Sendable {
    @Boxed public var film: FilmReference
    public var claim: Claim
    /// What Filmz has no place for, to be kept with the film: "from Letterboxd: …".
    public var leftovers: [Leftover] = []
    public var row: RawRow
    /// The film of which the row was to the readers until November 2026; nil when that is the same film.
    @BoxedIfAny var former: FilmReference? = nil
    /// What the day of the claim was to them; nil when it was the same, and of viewings, which say it themselves.
    @BoxedIfAny var formerDay: FormerDay? = nil

    /// What is said.
    public enum Claim: Hashable, Sendable {
        // Ten times as large as the others, which would all be as large.
        indirect case viewing(FactViewing)
        /// Seen, at an unknown time: at least so often, as far as the file knows. `markedOn` is when this was said.
        case seen(times: Int, markedOn: FactDate)
        /// The present verdict in stars, and when it was given.
        case verdict(Rating, on: FactDate)
        /// The present verdict in words, and when it was written.
        case comment(String, on: FactDate)
        case liked(on: FactDate)
        case watchlist(since: FactDate, note: String)
        case listed(Membership)
        case standing(ShowStatus.Kind, since: FactDate)
        /// Nothing that Filmz has a place for: only the leftovers are kept.
        case kept
        /// The file says nothing of the film; ``ExchangeFile/question`` asks what is meant.
        case undecided(on: FactDate, note: String, position: Int?)

        var isUndecided: Bool {
            if case .undecided = self { true } else { false }
        }

        /// Whether Filmz can keep it of an episode, too, and not only of a film or a whole show.
        var fitsEpisodes: Bool {
            switch self {
            case .viewing, .seen, .verdict, .comment, .listed, .kept, .undecided: true
            case .liked, .watchlist, .standing: false
            }
        }
    }

    /// A place on a list.
    public struct Membership: Hashable, Sendable {
        /// The index of the list in ``ExchangeFile/lists``.
        public var list: Int
        /// As the file counts; nil when it does not.
        public var position: Int?
        /// Empty when there is none.
        public var note: String
        public var addedOn: FactDate
    }

    /// A value by its name in the file.
    public struct Leftover: Hashable, Sendable {
        public var name: String
        public var value: String

        /// How many characters a value has at most: room for every review that Filmz can keep.
        static let valueLimit = 128 << 10
    }
}

/// One time a film or an episode was seen, as a file says it: what ``ViewingDraft`` has, with the date as written.
public struct FactViewing: Hashable, Sendable {
    public var when: FactDate = .unknown
    /// When it was written down, which is not when it was seen.
    public var loggedOn: FactDate = .unknown
    public var rating: Rating?
    /// Plain text with line breaks, without markup.
    public var note = ""
    public var isRewatch = false
    public var tags = Tags()
    public var place = ""
    public var companions = ""
    public var ending: Viewing.Ending = .finished
    /// What the dates were to earlier readers (``DateReading/former(_:)``).
    var formerWhen: [DateOrder: FactDate] = [:]
    var formerLoggedOn: [DateOrder: FactDate] = [:]
    /// Whether nothing tells that the dates are not those.
    var isDayGuessed = false

    public init() {}

    /// - Parameter calendar: of Gregory, where the person was
    func draft(on calendar: Calendar) -> ViewingDraft {
        ViewingDraft(
            watchedOn: when.watchedOn(on: calendar), place: place, companions: companions, rating: rating, note: note,
            ending: ending, isRewatch: isRewatch, tags: tags)
    }
}

/// A list that a file has, without its films.
public struct ExchangeList: Hashable, Sendable {
    public var name: String
    /// Plain text with line breaks; empty when there is none.
    public var description = ""
    /// Nil when the file does not say whether its order means something.
    public var isRanked: Bool?
    public var madeOn: FactDate = .unknown
    public var address: String?
    /// What Filmz has no place for, such as the list's tags.
    public var leftovers: [ExchangeFact.Leftover] = []

    public init(name: String) {
        self.name = name
    }
}
