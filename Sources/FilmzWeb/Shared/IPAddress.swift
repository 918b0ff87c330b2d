/// An IPv4 or IPv6 address. IPv4 addresses are also those that IPv6 maps them to, as sockets that listen on both do.
struct IPAddress: Hashable, Sendable {
    let value: UInt128

    private static let mapped: UInt128 = 0xFFFF_0000_0000

    init(_ value: UInt128) {
        self.value = value
    }

    /// Reads `192.168.1.5`, `fd00::5`, `::ffff:192.168.1.5`; returns nil for anything else.
    init?(_ text: some StringProtocol) {
        // No address is longer, and a zone only means something on the machine itself.
        guard text.utf8.count <= 64 else { return nil }
        let bare = text.prefix { $0 != "%" }
        if let value = Self.four(bare) {
            self.value = Self.mapped | UInt128(value)
        } else if let value = Self.sixteen(bare) {
            self.value = value
        } else {
            return nil
        }
    }

    var isIPv4: Bool { value >> 32 == Self.mapped >> 32 }

    var isLoopback: Bool { isIPv4 ? value >> 24 & 0xFF == 127 : value == 1 }

    /// `0.0.0.0` or `::`: every address of this machine.
    var isAny: Bool { value == 0 || value == Self.mapped }

    /// One that only this network knows, as routers at home give them.
    var isPrivate: Bool {
        guard isIPv4 else { return value >> 121 == 0xFC >> 1 }
        let four = UInt32(truncatingIfNeeded: value)
        return four >> 24 == 10 || four >> 20 == 0xAC1 || four >> 16 == 0xC0A8
    }

    /// What one household or machine usually has: an IPv4 address, or a network of 2⁶⁴ IPv6 addresses.
    var site: IPAddress { isIPv4 ? self : IPAddress((value >> 64) << 64) }

    private static func four(_ text: some StringProtocol) -> UInt32? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 4 else { return nil }
        var value: UInt32 = 0
        for part in parts {
            guard part.utf8.allSatisfy({ 48...57 ~= $0 }), part.utf8.count <= 3, let byte = UInt8(part) else {
                return nil
            }
            value = value << 8 | UInt32(byte)
        }
        return value
    }

    private static func sixteen(_ text: some StringProtocol) -> UInt128? {
        let halves = String(text).split(separator: "::", maxSplits: 1, omittingEmptySubsequences: false)
        guard let head = groups(halves[0], areLast: halves.count == 1),
            let tail = halves.count > 1 ? groups(halves[1], areLast: true) : []
        else { return nil }
        let missing = 8 - head.count - tail.count
        guard halves.count > 1 ? missing >= 1 : missing == 0 else { return nil }
        return (head + Array(repeating: 0, count: missing) + tail).reduce(0) { $0 << 16 | UInt128($1) }
    }

    /// The 16-bit groups of one side of `::`; the very last may be an IPv4 address.
    private static func groups(_ text: Substring, areLast: Bool) -> [UInt16]? {
        guard !text.isEmpty else { return [] }
        var groups: [UInt16] = []
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() {
            if areLast, index == parts.count - 1, let four = four(part) {
                groups += [UInt16(four >> 16), UInt16(truncatingIfNeeded: four)]
            } else if 1...4 ~= part.utf8.count, part.allSatisfy(\.isHexDigit), let group = UInt16(part, radix: 16) {
                groups.append(group)
            } else {
                return nil
            }
        }
        return groups
    }
}
