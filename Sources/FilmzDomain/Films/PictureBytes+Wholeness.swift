import Foundation

extension PictureBytes {
    /// Whether a picture of this type is complete, from the header to the end.
    func isWhole(_ mediaType: String) -> Bool {
        switch mediaType {
        case "image/png": isWholePNG
        case "image/jpeg": isWholeJPEG
        default: isWholeWebP
        }
    }

    /// Checks chunk after chunk, some of them with data, up to the one that ends the picture.
    private var isWholePNG: Bool {
        var offset = 8
        var hasData = false
        while let length = number(4, at: offset), length <= count - offset - 12 {
            if begin(with: Array("IEND".utf8), at: offset + 4) { return hasData && length == 0 }
            if length > 0, begin(with: Array("IDAT".utf8), at: offset + 4) { hasData = true }
            offset += 12 + length
        }
        return false
    }

    /// Checks segment after segment up to the first scan. The picture must end some bytes later.
    private var isWholeJPEG: Bool {
        var offset = 2
        while number(1, at: offset) == 0xff, let marker = number(1, at: offset + 1) {
            switch marker {
            case 0xff: offset += 1
            case 0x01, 0xd0...0xd7: offset += 2
            default:
                guard let length = number(2, at: offset + 2), length >= 2 else { return false }
                offset += 2 + length
                guard marker == 0xda else { continue }
                guard let end = data.range(of: Data([0xff, 0xd9]), options: .backwards) else { return false }
                return end.lowerBound - data.startIndex > offset
            }
        }
        return false
    }

    /// Checks that chunks, one of them with a picture, fill the length that the file states.
    private var isWholeWebP: Bool {
        guard let length = little(4, at: 4), length + 8 <= count else { return false }
        var offset = 12
        var hasPicture = false
        while let size = little(4, at: offset + 4), offset + 8 + size <= length + 8 {
            let isPicture = ["VP8 ", "VP8L", "ANMF"].contains { begin(with: Array($0.utf8), at: offset) }
            if isPicture, size > 10 { hasPicture = true }
            // Chunks have even lengths.
            offset += 8 + size + size % 2
        }
        return hasPicture && offset >= length + 8
    }
}
