/// An IPv4 or IPv6 address. An IPv4 address is equal to its IPv6 mapping, which dual-stack sockets report.
public struct IPAddress: Hashable, Sendable {
    public let value: UInt128

    private static let mapped: UInt128 = 0xFFFF_0000_0000

    public init(_ value: UInt128) {
        self.value = value
    }

    /// Creates the IPv4 address of these four bytes.
    public init(_ first: UInt8, second: UInt8, third: UInt8, fourth: UInt8) {
        value = [first, second, third, fourth].reduce(Self.mapped >> 32) { $0 << 8 | UInt128($1) }
    }

    /// Reads `192.168.1.5`, `fd00::5`, `::ffff:192.168.1.5`. Returns nil for anything else, such as unusual spellings
    /// that some systems accept.
    public init?(_ text: some StringProtocol) {
        // No address is longer, and a zone has a meaning only on the machine itself.
        guard text.utf8.count <= 64 else { return nil }
        let address = text.prefix { $0 != "%" }
        if let four = Self.four(address) {
            self = four
        } else if let value = Self.sixteen(address) {
            self.value = value
        } else {
            return nil
        }
    }

    public var isIPv4: Bool { value >> 32 == Self.mapped >> 32 }

    public var isLoopback: Bool { if isIPv4 { value >> 24 & 0xFF == 127 } else { value == 1 } }

    /// Whether this is the unspecified address, `0.0.0.0` or `::`: all addresses of this machine.
    public var isAny: Bool { value == 0 || value == Self.mapped }

    /// Whether the address is valid only within its network, such as those from a router at home.
    public var isPrivate: Bool {
        guard isIPv4 else { return value >> 121 == 0xFC >> 1 }
        let four = UInt32(truncatingIfNeeded: value)
        return four >> 24 == 10 || four >> 20 == 0xAC1 || four >> 16 == 0xC0A8
    }

    /// The address or network of one household or machine: one IPv4 address, or the prefix of 2⁶⁴ IPv6 addresses.
    public var site: IPAddress { if isIPv4 { self } else { IPAddress((value >> 64) << 64) } }

    /// Parses an IPv4 address, byte by byte for speed: every request comes from an address.
    private static func four(_ text: some StringProtocol) -> IPAddress? {
        var value: UInt128 = 0
        var dots = 0
        var number: UInt8?
        for byte in text.utf8 {
            if byte == UInt8(ascii: ".") {
                guard let ended = number else { return nil }
                value = value << 8 | UInt128(ended)
                dots = dots + 1
                number = nil
                continue
            }
            // A leading zero means octal to some systems.
            guard 48...57 ~= byte, number != 0 else { return nil }
            let tens = (number ?? 0).multipliedReportingOverflow(by: 10)
            let sum = tens.partialValue.addingReportingOverflow(byte - 48)
            guard !tens.overflow, !sum.overflow else { return nil }
            number = sum.partialValue
        }
        guard dots == 3, let number else { return nil }
        return IPAddress(mapped | value << 8 | UInt128(number))
    }

    private static func sixteen(_ text: some StringProtocol) -> UInt128? {
        let halves = String(text).split(separator: "::", maxSplits: 1, omittingEmptySubsequences: false)
        guard let head = groups(halves[0], areLast: halves.count == 1),
            let tail: [UInt16] = if halves.count > 1 { groups(halves[1], areLast: true) } else { [] }
        else { return nil }
        let missing = 8 - head.count - tail.count
        guard halves.count > 1 ? missing >= 1 : missing == 0 else { return nil }
        return (head + Array(repeating: 0, count: missing) + tail).reduce(0) { $0 << 16 | UInt128($1) }
    }

    /// The 16-bit groups on one side of `::`. The last one may be an IPv4 address.
    private static func groups(_ text: Substring, areLast: Bool) -> [UInt16]? {
        guard !text.isEmpty else { return [] }
        var groups: [UInt16] = []
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() {
            if areLast, index == parts.count - 1, let four = four(part)?.value {
                groups += [UInt16(truncatingIfNeeded: four >> 16), UInt16(truncatingIfNeeded: four)]
            } else if 1...4 ~= part.utf8.count, part.allSatisfy(\.isHexDigit), let group = UInt16(part, radix: 16) {
                groups.append(group)
            } else {
                return nil
            }
        }
        return groups
    }
}

extension IPAddress: CustomStringConvertible {
    /// The address as four decimal numbers, or eight hexadecimal ones.
    public var description: String {
        if isIPv4 { return stride(from: 24, through: 0, by: -8).map { "\(value >> $0 & 0xFF)" }.joined(separator: ".") }
        return stride(from: 112, through: 0, by: -16)
            .map { String(value >> $0 & 0xFFFF, radix: 16) }.joined(separator: ":")
    }
}
