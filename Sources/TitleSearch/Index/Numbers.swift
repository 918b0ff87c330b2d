/// Numbers below 2²⁴ in three bytes each, and one byte of padding.
struct Numbers24: Sendable {
    let region: Region

    var count: Int { max(0, region.count - 1) / 3 }

    @inline(__always)
    subscript(index: Int) -> Int {
        Int(region.load(UInt32.self, at: index &* 3) & 0xFF_FFFF)
    }
}

/// Numbers of four bytes.
struct Numbers32: Sendable {
    let region: Region

    var count: Int { region.count / 4 }

    @inline(__always)
    subscript(index: Int) -> Int {
        Int(region.load(UInt32.self, at: index &* 4))
    }
}

/// Where each of many short lists begins and ends in one long list.
///
/// Four bytes for every sixteen, and behind them two for each to count on from there.
struct Offsets: Sendable {
    static let group = 16
    static let groupSize = 4 + 2 * group

    /// No list is longer, but in a damaged file.
    let limit: Int
    let region: Region

    @inline(__always)
    subscript(index: Int) -> Range<Int> {
        let (start, end) = (start(index), start(index &+ 1))
        return start..<max(start, min(end, start &+ limit))
    }

    /// How many bytes the offsets of so many lists take.
    static func size(_ count: Int) -> Int {
        (count / group + 1) * groupSize
    }

    @inline(__always)
    private func start(_ index: Int) -> Int {
        let place = Int(UInt(bitPattern: index) / UInt(Self.group)) &* Self.groupSize
        let step = region.load(UInt16.self, at: place &+ 4 &+ 2 &* (index & (Self.group &- 1)))
        return Int(region.load(UInt32.self, at: place)) &+ Int(step)
    }
}
