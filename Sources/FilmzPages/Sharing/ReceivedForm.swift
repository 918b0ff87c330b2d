public import FilmzDomain

/// What a person answers to a recommendation.
public struct ReceivedForm: Sendable {
    public enum Answer: String, Sendable {
        case accept, keep, decline
        /// As a list of one's own.
        case list
        /// Keeps it, and chooses what is passed on in return.
        case inReturn
    }

    /// Nil when the form names none.
    public var answer: Answer?
    /// What they call who told them.
    public var toldBy: String
    /// The list that is made, so that sending the form twice makes one.
    public let list: FilmList.ID
    /// The place of the first film that the page showed.
    public let start: Int
    private let taken: Set<Int>
    private let added: Set<Int>
    private let choices: [Int: Film.ID]

    public init(_ fields: FormFields) {
        answer = Answer(rawValue: fields["answer"])
        toldBy = fields["by"]
        list = FilmList.ID(fields["list"]) ?? .random()
        start = Int(fields["from"]) ?? 0
        taken = Set(fields.all("take").compactMap { Int($0) })
        added = Set(fields.all("own").compactMap { Int($0) })
        let pairs = fields.all(startingWith: "choice-").compactMap { number, film in
            Int(number).flatMap { number in Film.ID(film).map { (number, $0) } }
        }
        choices = Dictionary(pairs) { first, _ in first }
    }

    /// What the person takes of these matches. The form only says which; what they are was found again. Sure films that
    /// the page had no room for are taken too, all others are left out.
    /// - Parameters:
    ///   - shown: the places of the films that the page showed
    ///   - seen: films that the person has seen: they are on a list too, without a tick
    public func taken(
        of matches: [RecommendedFilmMatch], shown: Range<Int>, seen: Set<Film.ID>
    ) -> ReceivedAnswer {
        let isList = self.answer == .list
        var answer = ReceivedAnswer(toldBy: toldBy, list: isList ? list : nil)
        for match in matches {
            let isShown = shown.contains(match.number)
            switch match.verdict {
            case .sure(let film, _):
                if !isShown || taken.contains(match.number) || isList && seen.contains(film.id) {
                    answer.chosen[match.number] = film.id
                }
            case .doubtful(let films):
                if let choice = choices[match.number], films.contains(where: { $0.id == choice }) {
                    answer.chosen[match.number] = choice
                }
            case .unknown:
                if isShown, added.contains(match.number) { answer.added.insert(match.number) }
            }
        }
        return answer
    }
}
