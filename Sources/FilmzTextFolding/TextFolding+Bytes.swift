extension TextFolding {
    /// A faster ``folded(_:)`` for texts in an array of bytes: the result for each character is cached, as long as it
    /// does not depend on the neighbouring characters.
    public struct Bytes: Sendable {
        /// The folded text, replaced by each call of ``fold(_:range:)``.
        public private(set) var folded: [UInt8] = []

        /// The number of letters since the last other character.
        private var runLength = 0

        /// The cached result for each character below ``limit``.
        private var replacements = [Replacement](repeating: .unknown, count: limit)

        private enum Replacement {
            case unknown, dependent
            case bytes([UInt8])
        }

        /// The first code point that is not cached. Characters from here on are rare, or half-width forms.
        private static let limit = 0xFF00

        public init() {}

        /// Folds the text in a range of bytes, which must be UTF-8.
        /// - Returns: false when the text needs ``TextFolding/folded(_:)``
        public mutating func fold(_ bytes: [UInt8], range: Range<Int>) -> Bool {
            folded.removeAll(keepingCapacity: true)
            runLength = 0
            var index = range.lowerBound
            while index < range.upperBound {
                let byte = bytes[index]
                switch byte {
                case 0x61...0x7A, 0x30...0x39: appendLetter(byte)
                case 0x41...0x5A: appendLetter(byte | 0x20)
                case 0x20: appendSpace()
                case UInt8(ascii: "."), UInt8(ascii: "*"):
                    guard let joins = joinsSingleLetters(bytes[index + 1..<range.upperBound]) else { return false }
                    if joins { runLength = 0 } else { appendSpace() }
                case UInt8(ascii: "'"):
                    if hasElidedWord, index + 1 < range.upperBound { appendSpace() }
                default:
                    guard let length = appendOther(bytes[index..<range.upperBound]) else { return false }
                    index += length
                    continue
                }
                index += 1
            }
            if folded.last == 0x20 { folded.removeLast() }
            return true
        }

        /// - Returns: the number of bytes of the first character; nil when its result depends on others
        private mutating func appendOther(_ bytes: ArraySlice<UInt8>) -> Int? {
            let start = bytes.startIndex
            let byte = bytes[start]
            let length = if byte < 0x80 { 1 } else if byte < 0xE0 { 2 } else { 3 }
            guard byte < 0xF0, length <= bytes.count else { return nil }
            var value = Int(byte)
            if length > 1 {
                if length == 2 { value &= 0x1F } else { value &= 0x0F }
                for next in bytes[start + 1..<start + length] { value = value << 6 | Int(next & 0x3F) }
            }
            guard value < Self.limit else { return nil }
            if value == 0x2019, hasElidedWord, length < bytes.count {
                appendSpace()
                return length
            }
            if case .unknown = replacements[value] { replacements[value] = Self.replacement(value) }
            guard case .bytes(let replacement) = replacements[value] else { return nil }
            for byte in replacement {
                if byte == 0x20 { appendSpace() } else { appendLetter(byte) }
            }
            return length
        }

        private mutating func appendLetter(_ byte: UInt8) {
            folded.append(byte)
            // Only the first byte of each character is counted.
            if byte & 0xC0 != 0x80 { runLength += 1 }
        }

        /// Appends one space between words.
        private mutating func appendSpace() {
            if let last = folded.last, last != 0x20 { folded.append(0x20) }
            runLength = 0
        }

        /// Whether the word so far is an elided one before an apostrophe.
        private var hasElidedWord: Bool {
            guard runLength == 1, let letter = folded.last, FoldedWord.elided.contains(UInt32(letter)) else {
                return false
            }
            return folded.count == 1 || folded[folded.count - 2] == 0x20
        }

        /// Whether a full stop is between two single letters; nil when a character outside ASCII follows it.
        private func joinsSingleLetters(_ rest: ArraySlice<UInt8>) -> Bool? {
            guard runLength == 1, let next = rest.first else { return false }
            guard next < 0x80 else { return nil }
            guard Self.isLetter(next) else { return false }
            guard let after = rest.dropFirst().first else { return true }
            guard after < 0x80 else { return nil }
            return !Self.isLetter(after) && !(0x30...0x39 ~= after)
        }

        private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }

        private static func replacement(_ value: Int) -> Replacement {
            guard let scalar = Unicode.Scalar(UInt32(value)), !joinsLetterBefore(scalar) else { return .dependent }
            return .bytes(Array(letters(of: scalar).utf8))
        }
    }
}
