/// A stretch of memory for reading. Every read is checked: outside stand zeros, so that a damaged file can mislead but
/// never harm.
///
/// Unsafe, since a mapped file is a bare pointer. Whoever holds a region keeps its ``IndexStorage`` alive.
@safe struct Region: @unchecked Sendable {
    private let base: UnsafeRawPointer
    let count: Int

    init(_ bytes: UnsafeRawBufferPointer) {
        // An empty stretch needs some address.
        unsafe base = bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 8).unsafelyUnwrapped
        count = bytes.count
    }

    /// Part of it; empty where there is none.
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

    /// A little-endian number; 0 where it would not be inside.
    @inline(__always)
    func load<Number: FixedWidthInteger & BitwiseCopyable>(_: Number.Type, at offset: Int) -> Number {
        guard offset >= 0, offset &+ MemoryLayout<Number>.size <= count else { return 0 }
        return unsafe Number(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: Number.self))
    }

    /// The bytes of a part as text; what is no UTF-8 is repaired.
    func text(_ part: Range<Int>) -> String {
        let part = self[part]
        return unsafe String(decoding: UnsafeRawBufferPointer(start: part.base, count: part.count), as: UTF8.self)
    }
}
