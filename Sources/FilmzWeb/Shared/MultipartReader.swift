import FilmzPages
import HTTPTypes
import Hummingbird
import NIOCore

/// Reads a form with a file part by part, as it arrives. ``read(_:upTo:orThrow:take:)`` is the only way to get a
/// reader, so that no route can forget what may be wrong with a form: ``ErrorPages`` answers every ``UploadProblem``.
struct MultipartReader {
    private var body: RequestBody.AsyncIterator
    private var parser: MultipartParser
    private var events: ArraySlice<MultipartParser.Event> = []
    private var hasEnded = false

    /// - Throws: ``WebError/notAForm``, ``UploadProblem/boundary``
    private init(_ request: Request) throws {
        body = request.body.makeAsyncIterator()
        parser = try MultipartParser(contentType: request.headers[.contentType] ?? "")
    }

    /// Lets a route read a form. A form that is refused is read to its end nevertheless, within bounds, because a
    /// browser that is cut off while sending shows its own error instead of our answer.
    /// - Parameters:
    ///   - limit: the maximum size of the form's files together, in bytes. Other fields and the headers have
    ///     ``Form/byteLimit``.
    ///   - tooLarge: the error to throw when the form declares more, before any of it is looked at
    ///   - take: reads the parts that it needs
    /// - Returns: what `take` returns, but only if the form came whole
    /// - Throws: ``UploadProblem``, ``WebError/notAForm``, `tooLarge`, and what `take` throws
    @concurrent static func read<Value: Sendable>(
        _ request: Request, upTo limit: Int, orThrow tooLarge: any Error,
        take: @Sendable @concurrent (inout MultipartReader) async throws -> Value
    ) async throws -> Value {
        let length = request.headers[.contentLength].flatMap { Int($0) } ?? 0
        var form = try MultipartReader(request)
        do {
            guard length <= limit + Form.byteLimit else { throw tooLarge }
            let value = try await take(&form)
            try await form.finish()
            return value
        } catch {
            await form.drain(of: length)
            throw error
        }
    }

    /// Skips the rest of the form. A file is complete only if the body arrives up to its last boundary.
    /// - Throws: ``UploadProblem``
    @concurrent mutating func finish() async throws {
        while try await nextPart() != nil {}
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

    /// The next bytes of the part's content; nil at its end.
    /// - Throws: ``UploadProblem``
    @concurrent mutating func nextBytes() async throws -> ByteBuffer? {
        guard case .bytes(let bytes) = try await nextEvent() else { return nil }
        return bytes
    }

    /// All of the part's content; nil when it is longer than this many bytes.
    /// - Throws: ``UploadProblem``
    @concurrent mutating func content(upTo limit: Int) async throws -> ByteBuffer? {
        var content = ByteBuffer()
        while let bytes = try await nextBytes() {
            content.writeImmutableBuffer(bytes)
            guard content.readableBytes <= limit else { return nil }
        }
        return content
    }

    /// All of the part's content.
    /// - Throws: ``UploadProblem/tooLong``, and others
    @concurrent mutating func text(upTo limit: Int) async throws -> String {
        guard let content = try await content(upTo: limit) else { throw UploadProblem.tooLong }
        return String(buffer: content)
    }

    /// The maximum number of bytes of a refused form that are still read. The limits of connections hold for them as
    /// for all bodies.
    static let drainLimit = 256 << 20

    /// Reads and discards the rest of the body, unless it is too long.
    /// - Parameter length: the length of the whole body in bytes, as far as its head declares it
    @concurrent private mutating func drain(of length: Int) async {
        events = []
        guard length <= Self.drainLimit else { return }
        var count = 0
        while !hasEnded, !Task.isCancelled, count < Self.drainLimit, let piece = try? await body.next() {
            count += piece.readableBytes
        }
        hasEnded = true
    }

    @concurrent private mutating func nextEvent() async throws -> MultipartParser.Event? {
        while true {
            if let event = events.popFirst() { return event }
            guard !hasEnded else { return nil }
            guard let piece = try await body.next() else {
                hasEnded = true
                try parser.finish()
                return nil
            }
            events = try parser.read(piece)[...]
        }
    }
}
