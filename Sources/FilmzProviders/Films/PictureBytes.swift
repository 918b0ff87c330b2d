import Foundation

/// Bytes that may be asked for at any place, and are nil where there are none.
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

    /// The least part first.
    func little(_ length: Int, at place: Int) -> Int? {
        guard place >= 0, place <= count - length else { return nil }
        let start = data.startIndex + place
        return data[start..<start + length].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    func begin(with prefix: [UInt8], at place: Int) -> Bool {
        place <= count && data.dropFirst(place).starts(with: prefix)
    }
}
