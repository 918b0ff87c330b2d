import FilmzContracts
import FilmzDomain
import Foundation
import Testing

@testable import FilmzProviders

@Suite struct PictureInspectorTests {
    private static let good: [(Data, String)] = [
        (SamplePicture.png(342, 513), "image/png"),
        (SamplePicture.jpeg(342, 513), "image/jpeg"),
        (SamplePicture.jpeg(342, 513, frame: 0xc2), "image/jpeg"),
        (SamplePicture.jpeg(342, 513, segments: Data([0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xff, 0xdb, 0, 2])), "image/jpeg"),
        // A table that is numbered like a frame, and restart markers without a length.
        (SamplePicture.jpeg(342, 513, segments: Data([0xff, 0xc4, 0, 3, 9, 0xff, 0xd0, 0xff, 1])), "image/jpeg"),
        (SamplePicture.lossy(342, 513), "image/webp"),
        (SamplePicture.lossless(342, 513), "image/webp"),
        (SamplePicture.extended(342, 513), "image/webp"),
    ]

    @Test func tellsKindAndSize() {
        for (data, type) in Self.good {
            let seen = PictureInspector(data)
            #expect(seen?.mediaType == type)
            #expect(seen?.width == 342)
            #expect(seen?.height == 513)
            // Also in the middle of other bytes.
            let slice = (Data([1, 2, 3]) + data).dropFirst(3)
            #expect(PictureInspector(slice) == seen)
        }
    }

    @Test func refusesWhatIsNoPoster() {
        for make in [
            { SamplePicture.png($0, $1) }, { SamplePicture.jpeg($0, $1) }, { SamplePicture.lossless($0, $1) },
            { SamplePicture.extended($0, $1) }, { SamplePicture.lossy($0, $1) },
        ] {
            #expect(PictureInspector(make(16, 16)) != nil)
            #expect(PictureInspector(make(4_000, 3_000)) != nil)
            #expect(PictureInspector(make(15, 100)) == nil)
            #expect(PictureInspector(make(100, 15)) == nil)
            #expect(PictureInspector(make(4_001, 100)) == nil)
            #expect(PictureInspector(make(100, 4_001)) == nil)
            #expect(PictureInspector(make(4_000, 3_001)) == nil)
        }
        #expect(PictureInspector(SamplePicture.png(0xffff_ffff, 0xffff_ffff)) == nil)
        #expect(PictureInspector(SamplePicture.jpeg(0, 0)) == nil)
        #expect(PictureInspector(SamplePicture.png(100, 100, byteCount: 3 << 20)) != nil)
        #expect(PictureInspector(SamplePicture.png(100, 100, byteCount: (3 << 20) + 1)) == nil)
    }

    @Test(arguments: [
        "", "GIF89a\u{10}\u{10}\u{10}\u{10}", "<svg xmlns='http://www.w3.org/2000/svg' width='99' height='99'/>",
        "<!DOCTYPE html><title>No</title>", "Error: Invalid API key!", "{}", "BM", "RIFF", "RIFF\u{4}\0\0\0WEBP",
        "%PDF-1.7", "\u{89}PNG",
    ])
    func refusesEverythingElse(text: String) {
        #expect(PictureInspector(Data(text.utf8)) == nil)
    }

    @Test func refusesWhatDoesNotSayHowLargeItIs() {
        let refused = [
            // A scan, an end, a second beginning before the frame; lengths of nothing; no marker where one should be.
            SamplePicture.jpeg(99, 99, segments: Data([0xff, 0xda, 0, 2])),
            SamplePicture.jpeg(99, 99, segments: Data([0xff, 0xd9])),
            SamplePicture.jpeg(99, 99, segments: Data([0xff, 0xd8])),
            SamplePicture.jpeg(99, 99, segments: Data([0xff, 0xe0, 0, 0])),
            SamplePicture.jpeg(99, 99, segments: Data([0xff, 0xe0, 0, 1])),
            SamplePicture.jpeg(99, 99, segments: Data([0xff, 0xe0, 0xff, 0xff])),
            SamplePicture.jpeg(99, 99, segments: Data([0xff, 0xff, 0, 2])),
            Data([0xff, 0xd8]) + Data(repeating: 0xff, count: 10_000),
            Data([0xff, 0xd8]) + Data(repeating: 0xff, count: 10_000) + Data([0xc0, 0, 2]),
            // A second frame of a film, a wrong code, a wrong signature.
            SamplePicture.webp("VP8 ", Data([0x31, 1, 0, 0x9d, 0x01, 0x2a, 99, 0, 99, 0])),
            SamplePicture.webp("VP8 ", Data([0x30, 1, 0, 0x9d, 0x01, 0x2b, 99, 0, 99, 0])),
            SamplePicture.webp("VP8L", Data([0x2e, 99, 0, 99, 0, 0])),
            SamplePicture.webp("ALPH", Data(count: 40)),
        ]
        for (number, data) in refused.enumerated() { #expect(PictureInspector(data) == nil, "number \(number)") }
        var wrongLength = SamplePicture.png(99, 99)
        wrongLength[11] = 12
        #expect(PictureInspector(wrongLength) == nil)
    }

    @Test func refusesWhatIsNotWhole() {
        for (number, (data, _)) in Self.good.enumerated() {
            for length in 0..<data.count {
                #expect(PictureInspector(data.prefix(length)) == nil, "number \(number), \(length) bytes")
            }
            #expect(PictureInspector(data + Data([0, 1])) != nil, "number \(number): what follows does no harm")
        }
        let header = SamplePicture.png(99, 99).prefix(33)
        let end = Data(count: 8) + Data("IEND".utf8) + Data(count: 4)
        #expect(PictureInspector(header + end) == nil, "nothing to show")
        #expect(PictureInspector(header + Data([0xff, 0xff, 0xff, 0xff]) + Data("IDAT".utf8) + Data(count: 99)) == nil)
        let riff = Data("RIFF".utf8) + SamplePicture.little(22, 4) + Data("WEBP".utf8)
        #expect(PictureInspector(riff + SamplePicture.extended(99, 99).dropFirst(12).prefix(18)) == nil)
    }

    @Test func noBytesDoHarm() {
        var random = SeededGenerator(seed: 20)
        var looked = 0
        for (data, _) in Self.good {
            for length in 0...data.count { _ = PictureInspector(data.prefix(length)) }
            for _ in 0..<400 {
                var changed = data
                for _ in 0..<Int.random(in: 1...4, using: &random) {
                    changed[Int.random(in: 0..<changed.count, using: &random)] = UInt8.random(
                        in: 0...255, using: &random)
                }
                if let seen = PictureInspector(changed) {
                    #expect(16...4_000 ~= seen.width)
                    #expect(16...4_000 ~= seen.height)
                    looked += 1
                }
            }
        }
        #expect(looked > 100)
        for _ in 0..<1_000 {
            let count = Int.random(in: 0..<64, using: &random)
            let noise = Data((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
            #expect(PictureInspector(noise) == nil)
            _ = PictureInspector(Data([0xff, 0xd8, 0xff]) + noise)
            _ = PictureInspector(Data("RIFF\u{20}\0\0\0WEBPVP8X".utf8) + noise)
        }
    }
}
