extension IPAddress {
    /// Whether the address may belong to anybody on the Internet, so not to this machine or a home network.
    ///
    /// An address that contains another one is as public as that one. If the other one can no longer be told, it is not
    /// public.
    public var isPublic: Bool {
        if isIPv4 { return !Self.reserved.contains { $0.contains(self) } }
        if Self.translated.contains(self) {
            let four = UInt32(truncatingIfNeeded: value)
            return IPAddress(UInt128(0xFFFF) << 32 | UInt128(four)).isPublic
        }
        return Self.global.contains(self) && !Self.reservedSix.contains { $0.contains(self) }
    }

    /// https://www.iana.org/assignments/iana-ipv4-special-registry
    private static let reserved = [
        AddressRange(IPAddress(0, 0, 0, 0), 8), AddressRange(IPAddress(10, 0, 0, 0), 8),
        AddressRange(IPAddress(100, 64, 0, 0), 10), AddressRange(IPAddress(127, 0, 0, 0), 8),
        AddressRange(IPAddress(169, 254, 0, 0), 16), AddressRange(IPAddress(172, 16, 0, 0), 12),
        AddressRange(IPAddress(192, 0, 0, 0), 24), AddressRange(IPAddress(192, 0, 2, 0), 24),
        AddressRange(IPAddress(192, 88, 99, 0), 24), AddressRange(IPAddress(192, 168, 0, 0), 16),
        AddressRange(IPAddress(198, 18, 0, 0), 15), AddressRange(IPAddress(198, 51, 100, 0), 24),
        AddressRange(IPAddress(203, 0, 113, 0), 24),
        // Multicast, reserved for later use, broadcast.
        AddressRange(IPAddress(224, 0, 0, 0), 3),
    ]

    /// All public addresses assigned so far. Everything local lies outside.
    private static let global = AddressRange(IPAddress(0x20 << 120), 3)

    /// IPv4 addresses as networks without IPv4 reach them: `64:ff9b::/96`.
    private static let translated = AddressRange(IPAddress(0x0064_FF9B << 96), 96)

    /// https://www.iana.org/assignments/iana-ipv6-special-registry
    private static let reservedSix = [
        // Protocols (with Teredo and benchmarks); documentation; 6to4; documentation.
        AddressRange(IPAddress(0x2001 << 112), 23), AddressRange(IPAddress(0x2001_0DB8 << 96), 32),
        AddressRange(IPAddress(0x2002 << 112), 16), AddressRange(IPAddress(0x3FFF << 112), 20),
    ]
}
