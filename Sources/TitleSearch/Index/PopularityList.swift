/// Numbers of names in which the best known are found without reading all: beside the numbers stand the least of every
/// 64 and of every 4,096, since the least number is the best-known name.
///
/// After the block maxima of Ding and Suel (2011), for lists that are unions of shorter ones.
struct PopularityList: Sendable {
    static let block = 64
    static let blocksInGroup = 64

    let names: Numbers24
    let blockMinima: Numbers24
    let groupMinima: Numbers24

    /// Adds the names in a part of the list that lie in a range of popularity, in no order, until there are too many.
    func collect(_ part: Range<Int>, in wanted: Range<Int>, limit: Int, into found: inout [UInt32]) {
        var index = part.lowerBound
        let end = min(part.upperBound, names.count)
        while index < end, found.count < limit {
            let block = index / Self.block
            if index % Self.block == 0 {
                if block % Self.blocksInGroup == 0, index &+ Self.block &* Self.blocksInGroup <= end,
                    groupMinima[block / Self.blocksInGroup] >= wanted.upperBound
                {
                    index &+= Self.block &* Self.blocksInGroup
                    continue
                }
                if index &+ Self.block <= end, blockMinima[block] >= wanted.upperBound {
                    index &+= Self.block
                    continue
                }
            }
            let stop = min((block &+ 1) &* Self.block, end)
            while index < stop {
                let name = names[index]
                if name < wanted.upperBound, name >= wanted.lowerBound { found.append(UInt32(truncatingIfNeeded: name)) }
                index &+= 1
            }
        }
    }

    /// The same for a part whose names ascend.
    func collectAscending(_ part: Range<Int>, in wanted: Range<Int>, limit: Int, into found: inout [UInt32]) {
        var (low, high) = (part.lowerBound, min(part.upperBound, names.count))
        let end = high
        if wanted.lowerBound > 0 {
            while low < high {
                let middle = (low &+ high) / 2
                if names[middle] < wanted.lowerBound { low = middle &+ 1 } else { high = middle }
            }
        }
        while low < end, found.count < limit {
            let name = names[low]
            guard name < wanted.upperBound else { return }
            found.append(UInt32(truncatingIfNeeded: name))
            low &+= 1
        }
    }
}
