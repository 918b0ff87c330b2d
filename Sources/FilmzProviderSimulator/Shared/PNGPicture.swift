/// A PNG of two colours, written without compression.
struct PNGPicture: Sendable {
    let width: Int
    let height: Int
    let background: (red: UInt8, green: UInt8, blue: UInt8)
    let foreground: (red: UInt8, green: UInt8, blue: UInt8)

    /// The bytes of the file: a picture with a frame and a slanted band.
    var bytes: [UInt8] {
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        // One bit per pixel, with colours from a palette.
        file += Self.chunk("IHDR", content: Self.big(width) + Self.big(height) + [1, 3, 0, 0, 0])
        file += Self.chunk(
            "PLTE",
            content: [
                background.red, background.green, background.blue, foreground.red, foreground.green, foreground.blue,
            ])
        file += Self.chunk("IDAT", content: Self.zlib(rows))
        return file + Self.chunk("IEND", content: [])
    }

    private var rows: [UInt8] {
        let frame = max(1, width / 24)
        var rows: [UInt8] = []
        rows.reserveCapacity(height * (width / 8 + 2))
        for row in 0..<height {
            rows.append(0)
            var line = [UInt8](repeating: 0, count: (width + 7) / 8)
            let isEdge = row < frame || row >= height - frame
            let band = (row * width / max(1, height))
            for column in 0..<width
            where isEdge || column < frame || column >= width - frame || abs(column - band) < width / 10 {
                line[column / 8] |= 0x80 >> UInt8(column % 8)
            }
            rows += line
        }
        return rows
    }

    private static func chunk(_ name: String, content: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + content
        return big(content.count) + named + big(Int(crc(named)))
    }

    private static func big(_ number: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    /// A zlib stream of stored blocks of at most 65,535 bytes.
    private static func zlib(_ content: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var start = 0
        repeat {
            let end = min(start + 65_535, content.count)
            let count = end - start
            stream.append(end == content.count ? 1 : 0)
            for number in [count, ~count] {
                stream += [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
            }
            stream += content[start..<end]
            start = end
        } while start < content.count
        var low: UInt32 = 1
        var high: UInt32 = 0
        for byte in content {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return stream + big(Int(high << 16 | low))
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }

    private static func crc(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~0) { $0 >> 8 ^ table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] }
    }
}
