/// Which viewings of a file are ones that the person has. The surest signs come first; after that, a viewing may take
/// another's place if that one has a second choice. So a file that is read again has none that is new.
struct ViewingMatching {
    /// For each viewing of the file, the place of the person's that it is; nil when it is new.
    private(set) var places: [Int?]

    private let theirs: [Viewing]
    private let mine: [Viewing]
    /// For each of the person's, the place of the file's that is it.
    private var holders: [Int?]
    /// The places of the person's viewings of each episode, and those of no episode.
    private let choices: [Episode.ID?: [Int]]
    private let signs: [Sign]

    /// Whether a viewing of the file, the first one, may be one of the person's.
    typealias Sign = @Sendable (Viewing, Viewing) -> Bool

    /// Of more viewings of one episode, nobody looks for second choices: that would take long.
    private static let limitOfSecondChoices = 200

    /// - Parameters:
    ///   - theirs: those of the file, the ones first that say most
    ///   - mine: all that the person has
    ///   - signs: the surest first
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
            var tried: Set<Int> = []
            _ = findPlace(for: place, besides: &tried)
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

    /// Finds a place by having others take their next choice: an augmenting path, as in Kuhn's algorithm.
    private mutating func findPlace(for place: Int, besides tried: inout Set<Int>) -> Bool {
        for choice in choices[theirs[place].episode, default: []] where !tried.contains(choice) {
            guard signs.contains(where: { $0(theirs[place], mine[choice]) }) else { continue }
            tried.insert(choice)
            if let holder = holders[choice] {
                // An ID is no sign that another one may outdo.
                guard theirs[holder].id != mine[choice].id, findPlace(for: holder, besides: &tried) else { continue }
            }
            take(choice, for: place)
            return true
        }
        return false
    }

    /// By what a viewing of theirs, the first one, is one of mine: it is the same, mine says all of it, both are at the
    /// same time, mine is at a time that is told more exactly, or less exactly. A viewing with a note of its own gets its
    /// day from nobody else.
    static let signs: [Sign] = [
        { $0.id == $1.id }, { $0.isTold(by: $1) }, { $0.watchedOn == $1.watchedOn },
        { $0.watchedOn.contains($1.watchedOn) && ($1.note.isEmpty || $0.note.isSaid(in: $1.note)) },
        { $1.watchedOn.contains($0.watchedOn) && $1.note.isSaid(in: $0.note) },
    ]
}

extension Viewing {
    /// Whether another viewing of the same film or episode says all that this one says.
    func isTold(by other: Viewing) -> Bool {
        (watchedOn == other.watchedOn || watchedOn.contains(other.watchedOn))
            && (rating == nil || rating == other.rating) && (!isRewatch || other.isRewatch)
            && place.isSaid(in: other.place) && companions.isSaid(in: other.companions) && note.isSaid(in: other.note)
            && tags.all.allSatisfy(other.tags.contains) && (ending == .finished || ending == other.ending)
    }
}
