/// An array of numbers of four bytes.
struct Numbers32: Sendable {
    let region: Region

    var count: Int { region.count / 4 }

    @inline(__always)
    subscript(index: Int) -> Int {
        Int(region.load(UInt32.self, at: index &* 4))
    }
}
