import FilmzPages
import Foundation
import NIOCore

/// Parses a form with a file (`multipart/form-data`, RFC 7578 and 2046) as it arrives, in pieces of any size, and keeps
/// nearly none of it in memory. It accepts what browsers and similar programs send, and nothing else.
struct MultipartParser {
    enum Event: Hashable, Sendable {
        case part(MultipartPart)
        /// A piece of the part's content.
        case bytes(ByteBuffer)
        case partEnd
    }

    private enum State {
        case opening, boundaryEnd, headers, content, done
    }

    static let partLimit = 8
    /// The maximum size of a part's headers, in bytes.
    static let headerLimit = 4_096
    /// The maximum length of a boundary, from RFC 2046.
    private static let boundaryLimit = 70

    /// The bytes between two parts: line break, two hyphens, boundary.
    private let delimiter: [UInt8]
    private var state = State.opening
    private var rest = ByteBuffer()
    private var headers: [String] = []
    /// The number of bytes in the headers of the current part; after the last part, of all further bytes.
    private var headerByteCount = 0
    private var partCount = 0

    /// - Parameter contentType: the type of the whole body
    /// - Throws: ``WebError/notAForm``, ``UploadProblem/boundary``
    init(contentType: String) throws {
        let value = HeaderValue(contentType)
        guard value.name == "multipart/form-data" else { throw WebError.notAForm }
        guard let boundary = value.parameters["boundary"], 1...Self.boundaryLimit ~= boundary.utf8.count,
            boundary.utf8.allSatisfy({ 0x20...0x7E ~= $0 }), boundary.last != " "
        else { throw UploadProblem.boundary }
        delimiter = Array("\r\n--\(boundary)".utf8)
    }

    /// The events that the next piece of the body completes.
    mutating func read(_ piece: ByteBuffer) throws(UploadProblem) -> [Event] {
        if rest.readableBytes == 0 {
            rest = piece
        } else {
            rest.discardReadBytes()
            rest.writeImmutableBuffer(piece)
        }
        var events: [Event] = []
        while try step(&events) {}
        return events
    }

    /// - Throws: ``UploadProblem/brokenOff``, when the body ends before its last boundary
    func finish() throws(UploadProblem) {
        guard state == .done else { throw .brokenOff }
    }

    /// Takes one step of parsing.
    /// - Returns: false when more bytes are needed
    private mutating func step(_ events: inout [Event]) throws(UploadProblem) -> Bool {
        switch state {
        case .opening: try readOpening()
        case .boundaryEnd: try readBoundaryEnd()
        case .headers: try readHeader(&events)
        case .content: readContent(&events)
        case .done: try readEpilogue()
        }
    }

    /// Reads the first boundary, which has nothing before it, not even a line break.
    private mutating func readOpening() throws(UploadProblem) -> Bool {
        let opening = delimiter.dropFirst(2)
        guard
            rest.readableBytesView.elementsEqual(opening.prefix(rest.readableBytes))
                || rest.readableBytesView.starts(with: opening)
        else { throw .boundary }
        guard rest.readableBytes >= opening.count else { return false }
        rest.moveReaderIndex(forwardBy: opening.count)
        state = .boundaryEnd
        return true
    }

    private mutating func readBoundaryEnd() throws(UploadProblem) -> Bool {
        let hyphens = rest.readableBytesView.prefix(2).prefix { $0 == UInt8(ascii: "-") }.count
        if hyphens == 2, partCount > 0 {
            rest.moveReaderIndex(forwardBy: 2)
            headerByteCount = 0
            state = .done
            return true
        }
        if hyphens == 1, rest.readableBytes == 1 { return false }
        guard let line = try readLine() else { return false }
        guard line.allSatisfy({ $0 == " " || $0 == "\t" }) else { throw .boundary }
        partCount += 1
        guard partCount <= Self.partLimit else { throw .tooMany }
        headers = []
        headerByteCount = 0
        state = .headers
        return true
    }

    private mutating func readHeader(_ events: inout [Event]) throws(UploadProblem) -> Bool {
        guard let line = try readLine() else { return false }
        headerByteCount += line.utf8.count + 2
        guard headerByteCount <= Self.headerLimit else { throw .headers }
        if line.isEmpty {
            events.append(.part(try MultipartPart(headers)))
            state = .content
        } else {
            headers.append(line)
        }
        return true
    }

    /// Takes all bytes that cannot be the beginning of a boundary.
    private mutating func readContent(_ events: inout [Event]) -> Bool {
        let view = rest.readableBytesView
        var index = view.startIndex
        while let lineBreak = view[index...].firstIndex(of: UInt8(ascii: "\r")) {
            let tail = view[lineBreak...].prefix(delimiter.count)
            if delimiter.starts(with: tail) {
                take(lineBreak - view.startIndex, into: &events)
                guard tail.count == delimiter.count else { return false }
                rest.moveReaderIndex(forwardBy: delimiter.count)
                events.append(.partEnd)
                state = .boundaryEnd
                return true
            }
            index = lineBreak + 1
        }
        take(view.count, into: &events)
        return false
    }

    private mutating func take(_ count: Int, into events: inout [Event]) {
        guard count > 0, let bytes = rest.readSlice(length: count) else { return }
        events.append(.bytes(bytes))
    }

    /// Reads what follows the last boundary, which may be a little white space.
    private mutating func readEpilogue() throws(UploadProblem) -> Bool {
        headerByteCount += rest.readableBytes
        guard headerByteCount <= Self.headerLimit else { throw .boundary }
        guard rest.readableBytesView.allSatisfy({ [0x09, 0x0A, 0x0D, 0x20].contains($0) }) else { throw .boundary }
        rest.clear()
        return false
    }

    /// The next line without its line break; nil when it has not arrived completely.
    private mutating func readLine() throws(UploadProblem) -> String? {
        guard let end = rest.readableBytesView.firstIndex(of: UInt8(ascii: "\n")) else {
            guard rest.readableBytes <= Self.headerLimit else { throw .headers }
            return nil
        }
        let length = end - rest.readerIndex + 1
        guard length <= Self.headerLimit else { throw .headers }
        let line = rest.readBytes(length: length) ?? []
        guard line.dropLast().last == UInt8(ascii: "\r"), !line.dropLast(2).contains(UInt8(ascii: "\r")) else {
            throw .lineEnds
        }
        return String(decoding: line.dropLast(2), as: UTF8.self)
    }
}
