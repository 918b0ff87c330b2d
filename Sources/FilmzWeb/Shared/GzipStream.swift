import CFilmzZlib
import NIOCore

/// Compresses bytes with gzip, piece by piece. Use it from one place at a time.
@safe final class GzipStream {
    enum Flush: Int32 {
        /// The receiver can read everything written so far.
        case part = 2
        /// The stream ends.
        case end = 4
    }

    struct OutOfMemory: Error {}

    // On the heap, because zlib remembers the address of its state and refuses one that was moved.
    private let state: UnsafeMutablePointer<z_stream>

    /// - Parameter level: 1 is fastest, 9 smallest
    init(level: Int) throws(OutOfMemory) {
        unsafe state = .allocate(capacity: 1)
        unsafe state.initialize(to: z_stream())
        // 15 bits of window, the largest; adding 16 asks for gzip's frame instead of zlib's.
        let status = unsafe deflateInit2_(
            state, Int32(level), Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size))
        guard status == Z_OK else {
            unsafe state.deallocate()
            throw OutOfMemory()
        }
    }

    deinit {
        unsafe deflateEnd(state)
        unsafe state.deallocate()
    }

    /// Compresses some bytes, and returns the compressed bytes to send now.
    func compress(_ input: ByteBuffer, flush: Flush) -> ByteBuffer {
        var output = ByteBufferAllocator().buffer(capacity: input.readableBytes / 4 + 64)
        // Safe: zlib reads no further than `avail_in` and writes no further than `avail_out`, and keeps neither pointer
        // in use after the call that consumed it: the loop ends only when all input is taken.
        unsafe input.withUnsafeReadableBytes { bytes in
            unsafe state.pointee.next_in = UnsafeMutablePointer(
                mutating: bytes.bindMemory(to: UInt8.self).baseAddress)
            unsafe state.pointee.avail_in = UInt32(bytes.count)
            repeat {
                unsafe output.writeWithUnsafeMutableBytes(minimumWritableBytes: 4096) { room in
                    unsafe state.pointee.next_out = room.bindMemory(to: UInt8.self).baseAddress
                    unsafe state.pointee.avail_out = UInt32(room.count)
                    _ = unsafe deflate(state, flush.rawValue)
                    return unsafe room.count - Int(state.pointee.avail_out)
                }
            } while unsafe state.pointee.avail_out == 0
            unsafe state.pointee.next_in = nil
        }
        return output
    }

    static func compressed(_ bytes: ByteBuffer, level: Int) throws(OutOfMemory) -> ByteBuffer {
        try GzipStream(level: level).compress(bytes, flush: .end)
    }
}
