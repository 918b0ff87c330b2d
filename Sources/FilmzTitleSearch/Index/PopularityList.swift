/// A list of names in which the best known can be found without reading all. A lower number means a better known name,
/// so the lowest of every 64 and of every 4,096 numbers is stored too.
///
/// After the block maxima of Ding and Suel (2011), for lists that are unions of shorter ones.
struct PopularityList: Sendable {
    static let block = 64
    static let blocksInGroup = 64

    let names: Numbers24
    let blockMinima: Numbers24
    let groupMinima: Numbers24

    /// Calls `body` with the names in a part of the list that are in a range of popularity, in any order, until it
    /// returns false.
    /// - Returns: the number of blocks read
    @inline(__always)
    @discardableResult
    func forEach(in part: Range<Int>, within window: Range<Int>, body: (Int) -> Bool) -> Int {
        var blocksRead = 0
        var index = part.lowerBound
        let end = min(part.upperBound, names.count)
        while index < end {
            let block = index &>> 6
            if index & (Self.block &- 1) == 0 {
                if block & (Self.blocksInGroup &- 1) == 0, index &+ Self.block &* Self.blocksInGroup <= end,
                    groupMinima[block &>> 6] >= window.upperBound
                {
                    index &+= Self.block &* Self.blocksInGroup
                    continue
                }
                if index &+ Self.block <= end, blockMinima[block] >= window.upperBound {
                    index &+= Self.block
                    continue
                }
            }
            blocksRead &+= 1
            let stop = min((block &+ 1) &* Self.block, end)
            while index < stop {
                let name = names[index]
                if name < window.upperBound, name >= window.lowerBound, !body(name) { return blocksRead }
                index &+= 1
            }
        }
        return blocksRead
    }

    /// Does the same as ``forEach(in:within:body:)`` for a part in ascending order.
    @inline(__always)
    @discardableResult
    func forEachAscending(in part: Range<Int>, within window: Range<Int>, body: (Int) -> Bool) -> Int {
        var low = part.lowerBound
        var high = min(part.upperBound, names.count)
        let end = high
        if window.lowerBound > 0 {
            while low < high {
                let middle = (low &+ high) / 2
                if names[middle] < window.lowerBound { low = middle &+ 1 } else { high = middle }
            }
        }
        let first = low
        while low < end {
            let name = names[low]
            guard name < window.upperBound, body(name) else { break }
            low &+= 1
        }
        return (low &- first) / Self.block &+ 1
    }
}
