import FilmzReading
import Testing

struct TextFileTests {
    private static let text = "Amélie 2001\n千と千尋の神隠し\n"

    private static func utf16(_ text: String, isLittleEndian: Bool) -> [UInt8] {
        (isLittleEndian ? [0xFF, 0xFE] : [0xFE, 0xFF])
            + text.utf16.flatMap { unit -> [UInt8] in
                let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
                return isLittleEndian ? bytes : bytes.reversed()
            }
    }

    @Test func everyUsualFormIsRead() throws {
        let utf8 = Array(Self.text.utf8)
        #expect(try TextFile.text(utf8) == Self.text)
        #expect(try TextFile.text([0xEF, 0xBB, 0xBF] + utf8) == Self.text)
        #expect(try TextFile.text(Self.utf16(Self.text, isLittleEndian: true)) == Self.text)
        #expect(try TextFile.text(Self.utf16(Self.text, isLittleEndian: false)) == Self.text)
        let latin: [UInt8] = Array("Am".utf8) + [0xE9] + Array("lie ".utf8) + [0x96, 0x20, 0x80, 0x0D, 0x0A]
        #expect(try TextFile.text(latin) == "Amélie – €\r\n")
    }

    @Test(
        arguments: [
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D], [0x50, 0x4B, 3, 4, 20, 0, 6, 0],
            Array("Alien\u{0}".utf8), [0x7F, 0x45, 0x4C, 0x46, 2, 1], [0x41, 0x81, 0x9D], [0xFF, 0xFE, 0, 0],
        ] as [[UInt8]])
    func whatIsNoTextIsRefused(bytes: [UInt8]) {
        #expect(throws: TextFile.Problem.noText) { try TextFile.text(bytes) }
    }

    @Test func emptyAndVeryLargeFilesAreRefused() throws {
        for bytes in [[], Array(" \r\n\t".utf8), [0xEF, 0xBB, 0xBF], [0xFF, 0xFE]] as [[UInt8]] {
            #expect(throws: TextFile.Problem.empty) { try TextFile.text(bytes) }
        }
        let most = [UInt8](repeating: UInt8(ascii: "a"), count: TextFile.byteLimit)
        #expect(try TextFile.text(most).utf8.count == TextFile.byteLimit)
        #expect(throws: TextFile.Problem.tooLarge) { try TextFile.text(most + [0x61]) }
    }
}
