import FilmzPages
import HTTPTypes
import Hummingbird
import NIOCore

/// Reads a form with a file part by part, as it arrives.
struct MultipartReader {
    private var body: RequestBody.AsyncIterator
    private var parser: MultipartParser
    private var events: ArraySlice<MultipartParser.Event> = []

    /// - Throws: ``WebError/notAForm``, ``UploadProblem/boundary``
    init(_ request: Request) throws {
        body = request.body.makeAsyncIterator()
        parser = try MultipartParser(contentType: request.headers[.contentType] ?? "")
    }

    /// The next part, or nil after the last one. The unread rest of the part before it is skipped.
    /// - Throws: ``UploadProblem``
    @concurrent mutating func nextPart() async throws -> MultipartPart? {
        var skipped = 0
        while let event = try await nextEvent() {
            switch event {
            case .part(let part): return part
            case .bytes(let bytes):
                skipped += bytes.readableBytes
                guard skipped <= Form.byteLimit else { throw UploadProblem.tooLong }
            case .partEnd: continue
            }
        }
        return nil
    }

    /// More of the part's content, or nil at its end.
    /// - Throws: ``UploadProblem``
    @concurrent mutating func nextBytes() async throws -> ByteBuffer? {
        guard case .bytes(let bytes) = try await nextEvent() else { return nil }
        return bytes
    }

    /// All of the part's content; nil when it is longer than this many bytes, and then the rest of the body is drained.
    /// - Throws: ``UploadProblem``
    @concurrent mutating func content(upTo limit: Int) async throws -> ByteBuffer? {
        var content = ByteBuffer()
        while let bytes = try await nextBytes() {
            content.writeImmutableBuffer(bytes)
            guard content.readableBytes <= limit else {
                await drain()
                return nil
            }
        }
        return content
    }

    /// All of the part's content.
    /// - Throws: ``UploadProblem/tooLong``, and others
    @concurrent mutating func text(upTo limit: Int) async throws -> String {
        guard let content = try await content(upTo: limit) else { throw UploadProblem.tooLong }
        return String(buffer: content)
    }

    /// How much of a body that is too large is still read.
    private static let drainLimit = 16 << 20

    /// Reads the rest of the body without looking at it, but not much of it. A browser that is cut off while sending shows
    /// no answer.
    @concurrent mutating func drain() async {
        events = []
        var count = 0
        while count < Self.drainLimit, let piece = try? await body.next() { count += piece.readableBytes }
    }

    @concurrent private mutating func nextEvent() async throws -> MultipartParser.Event? {
        while true {
            if let event = events.popFirst() { return event }
            guard let piece = try await body.next() else {
                try parser.finish()
                return nil
            }
            events = try parser.read(piece)[...]
        }
    }
}
