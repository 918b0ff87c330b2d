import Foundation

/// Bytes with random access; nil beyond the end.
struct PictureBytes {
    let data: Data
    var count: Int { data.count }

    init(_ data: Data) {
        self.data = data
    }

    func number(_ length: Int, at offset: Int) -> Int? {
        guard offset >= 0, offset <= count - length else { return nil }
        let start = data.startIndex + offset
        return data[start..<start + length].reduce(0) { $0 << 8 | Int($1) }
    }

    /// A little-endian number.
    func little(_ length: Int, at offset: Int) -> Int? {
        guard offset >= 0, offset <= count - length else { return nil }
        let start = data.startIndex + offset
        return data[start..<start + length].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    func begin(with prefix: [UInt8], at offset: Int) -> Bool {
        offset <= count && data.dropFirst(offset).starts(with: prefix)
    }
}
