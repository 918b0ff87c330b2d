/// The widths of the letters of a TrueType font.
///
/// It is made for the fonts bundled with Filmz. In any other file, it never reads past the end, and may find nothing.
public struct FontMetrics: Sendable {
    /// The widths of letters in thousandths of an em.
    private let widths: [UInt32: Int16]

    /// Nil when the tables with the widths are missing.
    public init?(_ file: [UInt8]) {
        let bytes = Bytes(file)
        guard let unitsPerEm = bytes.table("head").flatMap({ bytes.number($0 + 18) }), unitsPerEm > 0,
            let measured = bytes.table("hhea").flatMap({ bytes.number($0 + 34) }), measured > 0,
            let advances = bytes.table("hmtx"), let map = bytes.unicodeMap
        else { return nil }
        var widths: [UInt32: Int16] = [:]
        for (scalar, glyph) in bytes.glyphs(map) {
            // The last width applies to all glyphs after it.
            guard let advance = bytes.number(advances + 4 * min(glyph, measured - 1)) else { continue }
            widths[scalar] = Int16(clamping: advance * 1_000 / unitsPerEm)
        }
        guard !widths.isEmpty else { return nil }
        self.widths = widths
    }

    /// The width of a letter in ems, without kerning; nil when the font does not have it.
    public func width(of scalar: Unicode.Scalar) -> Double? {
        widths[scalar.value].map { Double($0) / 1_000 }
    }

    /// A font file in the format of the OpenType specification: tables of big-endian numbers.
    private struct Bytes {
        private let file: [UInt8]

        init(_ file: [UInt8]) {
            self.file = file
        }

        /// The two bytes at an offset; nil beyond the end.
        func number(_ place: Int) -> Int? {
            guard place >= 0, place + 1 < file.count else { return nil }
            return Int(file[place]) << 8 | Int(file[place + 1])
        }

        private func longNumber(_ place: Int) -> Int? {
            guard let high = number(place), let low = number(place + 2) else { return nil }
            return high << 16 | low
        }

        /// The offset of a table; nil when it is missing.
        func table(_ tag: String) -> Int? {
            guard let count = number(4) else { return nil }
            let tag = Array(tag.utf8)
            for place in stride(from: 12, to: 12 + 16 * count, by: 16) where place + 16 <= file.count {
                if Array(file[place..<place + 4]) == tag { return longNumber(place + 8) }
            }
            return nil
        }

        /// The offset of the map from Unicode's first plane to glyphs, a subtable of format 4; nil when it is
        /// missing.
        var unicodeMap: Int? {
            guard let table = table("cmap"), let count = number(table + 2) else { return nil }
            for place in stride(from: table + 4, to: table + 4 + 8 * count, by: 8) {
                guard let platform = number(place), let encoding = number(place + 2), let offset = longNumber(place + 4)
                else { return nil }
                let isUnicode = platform == 0 || platform == 3 && encoding == 1
                if isUnicode, number(table + offset) == 4 { return table + offset }
            }
            return nil
        }

        /// The glyph of each letter.
        func glyphs(_ map: Int) -> [(scalar: UInt32, glyph: Int)] {
            guard let doubled = number(map + 6) else { return [] }
            var found: [(scalar: UInt32, glyph: Int)] = []
            var last = -1
            for segment in stride(from: 0, to: doubled, by: 2) {
                let ends = map + 14 + segment
                let starts = map + 16 + doubled + segment
                let offsets = starts + 2 * doubled
                guard let end = number(ends), let start = number(starts), let delta = number(starts + doubled),
                    let offset = number(offsets), last < start, start <= end
                else { return found }
                last = end
                for scalar in start...end {
                    var glyph: Int? = scalar
                    if offset > 0 {
                        glyph = number(offsets + offset + 2 * (scalar - start)).flatMap { $0 == 0 ? nil : $0 }
                    }
                    guard let glyph = glyph.map({ ($0 + delta) & 0xFFFF }), glyph > 0 else { continue }
                    found.append((UInt32(scalar), glyph))
                }
            }
            return found
        }
    }
}
