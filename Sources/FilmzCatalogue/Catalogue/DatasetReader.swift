import FilmzDomain
import Foundation

/// Whole lines of a dataset, decompressed.
struct DatasetChunk: Sendable {
    /// The bytes. The last used one is a line break.
    var bytes: [UInt8]
    /// The number of bytes used; the others are free space.
    var count: Int
    /// The start of the first line after the header.
    var start: Int
    /// The number of bytes of the file on the disk that have been read.
    var position: Int
}

/// A reader that decompresses one file of a dataset in a task, while another uses the lines.
///
/// In memory, at most ``room`` chunks of ``chunkSize`` are waiting, and each of the two tasks holds one more.
struct DatasetReader: Sendable {
    let file: DatasetFile
    let path: String

    static let chunkSize = 1 << 18
    static let room = 3

    /// Passes all lines to `use`, in chunks, in the caller's task.
    /// - Parameter use: is called with the size of the file and each chunk
    /// - Throws: ``DatasetError``, `CancellationError`, and the errors of `use`
    func read(chunkSize: Int = chunkSize, use: (DatasetChunk, Int) async throws -> Void) async throws {
        let chunks = BoundedChannel<DatasetChunk>(room: Self.room)
        let gzip = try open()
        let size = gzip.size
        async let unpacked: Void = unpack(gzip, chunkSize: chunkSize, to: chunks)
        do {
            while let chunk = try await chunks.take() {
                try Task.checkCancellation()
                try await use(chunk, size)
            }
        } catch {
            chunks.end()
            await unpacked
            throw error
        }
        await unpacked
        try Task.checkCancellation()
    }

    private func open() throws -> sending GzipFile {
        do {
            return try GzipFile(path: path)
        } catch {
            throw DatasetError.unreadable(path, reason: FileProblem(error))
        }
    }

    @concurrent
    private func unpack(_ gzip: sending GzipFile, chunkSize: Int, to chunks: BoundedChannel<DatasetChunk>) async {
        do {
            var carried: ArraySlice<UInt8> = []
            var isFirst = true
            while !Task.isCancelled {
                var bytes = [UInt8](repeating: 0, count: chunkSize)
                bytes.replaceSubrange(0..<carried.count, with: carried)
                var end = try gzip.read(into: &bytes, from: carried.count)
                if end == 0 { break }
                let isLast = end < bytes.count
                if isLast, bytes[end - 1] != UInt8(ascii: "\n") {
                    // A last line without a line break counts too.
                    bytes[end] = UInt8(ascii: "\n")
                    end += 1
                }
                guard let newline = bytes[..<end].lastIndex(of: UInt8(ascii: "\n")) else {
                    throw DatasetError.endlessLine(path)
                }
                var chunk = DatasetChunk(bytes: bytes, count: newline + 1, start: 0, position: gzip.position)
                carried = bytes[chunk.count..<end]
                if isFirst {
                    chunk.start = try headerEnd(bytes, count: chunk.count)
                    isFirst = false
                }
                guard await chunks.give(chunk) else { return }
                if isLast { break }
            }
            try Task.checkCancellation()
            guard !isFirst else { throw DatasetError.wrongHeader(path, file) }
            chunks.end()
        } catch {
            chunks.end(.failure(translated(error)))
        }
    }

    /// The end of the first line.
    /// - Throws: ``DatasetError/wrongHeader(_:_:)``
    private func headerEnd(_ bytes: [UInt8], count: Int) throws -> Int {
        let header = Array(file.header.utf8) + [UInt8(ascii: "\n")]
        guard count >= header.count, bytes.starts(with: header) else { throw DatasetError.wrongHeader(path, file) }
        return header.count
    }

    private func translated(_ error: any Error) -> any Error {
        switch error {
        case GzipFile.Damage.notGzip: DatasetError.notGzip(path)
        case GzipFile.Damage.truncated: DatasetError.truncated(path)
        case GzipFile.Damage.corrupt: DatasetError.corrupt(path)
        case GzipFile.Damage.trailing: DatasetError.trailing(path)
        case is DatasetError, is CancellationError: error
        default: DatasetError.unreadable(path, reason: FileProblem(error))
        }
    }
}
