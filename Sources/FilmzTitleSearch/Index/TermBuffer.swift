/// The terms of the current name. Terms beyond the limit are not compared.
///
/// Unsafe for speed: an array checks at every term whether it is shared. Indices are checked.
@safe final class TermBuffer: @unchecked Sendable {
    static let limit = 64

    private let terms: UnsafeMutablePointer<UInt32>

    init() {
        unsafe terms = .allocate(capacity: Self.limit)
        unsafe terms.initialize(repeating: 0, count: Self.limit)
    }

    deinit { unsafe terms.deallocate() }

    @inline(__always)
    subscript(index: Int) -> Int {
        get { unsafe Int(terms[index & (Self.limit &- 1)]) }
        set { unsafe terms[index & (Self.limit &- 1)] = UInt32(truncatingIfNeeded: newValue) }
    }
}
