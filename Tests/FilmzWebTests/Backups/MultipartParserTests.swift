import FilmzContracts
import FilmzPages
import FilmzTestSupport
import Foundation
import NIOCore
import Testing

@testable import FilmzWeb

struct MultipartParserTests {
    /// A parsed form, or the reason why it was refused.
    private enum Reading: Hashable {
        case parts([[String?]: [UInt8]])
        case refused(UploadProblem)
    }

    private static func read(_ pieces: [[UInt8]]) throws -> Reading {
        var parser = try MultipartParser(contentType: "multipart/form-data; boundary=\(SampleForm.boundary)")
        var parts: [[String?]: [UInt8]] = [:]
        var present: [String?] = []
        var isOpen = false
        do {
            for piece in pieces {
                for event in try parser.read(ByteBuffer(bytes: piece)) {
                    switch event {
                    case .part(let part):
                        #expect(!isOpen)
                        present = [part.name, part.fileName, String(parts.count)]
                        isOpen = true
                        parts[present] = []
                    case .bytes(let bytes):
                        #expect(isOpen)
                        #expect(bytes.readableBytes > 0)
                        parts[present, default: []] += bytes.readableBytesView
                    case .partEnd:
                        #expect(isOpen)
                        isOpen = false
                    }
                }
            }
            try parser.finish()
            return .parts(parts)
        } catch {
            return .refused(error)
        }
    }

    private static func read(_ text: String) throws -> Reading { try read([Array(text.utf8)]) }

    private static func part(_ head: String, _ content: String = "1") -> String {
        "--\(SampleForm.boundary)\r\n\(head)\r\n\r\n\(content)\r\n"
    }

    private static let closing = "--\(SampleForm.boundary)--"
    private static let end = closing + "\r\n"
    private static let field = part("Content-Disposition: form-data; name=\"a\"")

    @Test func whatABrowserSendsIsRead() throws {
        let content = Array("\r\n--\(SampleForm.boundary.dropLast())\r\n\r\r\n--".utf8) + Array(0...255)
        let form = SampleForm.upload(content, password: "two words", fileName: "a; \\\"b\\\".sqlite")
        #expect(
            try Self.read([form])
                == .parts([
                    ["password", nil, "0"]: Array("two words".utf8), ["backup", "a; \"b\".sqlite", "1"]: content,
                ]))
    }

    @Test(arguments: [
        "Content-Disposition: form-data; name=a", "content-disposition:form-data;name=\"a\"",
        "X-Other: 1\r\nCONTENT-DISPOSITION: Form-Data ; Name = \"a\"",
    ])
    func headersMayBeSpeltInManyWays(head: String) throws {
        #expect(try Self.read(Self.part(head) + Self.end) == .parts([["a", nil, "0"]: [0x31]]))
    }

    @Test(arguments: ["", "\r\n", " \r\n\r\n"])
    func afterTheEndThereMayBeALittleWhiteSpace(epilogue: String) throws {
        let form = Self.field + Self.closing + epilogue
        #expect(try Self.read(form) == .parts([["a", nil, "0"]: [0x31]]))
    }

    private static let refusals: [(String, UploadProblem)] = [
        ("", .brokenOff), ("--", .brokenOff), (field, .brokenOff), (field + closing.dropLast(), .brokenOff),
        (end, .boundary), ("preamble\r\n" + field + end, .boundary), ("\r\n" + field + end, .boundary),
        (field.replacing("7MA4", with: "7MA5") + end, .boundary), (field + closing + "more", .boundary),
        ("--\(SampleForm.boundary)x\r\n", .boundary), (field + closing.dropLast() + "x\r\n", .boundary),
        (field + end + String(repeating: " ", count: 5_000), .boundary),
        (field.replacing("\r\n", with: "\n") + end, .lineEnds),
        (field.replacing("\r\n\r\n", with: "\n\n") + end, .lineEnds),
        (field.replacing("\"a\"", with: "\"a\"\r\r") + end, .lineEnds),
        (part("Content-Disposition: form-data; name=\"\(String(repeating: "a", count: 5_000))\""), .headers),
        (part(String(repeating: "X: 1\r\n", count: 1_000) + "Y: 1"), .headers),
        ("--\(SampleForm.boundary)\r\n" + String(repeating: "a", count: 5_000), .headers),
        (part("Content-Type: text/plain"), .unnamed), (part("Content-Disposition: attachment; name=\"a\""), .unnamed),
        (part("Content-Disposition: form-data; name=\"\""), .unnamed), (part("nonsense"), .unnamed),
        (part("Content-Disposition: form-data;\r\n name=\"a\""), .unnamed),
        (part("Content-Disposition: form-data; name=\"a\"\r\nContent-Type: multipart/mixed; boundary=b"), .nested),
        (String(repeating: field, count: MultipartParser.partLimit + 1) + end, .tooMany),
    ]

    @Test(arguments: refusals)
    func everythingElseIsRefused(form: String, problem: UploadProblem) throws {
        #expect(try Self.read(form) == .refused(problem), "\(form.prefix(120))")
    }

    @Test(arguments: [
        "multipart/form-data", "multipart/form-data; boundary=", "multipart/form-data; boundary=\"\"",
        "multipart/form-data; boundary=\(String(repeating: "b", count: 71))", "multipart/form-data; boundary=\"b \"",
        "multipart/form-data; boundary=\"b\u{7}\"", "multipart/form-data; boundary=é",
    ])
    func aBoundaryIsNeeded(contentType: String) {
        #expect(throws: UploadProblem.boundary) { try MultipartParser(contentType: contentType) }
    }

    @Test(arguments: ["", "text/plain", "multipart/mixed; boundary=b", "application/x-www-form-urlencoded"])
    func nothingElseIsAForm(contentType: String) {
        #expect(throws: WebError.notAForm) { try MultipartParser(contentType: contentType) }
    }

    /// However a form is cut into pieces, whole or damaged, it is parsed in the same way.
    @Test func piecesOfAnySizeMeanTheSame() throws {
        let rounds = RandomRounds(300)
        var random = rounds.generator
        var whole = 0
        var refused = 0
        for round in 0..<rounds.count {
            var form = SampleForm.upload(Self.content(&random), password: "two words")
            if !round.isMultiple(of: 3) { Self.damage(&form, &random) }
            let atOnce = try Self.read([form])
            let longest = [1, 3, 80, 4_000].randomElement(using: &random) ?? 1
            var pieces: [[UInt8]] = []
            var rest: ArraySlice<UInt8> = form[...]
            while !rest.isEmpty {
                let piece = rest.prefix(Int.random(in: 1...longest, using: &random))
                pieces.append(Array(piece))
                rest = rest.dropFirst(piece.count)
            }
            #expect(try Self.read(pieces) == atOnce, "round \(round), seed \(rounds.seed)")
            if case .parts = atOnce { whole += 1 } else { refused += 1 }
        }
        #expect(whole >= rounds.count / 3, "\(whole) understood, \(refused) refused")
        #expect(refused > rounds.count / 10, "\(whole) understood, \(refused) refused")
    }

    /// Content that looks like boundaries more often than random bytes would.
    private static func content(_ random: inout SeededGenerator) -> [UInt8] {
        let delimiter = Array("\r\n--\(SampleForm.boundary)".utf8)
        return (0..<Int.random(in: 0...40, using: &random)).flatMap { _ in
            switch Int.random(in: 0...2, using: &random) {
            case 0: Array(delimiter.prefix(Int.random(in: 1..<delimiter.count, using: &random)))
            case 1: Array("\r\n--".utf8.shuffled(using: &random))
            default: (0..<Int.random(in: 1...50, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
            }
        }
    }

    private static func damage(_ form: inout [UInt8], _ random: inout SeededGenerator) {
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let place = Int.random(in: 0..<form.count, using: &random)
            switch Int.random(in: 0...3, using: &random) {
            case 0: form[place] = UInt8.random(in: 0...255, using: &random)
            case 1: form.remove(at: place)
            case 2: form.insert(contentsOf: Array("\r\n--;\"\\".utf8).shuffled(using: &random).prefix(3), at: place)
            default: form.removeLast(min(form.count - 1, Int.random(in: 1...60, using: &random)))
            }
        }
    }
}
