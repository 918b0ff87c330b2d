/// A random number generator with the same numbers for the same seed, in every process and on every machine
/// (SplitMix64).
struct StableRandom {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func number(in range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(next() % UInt64(range.count))
    }

    mutating func element<Element>(of elements: [Element]) -> Element? {
        if elements.isEmpty { nil } else { elements[number(in: 0...elements.count - 1)] }
    }

    mutating func isLucky() -> Bool {
        next() & 1 == 1
    }
}
