import FilmzDomain
import FilmzTextFolding

/// A text beside a film's title, with its meaning for the match.
struct ShowtimeRest {
    /// Whether the text does not describe the film: a version, a certificate, a date, an occasion.
    let isExplained: Bool
    /// Whether it announces something other than one film: episodes, short films, a quiz, a play, two films.
    let isOther: Bool
    /// Whether it announces an old film: a restored copy, an anniversary, reels.
    let isOld: Bool
    /// Whether a talk or music makes the showing longer.
    let isLonger: Bool
    let isOtherCut: Bool
    /// The years in the text.
    let years: [Int]
    let text: String
    let isBefore: Bool
    let joint: ShowtimeSpans.Joint

    init(_ rest: ShowtimeSpans.Rest) {
        text = rest.text
        isBefore = rest.isBefore
        joint = rest.joint
        let words = TextFolding.words(rest.text)
        let folded = words.joined(separator: " ")
        let all = Set(words)
        years = rest.text.split { " ,;/–".contains($0) }.compactMap { FilmYear($0)?.year }
        isOther = Self.isOther(rest.text)
        isOld = !all.isDisjoint(with: ShowtimeVocabulary.old)
        isOtherCut = !all.isDisjoint(with: ShowtimeVocabulary.cuts)
        isLonger = isOtherCut || !all.isDisjoint(with: ShowtimeVocabulary.longer)
        isExplained = Self.isExplained(rest, words: words, folded: folded)
    }

    /// Whether the words announce something other than one film.
    static func isOther(_ text: String) -> Bool {
        let words = TextFolding.words(text)
        let folded = " \(words.joined(separator: " ")) "
        return words.contains(where: ShowtimeVocabulary.others.contains)
            || ShowtimeVocabulary.otherPhrases.contains { folded.contains(" \($0) ") }
            || words.contains { word in ShowtimeVocabulary.otherStems.contains { word.contains($0) } }
            || zip(words, words.dropFirst()).contains { word, next in
                ["season", "staffel", "series", "teil", "folge"].contains(word) && next.allSatisfy(\.isNumber)
            }
    }

    /// Whether the text is the studio's name before the title, such as `Disney's`.
    var isStudio: Bool {
        let words = TextFolding.folded(text)
        return isBefore
            && [
                "disneys", "disney", "pixars", "marvels", "national lampoons", "studio ghiblis", "walt disneys",
                "dreamworks",
            ].contains(words)
    }

    private static func isExplained(_ rest: ShowtimeSpans.Rest, words: [String], folded: String) -> Bool {
        if words.isEmpty || ShowtimePhrases.marks(of: rest.text) != nil { return true }
        if FilmYear(rest.text.trimmingWhitespace()) != nil { return true }
        if ShowtimeEdges.isCertificate(rest.text) || ShowtimeEdges.isLength(rest.text) { return true }
        if rest.isBracketed { return !isName(rest.text) }
        let isOccasion = words.contains(where: ShowtimeVocabulary.isOccasion)
        let endsSo = words.last.map(ShowtimeVocabulary.endings.contains) == true
        if rest.isBefore { return rest.joint >= .sign || isOccasion || endsSo }
        if isOccasion { return true }
        switch rest.joint {
        case .colon: return false
        case .sign, .comma: return endsSo || startsLower(rest.text)
        case .also: return rest.text.contains("+") && startsLower(rest.text)
        case .word:
            // `Breakfast at Tiffany's with breakfast`, but `Girl with a Pearl Earring`.
            let remark = rest.text.trimmingWhitespace().split(separator: " ").dropFirst()
            return ["with", "mit", "avec", "con"].contains(words.first) && remark.first?.first?.isLowercase == true
                && !TitleWords.articles.contains(String(remark.first ?? ""))
        }
    }

    /// Whether the text looks like the name of a person, who may be of another film with the same title: `(Gus Van
    /// Sant)`.
    private static func isName(_ text: String) -> Bool {
        let words = text.split(separator: " ")
        return 2...3 ~= words.count
            && words.allSatisfy { $0.first?.isUppercase == true && $0.allSatisfy { $0.isLetter || "-.'".contains($0) } }
            && !TextFolding.words(text).contains {
                ShowtimeVocabulary.isOccasion($0) || ShowtimeVocabulary.endings.contains($0)
            }
    }

    /// Whether the text begins in lower case, as remarks do: `lights up, no trailers`.
    private static func startsLower(_ text: String) -> Bool {
        text.first { $0.isLetter }?.isLowercase == true
    }
}
