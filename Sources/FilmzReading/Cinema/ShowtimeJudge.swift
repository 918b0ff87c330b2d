import FilmzDomain

/// Judges films with the title of a span by the other facts.
struct ShowtimeJudge {
    private let span: ShowtimeSpans.Span
    private let announced: ShowtimeMatcher.Announced
    private let today: CalendarDay
    private let rests: [ShowtimeRest]

    /// The minimum scores of the evidence where the announcement seems to be of something other than a film.
    private static let certain = 6
    private static let telling = 3

    init(_ span: ShowtimeSpans.Span, announced: ShowtimeMatcher.Announced, today: CalendarDay) {
        self.span = span
        self.announced = announced
        self.today = today
        rests = span.rests.map(ShowtimeRest.init)
    }

    /// Whether the announced film is an old one.
    var isOld: Bool { rests.contains(where: \.isOld) || rests.contains { !$0.isBefore && !$0.years.isEmpty } }

    /// The evidence for a film; nil when it is not meant.
    func evidence(_ film: Film, grade: ShowtimeName.Grade) -> ShowtimeEvidence? {
        let people = PeopleWords(film)
        let names = [film.title, film.originalTitle].compactMap(\.self).map { ShowtimeName($0) }
        var isNamed = false
        var isUnexplained = false
        for rest in rests where !rest.isExplained {
            let text = rest.text.replacing("'s", with: "")
            if people.contains(text) || rest.years.count > 0 && people.contains(text.filter { !$0.isNumber }) {
                isNamed = true
            } else if !names.contains(where: { $0.isSame(as: ShowtimeName(rest.text)) }), !rest.isStudio {
                isUnexplained = true
            }
        }
        for rest in rests where rest.isExplained && people.contains(rest.text.replacing("'s", with: "")) {
            isNamed = true
        }
        let evidence = ShowtimeEvidence(
            film, announced: announced, years: rests.filter { !$0.isBefore }.flatMap(\.years), people: isNamed,
            isLonger: rests.contains(where: \.isLonger), isOtherCut: rests.contains(where: \.isOtherCut), isOld: isOld,
            today: today)
        guard let evidence else { return nil }
        if rests.contains(where: \.isOther), evidence.points < Self.certain { return nil }
        if isUnexplained || grade == .part || needsProof {
            guard evidence.isSure, evidence.points >= Self.telling else { return nil }
        }
        return evidence
    }

    /// Whether the title is so short that it may mean anything.
    private var needsProof: Bool {
        !rests.isEmpty && span.text.count(where: \.isLetter) <= 2 && span.text.count(where: \.isNumber) <= 2
    }
}
