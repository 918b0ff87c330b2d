extension UInt32 {
    /// Whether it is the scalar of `0` to `9`.
    var isDigit: Bool { 0x30...0x39 ~= self }
}
