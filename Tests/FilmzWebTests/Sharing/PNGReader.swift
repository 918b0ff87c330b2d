import Foundation

/// A PNG of 8-bit colours, read by other code than has written it.
struct PNGReader {
    let width: Int
    let height: Int
    /// Three bytes each, in rows from the top.
    private(set) var pixels: [UInt8] = []

    /// Nil when it is cut off or of another kind.
    init?(_ file: [UInt8]) throws {
        guard file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
        var place = 8
        var compressed: [UInt8] = []
        var size: (Int, Int)?
        var isWhole = false
        while place + 12 <= file.count {
            let length = Self.number(file, place)
            let content = place + 8
            guard content + length + 4 <= file.count else { return nil }
            switch String(decoding: file[place + 4..<content], as: UTF8.self) {
            case "IHDR":
                // 8 bits, colours without transparency, not interlaced.
                guard Array(file[content + 8..<content + 13]) == [8, 2, 0, 0, 0] else { return nil }
                size = (Self.number(file, content), Self.number(file, content + 4))
            case "IDAT": compressed += file[content..<content + length]
            case "IEND": isWhole = true
            default: break
            }
            place = content + length + 4
        }
        guard isWhole, let size, compressed.count > 6 else { return nil }
        (width, height) = size
        // The same compression in gzip's frame. Its checksum is missing, of which gzip complains after the last byte.
        let gzip =
            [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3] + compressed.dropFirst(2).dropLast(4) + [UInt8](repeating: 0, count: 8)
        let rows = [UInt8](try Gunzip.data(Data(gzip)))
        guard rows.count == height * (1 + width * 3) else { return nil }
        pixels = Self.unfiltered(rows, stride: width * 3)
    }

    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
        Array(pixels[(y * width + x) * 3..<(y * width + x) * 3 + 3])
    }

    /// The box of all pixels that differ from another picture of the same size; nil when none does.
    func difference(from other: PNGReader) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
        var columns: ClosedRange<Int>?
        var rows: ClosedRange<Int>?
        for y in 0..<height {
            let row = y * width * 3..<(y + 1) * width * 3
            guard pixels[row] != other.pixels[row] else { continue }
            let differing = row.filter { pixels[$0] != other.pixels[$0] }.map { ($0 - row.lowerBound) / 3 }
            guard let first = differing.first, let last = differing.last else { continue }
            columns = min(first, columns?.lowerBound ?? first)...max(last, columns?.upperBound ?? last)
            rows = (rows?.lowerBound ?? y)...y
        }
        guard let columns, let rows else { return nil }
        return (columns, rows)
    }

    /// https://www.w3.org/TR/png-3/#9Filters
    private static func unfiltered(_ rows: [UInt8], stride: Int) -> [UInt8] {
        var pixels: [UInt8] = []
        pixels.reserveCapacity(rows.count)
        for start in Swift.stride(from: 0, to: rows.count, by: stride + 1) {
            let above = pixels.count - stride
            for index in 0..<stride {
                let left = index >= 3 ? Int(pixels[pixels.count - 3]) : 0
                let up = above >= 0 ? Int(pixels[above + index]) : 0
                let corner = above >= 0 && index >= 3 ? Int(pixels[above + index - 3]) : 0
                let guess =
                    switch rows[start] {
                    case 1: left
                    case 2: up
                    case 3: (left + up) / 2
                    case 4: paeth(left, up, corner)
                    default: 0
                    }
                pixels.append(rows[start + 1 + index] &+ UInt8(guess))
            }
        }
        return pixels
    }

    private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
        let guess = left + up - corner
        let a = abs(guess - left)
        let b = abs(guess - up)
        let c = abs(guess - corner)
        if a <= b && a <= c { return left }
        return if b <= c { up } else { corner }
    }

    private static func number(_ file: [UInt8], _ place: Int) -> Int {
        file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }
}
