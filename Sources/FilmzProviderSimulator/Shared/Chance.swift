/// A generator of numbers that look random, but are the same at every start.
struct Chance: Hashable, Sendable {
    private let seed: UInt64

    init(_ name: String) {
        seed = Self.mixed(name.utf8, from: 0xcbf2_9ce4_8422_2325)
    }

    /// A number in the range, always the same for one purpose.
    func number(_ purpose: String, in range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(hash(purpose) % UInt64(range.count))
    }

    /// Whether this seed is selected, which is true for about one in this number of seeds.
    func isOne(of count: Int, purpose: String) -> Bool {
        hash(purpose) % UInt64(count) == 0
    }

    func pick<Element>(_ purpose: String, from elements: [Element]) -> Element {
        elements[Int(hash(purpose) % UInt64(elements.count))]
    }

    /// This number of different elements, or all if there are fewer.
    func pick<Element>(_ count: Int, purpose: String, from elements: [Element]) -> [Element] {
        var left = elements
        return (0..<min(count, elements.count)).map { turn in
            left.remove(at: Int(hash("\(purpose)-\(turn)") % UInt64(left.count)))
        }
    }

    /// A text of letters and digits.
    func code(_ purpose: String, length: Int) -> String {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
        return String((0..<length).map { letters[Int(hash("\(purpose)-\($0)") % UInt64(letters.count))] })
    }

    /// A text of hexadecimal digits.
    func digits(_ purpose: String, length: Int) -> String {
        String((0..<length).map { Character(String(hash("\(purpose)-\($0)") % 16, radix: 16)) })
    }

    private func hash(_ purpose: String) -> UInt64 {
        var value = Self.mixed(purpose.utf8, from: seed)
        value ^= value >> 33
        value = value &* 0xff51_afd7_ed55_8ccd
        return (value ^ (value >> 33)) >> 8
    }

    private static func mixed(_ bytes: some Sequence<UInt8>, from seed: UInt64) -> UInt64 {
        bytes.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
