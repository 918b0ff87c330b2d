import FilmzPages
import NIOCore

/// One of the events of a stream, as the HTML standard frames them.
struct ServerEvent {
    static let mediaType = "text/event-stream; charset=utf-8"

    let name: StaticString
    let data: HTML

    init(_ name: StaticString, _ data: HTML) {
        (self.name, self.data) = (name, data)
    }

    /// Every line of the data in a field of its own, whatever ends it, so that nothing in it can begin another event.
    var frame: ByteBuffer {
        var frame = ByteBuffer(string: "event: \(name)\ndata: ")
        frame.reserveCapacity(data.bytes.count + 256)
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
