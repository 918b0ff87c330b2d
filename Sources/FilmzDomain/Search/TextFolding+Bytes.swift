extension TextFolding {
    /// ``folded(_:)`` of texts that lie in an array of bytes, several times as quick for those of Latin, Greek and
    /// Cyrillic letters: a million titles are folded in a second.
    public struct Bytes: Sendable {
        /// What each character below ``limit`` becomes by itself; nil where that depends on others.
        private static let table: [[UInt8]?] = (0..<limit).map { value -> [UInt8]? in
            guard let scalar = Unicode.Scalar(UInt32(value)), scalar.properties.canonicalCombiningClass == .notReordered,
                ![.nonspacingMark, .spacingMark, .enclosingMark].contains(scalar.properties.generalCategory)
            else { return nil }
            // A letter on each side shows whether it joins or divides words.
            return Array(TextFolding.folded("x\(scalar)x").utf8.dropFirst().dropLast())
        }

        /// Everything up to here takes at most two bytes.
        private static let limit = 0x530

        /// The folded text, written anew by each call of ``fold(_:_:)``.
        public private(set) var folded: [UInt8] = []
        private let table = Self.table

        public init() {}

        /// Folds the text in a range of bytes.
        /// - Returns: false when the text needs ``TextFolding/folded(_:)``
        public mutating func fold(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
            folded.removeAll(keepingCapacity: true)
            var index = range.lowerBound
            while index < range.upperBound {
                var value = Int(bytes[index])
                index += 1
                if value >= 0x80 {
                    guard 0xC2...0xDF ~= value, index < range.upperBound else { return false }
                    value = (value & 0x1F) << 6 | Int(bytes[index] & 0x3F)
                    index += 1
                    guard value < Self.limit else { return false }
                } else if 0x61...0x7A ~= value || 0x30...0x39 ~= value {
                    folded.append(UInt8(truncatingIfNeeded: value))
                    continue
                }
                guard let replacement = table[value] else { return false }
                for byte in replacement {
                    if byte != 0x20 {
                        folded.append(byte)
                    } else if let last = folded.last, last != 0x20 {
                        folded.append(byte)
                    }
                }
            }
            if folded.last == 0x20 { folded.removeLast() }
            return true
        }
    }
}
