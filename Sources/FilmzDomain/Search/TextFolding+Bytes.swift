extension TextFolding {
    /// ``folded(_:)`` of texts that lie in an array of bytes, many times as quick: each character is folded once, and
    /// then remembered, as long as that does not depend on the characters beside it.
    public struct Bytes: Sendable {
        /// The folded text, written anew by each call of ``fold(_:_:)``.
        public private(set) var folded: [UInt8] = []

        /// What each character below ``limit`` becomes, as far as that has been asked.
        private var replacements = [Replacement](repeating: .unknown, count: limit)

        private enum Replacement {
            case unknown, dependent
            case bytes([UInt8])
        }

        /// Characters from here on are rare, or half a letter.
        private static let limit = 0xFF00

        public init() {}

        /// Folds the text in a range of bytes, which must be UTF-8.
        /// - Returns: false when the text needs ``TextFolding/folded(_:)``
        public mutating func fold(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
            folded.removeAll(keepingCapacity: true)
            var index = range.lowerBound
            while index < range.upperBound {
                let byte = bytes[index]
                switch byte {
                case 0x61...0x7A, 0x30...0x39: folded.append(byte)
                case 0x41...0x5A: folded.append(byte | 0x20)
                case 0x20: appendSpace()
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

        /// - Returns: how many bytes the first character has; nil when what it becomes depends on others
        private mutating func appendOther(_ bytes: ArraySlice<UInt8>) -> Int? {
            let start = bytes.startIndex
            let byte = bytes[start]
            let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : 3
            guard byte < 0xF0, length <= bytes.count else { return nil }
            var value = Int(byte)
            if length > 1 {
                value &= length == 2 ? 0x1F : 0x0F
                for next in bytes[start + 1..<start + length] { value = value << 6 | Int(next & 0x3F) }
            }
            guard value < Self.limit else { return nil }
            if case .unknown = replacements[value] { replacements[value] = Self.replacement(value) }
            guard case .bytes(let replacement) = replacements[value] else { return nil }
            for byte in replacement {
                if byte == 0x20 { appendSpace() } else { folded.append(byte) }
            }
            return length
        }

        /// One between words.
        private mutating func appendSpace() {
            if let last = folded.last, last != 0x20 { folded.append(0x20) }
        }

        private static func replacement(_ value: Int) -> Replacement {
            // Marks, and the vowels and ends of Korean syllables, become one with the letter before them.
            guard let scalar = Unicode.Scalar(UInt32(value)), !(0x1100...0x11FF ~= value),
                ![.nonspacingMark, .spacingMark, .enclosingMark].contains(scalar.properties.generalCategory)
            else { return .dependent }
            // A letter on each side shows whether it joins or divides words.
            return .bytes(Array(TextFolding.folded("x\(scalar)x").utf8.dropFirst().dropLast()))
        }
    }
}
