import Foundation

/// The grade of each term for each word of a query.
///
/// Unsafe, because only calloc(3) returns zeros that cost nothing until they are used: a query of sixteen words may
/// have a grade for every term, but most have one for a thousandth of them. Reads and writes are checked.
@safe final class GradeTable: @unchecked Sendable {
    private let grades: UnsafeMutablePointer<Ranking.Grade>
    private let termCount: Int
    private var gradedRanges: [(word: Int, terms: Range<Int>)] = []

    init?(termCount: Int) {
        self.termCount = termCount
        guard let memory = unsafe calloc(Interpretation.wordLimit, max(1, termCount)) else { return nil }
        unsafe grades = memory.assumingMemoryBound(to: Ranking.Grade.self)
    }

    deinit { unsafe free(grades) }

    @inline(__always)
    func grade(word: Int, term: Int) -> Ranking.Grade {
        guard term < termCount else { return 0 }
        return unsafe grades[word &* termCount &+ term]
    }

    /// Sets the grade of terms for a word. Set worse grades first, since later ones overwrite them.
    func set(_ grade: Ranking.Grade, word: Int, terms: Range<Int>) {
        let terms = terms.clamped(to: 0..<termCount)
        guard !terms.isEmpty, word < Interpretation.wordLimit else { return }
        unsafe memset(grades + (word * termCount + terms.lowerBound), Int32(grade), terms.count)
        gradedRanges.append((word, terms))
    }

    func clear() {
        for (word, terms) in gradedRanges {
            unsafe memset(grades + (word * termCount + terms.lowerBound), 0, terms.count)
        }
        gradedRanges.removeAll(keepingCapacity: true)
    }
}
