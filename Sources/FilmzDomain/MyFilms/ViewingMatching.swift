/// A matching of a file's viewings with the person's. The most reliable signs come first; after that, a viewing may
/// take another's match if that one has a second choice. So a file that is imported again has no new viewings.
struct ViewingMatching {
    /// For each viewing of the file, the index of the person's viewing that it matches; nil when it is new.
    private(set) var places: [Int?]

    private let theirs: [Viewing]
    private let mine: [Viewing]
    /// For each of the person's viewings, the index of the file's viewing that it matches.
    private var holders: [Int?]
    /// The indices of the person's viewings of each episode, and of those without an episode.
    private let choices: [Episode.ID?: [Int]]
    private let signs: [Sign]

    /// A test of whether a viewing of the file, the first one, may be one of the person's.
    typealias Sign = @Sendable (Viewing, Viewing) -> Bool

    /// The maximum number of viewings of one episode for which second choices are tried, since it takes long.
    private static let limitOfSecondChoices = 200

    /// - Parameters:
    ///   - theirs: the file's viewings, those with the most facts first
    ///   - mine: all of the person's viewings
    ///   - signs: the signs, the most reliable first
    init(_ theirs: [Viewing], in mine: [Viewing], by signs: [Sign]) {
        self.signs = signs
        self.theirs = theirs
        self.mine = mine
        places = Array(repeating: nil, count: theirs.count)
        holders = Array(repeating: nil, count: mine.count)
        choices = Dictionary(grouping: mine.indices) { mine[$0].episode }
        for sign in signs { match(by: sign) }
        for place in theirs.indices where places[place] == nil {
            guard choices[theirs[place].episode, default: []].count <= Self.limitOfSecondChoices else { continue }
            var visited: Set<Int> = []
            _ = findPlace(for: place, besides: &visited)
        }
    }

    private mutating func match(by isLike: Sign) {
        for place in theirs.indices where places[place] == nil {
            let open = choices[theirs[place].episode, default: []].first {
                holders[$0] == nil && isLike(theirs[place], mine[$0])
            }
            if let open { take(open, for: place) }
        }
    }

    private mutating func take(_ choice: Int, for place: Int) {
        places[place] = choice
        holders[choice] = place
    }

    /// Finds a match by moving other viewings to their next choice: an augmenting path, as in Kuhn's algorithm.
    private mutating func findPlace(for place: Int, besides visited: inout Set<Int>) -> Bool {
        for choice in choices[theirs[place].episode, default: []] where !visited.contains(choice) {
            guard signs.contains(where: { $0(theirs[place], mine[choice]) }) else { continue }
            visited.insert(choice)
            if let holder = holders[choice] {
                // No other sign outranks an ID.
                guard theirs[holder].id != mine[choice].id, findPlace(for: holder, besides: &visited) else { continue }
            }
            take(choice, for: place)
            return true
        }
        return false
    }

    /// The signs that a viewing of the file, the first one, is one of the person's: the same ID; the person's has all
    /// of its facts; the same time; the person's time is more exact, or less exact. A viewing with a note of its own
    /// takes its day from no other one.
    static let signs: [Sign] = [
        { $0.id == $1.id }, { $0.draft.isTold(by: $1.draft) }, { $0.watchedOn == $1.watchedOn },
        { $0.watchedOn.contains($1.watchedOn) && ($1.note.isEmpty || $0.note.isSaid(in: $1.note)) },
        { $1.watchedOn.contains($0.watchedOn) && $1.note.isSaid(in: $0.note) },
    ]
}

extension ViewingDraft {
    /// Whether another viewing of the same film or episode has all facts of this one.
    func isTold(by other: ViewingDraft) -> Bool {
        (watchedOn == other.watchedOn || watchedOn.contains(other.watchedOn))
            && (rating == nil || rating == other.rating) && (!isRewatch || other.isRewatch)
            && place.isSaid(in: other.place) && companions.isSaid(in: other.companions) && note.isSaid(in: other.note)
            && tags.all.allSatisfy(other.tags.contains) && (ending == .finished || ending == other.ending)
    }
}
