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
