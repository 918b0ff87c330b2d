import Foundation

/// Words with which cinemas mark a cancelled screening.
enum CancellationWords {
    private static let words: Set = [
        "cancelled", "canceled", "abgesagt", "entfallt", "annule", "annulee", "annullato", "annullata", "cancelado",
        "cancelada", "cancellato", "cancellata", "afgelast", "geannuleerd", "installd", "aflyst", "avlyst", "peruttu",
        "peruutettu", "odwolany", "odwolane", "zruseno", "cancelat", "anulado", "anulada",
    ]

    /// Whether a title begins or ends with such a word: `CANCELLED: Film`, `Film (abgesagt)`. A film called
    /// `Cancelled` is not a cancelled screening.
    static func areAtEdge(of title: String) -> Bool {
        let words = title.split { !$0.isLetter && !$0.isNumber }
        guard words.count > 1, let first = words.first, let last = words.last else { return false }
        // A punctuation mark separates the word, so that it is not a part of the title.
        let afterFirst = title[first.endIndex...].drop { $0 == " " }.first
        let beforeLast = title[..<last.startIndex].last { $0 != " " }
        return afterFirst.map { ":!-–—)]|*".contains($0) } == true && isWord(first)
            || beforeLast.map { "([:-–—|*!".contains($0) } == true && isWord(last)
    }

    /// Whether a text contains such a word.
    static func contains(in text: String) -> Bool { text.split { !$0.isLetter }.contains(where: isWord) }

    private static func isWord(_ word: Substring) -> Bool {
        word.utf8.count < 20
            && words.contains(word.lowercased().folding(options: .diacriticInsensitive, locale: nil))
    }
}
