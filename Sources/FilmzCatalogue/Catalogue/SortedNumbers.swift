/// Unique numbers in rising order, with fast look-up.
struct SortedNumbers: Sendable {
    let numbers: [UInt32]
    /// The index at which the numbers of each block of 256 begin.
    private let blocks: [UInt32]

    /// - Parameter numbers: unique numbers in ascending order
    init(_ numbers: [UInt32]) {
        self.numbers = numbers
        var blocks: [UInt32] = []
        blocks.reserveCapacity(Int((numbers.last ?? 0) >> 8) + 2)
        for (index, number) in numbers.enumerated() {
            while blocks.count <= Int(number >> 8) { blocks.append(UInt32(index)) }
        }
        blocks.append(UInt32(numbers.count))
        self.blocks = blocks
    }

    var count: Int { numbers.count }

    /// The index of a number; nil if it is missing.
    func index(of number: Int) -> Int? {
        let block = number >> 8
        guard number >= 0, block + 1 < blocks.count else { return nil }
        var low = Int(blocks[block])
        var high = Int(blocks[block + 1])
        while low < high {
            let middle = (low + high) / 2
            if numbers[middle] < number { low = middle + 1 } else { high = middle }
        }
        guard low < numbers.count && numbers[low] == number else { return nil }
        return low
    }
}
