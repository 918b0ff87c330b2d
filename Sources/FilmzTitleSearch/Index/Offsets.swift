/// The begin and end of each of many short lists in one long list.
///
/// For every sixteen lists, four bytes say where the first begins, and two bytes for each list count from there.
struct Offsets: Sendable {
    static let group = 16
    static let groupSize = 4 + 2 * group

    /// Only a damaged file has a longer list.
    let limit: Int
    let region: Region

    @inline(__always)
    subscript(index: Int) -> Range<Int> {
        let end = start(index &+ 1)
        let start = start(index)
        return start..<max(start, min(end, start &+ limit))
    }

    /// In bytes, for this number of lists.
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
