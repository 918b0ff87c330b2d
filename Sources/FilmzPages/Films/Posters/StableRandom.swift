/// The same numbers for the same seed, in every process and on every machine (SplitMix64).
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
        elements.isEmpty ? nil : elements[number(in: 0...elements.count - 1)]
    }

    mutating func isLucky() -> Bool {
        next() & 1 == 1
    }
}

/// FNV-1a: a hash that never changes, unlike Swift's own.
struct StableHash {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Adds a text and an end mark, so that it matters where one text ends and the next begins.
    mutating func combine(_ text: String) {
        for byte in text.utf8 { combine(byte) }
        combine(0x1F)
    }

    private mutating func combine(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
}
