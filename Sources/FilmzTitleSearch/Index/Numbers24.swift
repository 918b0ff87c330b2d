/// An array of numbers below 2²⁴, in three bytes each, with one byte of padding at the end.
struct Numbers24: Sendable {
    let region: Region

    var count: Int { max(0, region.count - 1) / 3 }

    @inline(__always)
    subscript(index: Int) -> Int {
        Int(region.load(UInt32.self, at: index &* 3) & 0xFF_FFFF)
    }
}
