import Foundation

/// Where a machine is in the network: 4 bytes, or 16.
struct IPAddress: Hashable, Sendable {
    let bytes: [UInt8]

    /// Reads an address as the system writes it, and none of the odder spellings that some systems read.
    init?(_ text: some StringProtocol) {
        guard let bytes = text.contains(":") ? Self.six(text) : Self.four(text) else { return nil }
        self.bytes = bytes
    }

    /// Whether anybody on the Internet may be there, so that nobody at home, and nothing on this machine, is.
    ///
    /// An address that carries another one inside is as public as that; where it can no longer be told, it is not.
    var isPublic: Bool {
        if bytes.count == 4 { return !Self.reserved.contains { $0.holds(bytes) } }
        if Self.carriers.contains(where: { $0.holds(bytes) }) {
            return !Self.reserved.contains { $0.holds(Array(bytes.suffix(4))) }
        }
        return Self.global.holds(bytes) && !Self.reservedSix.contains { $0.holds(bytes) }
    }

    /// https://www.iana.org/assignments/iana-ipv4-special-registry
    private static let reserved = [
        Range([0], 8), Range([10], 8), Range([100, 64], 10), Range([127], 8), Range([169, 254], 16),
        Range([172, 16], 12), Range([192, 0, 0], 24), Range([192, 0, 2], 24), Range([192, 88, 99], 24),
        Range([192, 168], 16), Range([198, 18], 15), Range([198, 51, 100], 24), Range([203, 0, 113], 24),
        // Multicast, what is kept for later, broadcast.
        Range([224], 3),
    ]

    /// All that has been given out so far; everything local lies outside.
    private static let global = Range([0x20], 3)

    /// https://www.iana.org/assignments/iana-ipv6-special-registry
    private static let reservedSix = [
        // Protocols, Teredo and benchmarks among them; documentation; 6to4; documentation.
        Range([0x20, 0x01, 0x00], 23), Range([0x20, 0x01, 0x0d, 0xb8], 32), Range([0x20, 0x02], 16),
        Range([0x3f, 0xff], 20),
    ]

    /// Addresses of 4 bytes written with 16, and those that a network without them is reached by.
    private static let carriers = [
        Range([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff], 96),
        Range([0x00, 0x64, 0xff, 0x9b, 0, 0, 0, 0, 0, 0, 0, 0], 96),
    ]

    private struct Range: Sendable {
        let start: [UInt8]
        let bits: Int

        init(_ start: [UInt8], _ bits: Int) {
            (self.start, self.bits) = (start, bits)
        }

        func holds(_ bytes: [UInt8]) -> Bool {
            (0..<(bits + 7) / 8).allSatisfy { index in
                let mask = UInt8(truncatingIfNeeded: 0xff00 >> min(8, bits - 8 * index))
                return bytes[index] & mask == (index < start.count ? start[index] : 0) & mask
            }
        }
    }
}

extension IPAddress {
    private static func four(_ text: some StringProtocol) -> [UInt8]? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let bytes = parts.compactMap { part in
            part.utf8.allSatisfy { 0x30...0x39 ~= $0 } && (part == "0" || !part.hasPrefix("0")) ? UInt8(part) : nil
        }
        return parts.count == 4 && bytes.count == 4 ? bytes : nil
    }

    private static func six(_ text: some StringProtocol) -> [UInt8]? {
        guard text.utf8.count <= 45 else { return nil }
        let halves = String(text).components(separatedBy: "::")
        guard halves.count <= 2, let head = groups(halves[0], isLast: halves.count == 1),
            let tail = groups(halves.count == 2 ? halves[1] : "", isLast: true)
        else { return nil }
        let missing = 16 - head.count - tail.count
        guard halves.count == 2 ? missing >= 2 : missing == 0 else { return nil }
        return head + Array(repeating: 0, count: missing) + tail
    }

    private static func groups(_ text: String, isLast: Bool) -> [UInt8]? {
        guard !text.isEmpty else { return [] }
        var bytes: [UInt8] = []
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() {
            if isLast, index == parts.count - 1, part.contains(".") {
                guard let last = four(part) else { return nil }
                bytes += last
            } else {
                guard 1...4 ~= part.utf8.count, part.first?.isHexDigit == true, let group = UInt16(part, radix: 16)
                else { return nil }
                bytes += [UInt8(group >> 8), UInt8(group & 0xff)]
            }
        }
        return bytes
    }
}

extension IPAddress: CustomStringConvertible {
    /// Four decimal numbers, or eight hexadecimal ones.
    var description: String {
        if bytes.count == 4 { return bytes.map { String($0) }.joined(separator: ".") }
        return stride(from: 0, to: 16, by: 2)
            .map { String(UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]), radix: 16) }.joined(separator: ":")
    }
}
