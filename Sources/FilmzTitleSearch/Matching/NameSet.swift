import Foundation

/// A set of names as a bitmap.
///
/// Unsafe for the same reason as ``GradeTable``. Reads and writes are checked.
@safe final class NameSet: @unchecked Sendable {
    private let words: UnsafeMutablePointer<UInt64>
    private let wordCount: Int

    init?(nameCount: Int) {
        wordCount = nameCount / 64 + 1
        guard let memory = unsafe calloc(wordCount, 8) else { return nil }
        unsafe words = memory.assumingMemoryBound(to: UInt64.self)
    }

    deinit { unsafe free(words) }

    @inline(__always)
    func insert(_ name: Int) {
        let word = name &>> 6
        guard name >= 0, word < wordCount else { return }
        unsafe words[word] |= 1 &<< UInt64(name & 63)
    }

    @inline(__always)
    func contains(_ name: Int) -> Bool {
        let word = name &>> 6
        guard name >= 0, word < wordCount else { return false }
        return unsafe words[word] &>> UInt64(name & 63) & 1 == 1
    }

    func removeAll(in names: Range<Int>) {
        let first = max(0, names.lowerBound / 64)
        let last = min(names.upperBound / 64, wordCount - 1)
        guard first <= last else { return }
        unsafe memset(words + first, 0, (last - first + 1) * 8)
    }
}
