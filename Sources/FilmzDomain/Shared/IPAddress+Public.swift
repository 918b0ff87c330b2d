extension IPAddress {
    /// Whether the address may belong to any host on the Internet, so not to this machine or a home network.
    ///
    /// An address that embeds another one is as public as that one. If the embedded one cannot be determined, the
    /// address is not public.
    public var isPublic: Bool {
        if isIPv4 { return !Self.reserved.contains { $0.contains(self) } }
        if Self.translated.contains(self) {
            let four = UInt32(truncatingIfNeeded: value)
            return IPAddress(UInt128(0xFFFF) << 32 | UInt128(four)).isPublic
        }
        return Self.global.contains(self) && !Self.reservedSix.contains { $0.contains(self) }
    }

    /// The reserved IPv4 addresses: https://www.iana.org/assignments/iana-ipv4-special-registry
    private static let reserved = [
        AddressRange(IPAddress(0, second: 0, third: 0, fourth: 0), bits: 8),
        AddressRange(IPAddress(10, second: 0, third: 0, fourth: 0), bits: 8),
        AddressRange(IPAddress(100, second: 64, third: 0, fourth: 0), bits: 10),
        AddressRange(IPAddress(127, second: 0, third: 0, fourth: 0), bits: 8),
        AddressRange(IPAddress(169, second: 254, third: 0, fourth: 0), bits: 16),
        AddressRange(IPAddress(172, second: 16, third: 0, fourth: 0), bits: 12),
        AddressRange(IPAddress(192, second: 0, third: 0, fourth: 0), bits: 24),
        AddressRange(IPAddress(192, second: 0, third: 2, fourth: 0), bits: 24),
        AddressRange(IPAddress(192, second: 88, third: 99, fourth: 0), bits: 24),
        AddressRange(IPAddress(192, second: 168, third: 0, fourth: 0), bits: 16),
        AddressRange(IPAddress(198, second: 18, third: 0, fourth: 0), bits: 15),
        AddressRange(IPAddress(198, second: 51, third: 100, fourth: 0), bits: 24),
        AddressRange(IPAddress(203, second: 0, third: 113, fourth: 0), bits: 24),
        // Multicast, reserved for later use, broadcast.
        AddressRange(IPAddress(224, second: 0, third: 0, fourth: 0), bits: 3),
    ]

    /// All public IPv6 addresses assigned so far. All local ones are outside.
    private static let global = AddressRange(IPAddress(0x20 << 120), bits: 3)

    /// IPv4 addresses in the form for networks without IPv4: `64:ff9b::/96`.
    private static let translated = AddressRange(IPAddress(0x0064_FF9B << 96), bits: 96)

    /// The reserved IPv6 addresses: https://www.iana.org/assignments/iana-ipv6-special-registry
    private static let reservedSix = [
        // Protocols (with Teredo and benchmarks); documentation; 6to4; documentation.
        AddressRange(IPAddress(0x2001 << 112), bits: 23), AddressRange(IPAddress(0x2001_0DB8 << 96), bits: 32),
        AddressRange(IPAddress(0x2002 << 112), bits: 16), AddressRange(IPAddress(0x3FFF << 112), bits: 20),
    ]
}
