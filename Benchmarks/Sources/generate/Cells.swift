// How cells of IMDb's tables are written, at the end of a line.
extension [UInt8] {
    /// Begins the next cell.
    mutating func tab() { append(UInt8(ascii: "\t")) }

    mutating func text(_ text: StaticString) {
        append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    mutating func number(_ number: Int) {
        let start = count
        var rest = number
        repeat {
            append(UInt8(ascii: "0") + UInt8(rest % 10))
            rest /= 10
        } while rest > 0
        self[start...].reverse()
    }

    /// `\N` stands for what is not known.
    mutating func optional(_ number: Int?) {
        if let number { self.number(number) } else { text(#"\N"#) }
    }

    /// A number as IMDb names titles and people, of seven digits at least.
    mutating func identifier(_ kind: StaticString, _ number: Int) {
        text(kind)
        var limit = 1_000_000
        while number < limit, limit > 1 {
            append(UInt8(ascii: "0"))
            limit /= 10
        }
        self.number(number)
    }
}
