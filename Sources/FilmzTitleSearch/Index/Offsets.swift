/// The start and end of each of many short lists in one long list.
///
/// For every sixteen lists, four bytes are the start of the first, and two bytes for each list are relative to it.
struct Offsets: Sendable {
    static let group = 16
    static let groupSize = 4 + 2 * group

    /// The maximum length of a list, which only a damaged file exceeds.
    let limit: Int
    let region: Region

    @inline(__always)
    subscript(index: Int) -> Range<Int> {
        let end = start(index &+ 1)
        let start = start(index)
        return start..<max(start, min(end, start &+ limit))
    }

    /// The size in bytes for a number of lists.
    static func size(_ count: Int) -> Int {
        (count / group + 1) * groupSize
    }

    @inline(__always)
    private func start(_ index: Int) -> Int {
        let groupStart = Int(UInt(bitPattern: index) / UInt(Self.group)) &* Self.groupSize
        let relativeStart = region.load(UInt16.self, at: groupStart &+ 4 &+ 2 &* (index & (Self.group &- 1)))
        return Int(region.load(UInt32.self, at: groupStart)) &+ Int(relativeStart)
    }
}
