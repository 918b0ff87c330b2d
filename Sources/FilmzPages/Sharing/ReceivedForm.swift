public import FilmzDomain
public import FilmzReading

/// The form with a person's answer to a recommendation.
public struct ReceivedForm: Sendable {
    public enum Answer: String, Sendable {
        case accept, keep, decline
        /// Accepts it as a list of the person's own.
        case list
        /// Keeps it, and chooses something to share in return.
        case inReturn
    }

    /// Nil when the form names no answer.
    public var answer: Answer?
    /// The person's name for the sender.
    public var toldBy: String
    /// The ID of the new list, so that sending the form twice makes one list.
    public let list: FilmList.ID
    /// The index of the first film on the page.
    public let start: Int
    private let tickedNumbers: Set<Int>
    private let addedNumbers: Set<Int>
    private let choices: [Int: Film.ID]

    public init(_ fields: FormFields) {
        answer = fields[.answer]
        toldBy = fields[.by] ?? ""
        list = fields[.list] ?? .random()
        start = fields[.start] ?? 0
        tickedNumbers = Set(fields.all(.take))
        addedNumbers = Set(fields.all(.own))
        let pairs = fields.all(FormFieldGroup.choice).compactMap { number, film in
            Int(number).flatMap { number in Film.ID(film).map { (number, $0) } }
        }
        choices = Dictionary(pairs) { first, _ in first }
    }

    /// The answer for these matches. The form only names indices; the films were matched again. Films that were
    /// matched for certain but were not on the page are accepted too; all others are left out.
    /// - Parameters:
    ///   - shown: the indices of the films on the page
    ///   - seen: the films that the person has seen, which go on a list even if they are not ticked
    public func answer(
        of matches: [RecommendedFilmMatch], shown: Range<Int>, seen: Set<Film.ID>
    ) -> ReceivedAnswer {
        let isList = self.answer == .list
        var answer = ReceivedAnswer(toldBy: toldBy, list: isList ? list : nil)
        for match in matches {
            let isShown = shown.contains(match.number)
            switch match.verdict {
            case .sure(let film, _):
                if !isShown || tickedNumbers.contains(match.number) || isList && seen.contains(film.id) {
                    answer.chosen[match.number] = film.id
                }
            case .doubtful(let films):
                if let choice = choices[match.number], films.contains(where: { $0.id == choice }) {
                    answer.chosen[match.number] = choice
                }
            case .unknown:
                if isShown, addedNumbers.contains(match.number) { answer.added.insert(match.number) }
            }
        }
        return answer
    }
}
