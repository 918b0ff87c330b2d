/// Read-only memory. Every read is bounds-checked, and outside there are only zeros: a damaged file can cause wrong
/// results, but no harm.
///
/// Unsafe, because a mapped file is a raw pointer. Keep the ``IndexStorage`` alive as long as a region of it is used.
@safe struct Region: @unchecked Sendable {
    private let base: UnsafeRawPointer
    let count: Int

    init(_ bytes: UnsafeRawBufferPointer) {
        // Even empty memory needs an address.
        unsafe base = bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 8).unsafelyUnwrapped
        count = bytes.count
    }

    /// A part of the region; empty if it is out of bounds.
    subscript(part: Range<Int>) -> Region {
        guard part.lowerBound >= 0, part.upperBound <= count else {
            return unsafe Region(UnsafeRawBufferPointer(start: base, count: 0))
        }
        return unsafe Region(UnsafeRawBufferPointer(start: base + part.lowerBound, count: part.count))
    }

    @inline(__always)
    func byte(at offset: Int) -> UInt8 {
        load(UInt8.self, at: offset)
    }

    /// A little-endian number; 0 if it is out of bounds.
    @inline(__always)
    func load<Number: FixedWidthInteger & BitwiseCopyable>(_: Number.Type, at offset: Int) -> Number {
        guard offset >= 0, offset &+ MemoryLayout<Number>.size <= count else { return 0 }
        return unsafe Number(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: Number.self))
    }

    /// The bytes of a part as text; invalid UTF-8 is repaired.
    func text(_ part: Range<Int>) -> String {
        let part = self[part]
        return unsafe String(decoding: UnsafeRawBufferPointer(start: part.base, count: part.count), as: UTF8.self)
    }
}
