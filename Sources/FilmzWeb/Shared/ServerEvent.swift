import FilmzPages
import NIOCore

/// A server-sent event, in the format of the HTML standard.
struct ServerEvent {
    static let mediaType = "text/event-stream; charset=utf-8"

    let name: StaticString
    let data: HTML

    init(_ name: StaticString, data: HTML) {
        self.name = name
        self.data = data
    }

    /// The event as bytes. Each line of the data is a field of its own, whatever line break it has, so that nothing in
    /// it can begin another event.
    var frame: ByteBuffer {
        var frame = ByteBuffer(string: "event: \(name)\ndata: ")
        frame.reserveCapacity(data.byteCount + 256)
        var last: UInt8 = 0
        for byte in data.bytes {
            switch byte {
            case UInt8(ascii: "\n") where last == UInt8(ascii: "\r"): break
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): frame.writeString("\ndata: ")
            default: frame.writeInteger(byte)
            }
            last = byte
        }
        frame.writeString("\n\n")
        return frame
    }
}
