import Foundation

/// Bytes with random access; nil beyond the end.
struct PictureBytes {
    let data: Data
    var count: Int { data.count }

    init(_ data: Data) {
        self.data = data
    }

    func number(_ length: Int, at place: Int) -> Int? {
        guard place >= 0, place <= count - length else { return nil }
        let start = data.startIndex + place
        return data[start..<start + length].reduce(0) { $0 << 8 | Int($1) }
    }

    /// A little-endian number.
    func little(_ length: Int, at place: Int) -> Int? {
        guard place >= 0, place <= count - length else { return nil }
        let start = data.startIndex + place
        return data[start..<start + length].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    func begin(with prefix: [UInt8], at place: Int) -> Bool {
        place <= count && data.dropFirst(place).starts(with: prefix)
    }
}
