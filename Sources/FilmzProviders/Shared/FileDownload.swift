import APICore
import AsyncHTTPClient
public import FilmzDomain
public import Foundation
import NIOCore
import NIOHTTP1

/// A client that downloads large files. A file gets its name when it is complete.
///
/// An interrupted download resumes where it ended, if the server still has the same file. A file that has not changed
/// is not downloaded again. Both are decided by the server's date of the file, which is also set on the file on disk.
public struct FileDownload: Sendable {
    public enum Failure: Error, Hashable, Sendable {
        /// There is no network, or the server does not respond.
        case unreachable(URL)
        /// The connection ended before the file did.
        case cutShort(URL)
        case refused(URL, status: Int)
        /// The response was something else, perhaps the sign-in page of a network.
        case unexpected(URL)
        case tooLarge(URL, limit: Int)
        case notWritable(String, reason: FileProblem)
    }

    /// A file to download, and how to recognise it.
    public struct File: Hashable, Sendable {
        public var url: URL
        public var path: String
        /// The first bytes of the file.
        public var beginning: [UInt8]
        /// The maximum size in bytes.
        public var limit: Int

        public init(_ url: URL, to path: String, beginning: [UInt8], limit: Int) {
            self.url = url
            self.path = path
            self.beginning = beginning
            self.limit = limit
        }

        var partPath: String { path + ".part" }
    }

    private let client: HTTPClient

    private static let timeLimit = TimeAmount.hours(24)
    /// The longest wait for the next bytes.
    private static let patience = TimeAmount.seconds(60)

    /// Creates a client for `body`, and closes its connections afterwards.
    public static func run<Value>(_ body: (FileDownload) async throws -> Value) async throws -> Value {
        var configuration = HTTPClient.Configuration(redirectConfiguration: .disallow, decompression: .disabled)
        configuration.httpVersion = .http1Only
        configuration.refuseUnknownStatuses()
        configuration.timeout = HTTPClient.Configuration.Timeout(connect: .seconds(15), read: patience)
        configuration.connectionPool.retryConnectionEstablishment = false
        let download = FileDownload(client: HTTPClient(configuration: configuration))
        let outcome: Result<Value, any Error>
        do { outcome = .success(try await body(download)) } catch { outcome = .failure(error) }
        try? await download.client.shutdown()
        return try outcome.get()
    }

    /// Downloads a file, unless it already exists and has not changed.
    /// - Parameter report: is called with the number of bytes so far, and the total if that is known
    /// - Returns: whether there is a new file
    /// - Throws: ``Failure``, `CancellationError`
    public func fetch(_ file: File, report: (Int, Int?) -> Void) async throws -> Bool {
        var response = try await ask(file, goingOn: true)
        if response.status == .rangeNotSatisfiable {
            response = try await ask(file, goingOn: false)
        }
        if response.status == .notModified { return false }
        guard [.ok, .partialContent].contains(response.status) else {
            throw Failure.refused(file.url, status: Int(response.status.code))
        }
        let start = if response.status == .ok { 0 } else { Self.size(file.partPath) }
        guard start == 0 || response.headers.first(name: "Content-Range")?.hasPrefix("bytes \(start)-") == true else {
            throw Failure.unexpected(file.url)
        }
        let size = response.headers.first(name: "Content-Length").flatMap { Int($0) }.map { start + $0 }
        guard size ?? 0 <= file.limit else { throw Failure.tooLarge(file.url, limit: file.limit) }
        do {
            try await receive(response, of: file, from: start, size: size, report: report)
        } catch {
            Self.date(file.partPath, response: response)
            throw error
        }
        Self.date(file.partPath, response: response)
        try Self.writing(file.path) {
            // On Linux, Foundation cannot replace a file in one step. If the process ends between the two, the file is
            // downloaded again.
            try? FileManager.default.removeItem(atPath: file.path)
            try FileManager.default.moveItem(atPath: file.partPath, toPath: file.path)
        }
        return true
    }

    private func ask(_ file: File, goingOn: Bool) async throws -> HTTPClientResponse {
        var request = HTTPClientRequest(url: file.url.absoluteString)
        request.headers.add(name: "User-Agent", value: "Filmz")
        let partialSize = Self.size(file.partPath)
        if goingOn, partialSize > 0, let date = Self.date(file.partPath) {
            request.headers.add(name: "Range", value: "bytes=\(partialSize)-")
            request.headers.add(name: "If-Range", value: date)
        } else if partialSize == 0, let date = Self.date(file.path) {
            request.headers.add(name: "If-Modified-Since", value: date)
        }
        do {
            return try await client.execute(request, timeout: Self.timeLimit)
        } catch {
            if Task.isCancelled { throw CancellationError() }
            throw Failure.unreachable(file.url)
        }
    }

    private func receive(
        _ response: HTTPClientResponse, of file: File, from start: Int, size: Int?, report: (Int, Int?) -> Void
    ) async throws {
        let handle = try Self.open(file.partPath, at: start)
        defer { try? handle.close() }
        var count = start
        var beginning: ArraySlice<UInt8> = if start > 0 { [] } else { file.beginning[...] }
        do {
            for try await chunk in response.body {
                try Task.checkCancellation()
                count += chunk.readableBytes
                guard count <= file.limit else { throw Failure.tooLarge(file.url, limit: file.limit) }
                let compared = min(beginning.count, chunk.readableBytes)
                guard chunk.readableBytesView.prefix(compared).elementsEqual(beginning.prefix(compared)) else {
                    throw Failure.unexpected(file.url)
                }
                beginning = beginning.dropFirst(compared)
                try Self.writing(file.partPath) { try handle.write(contentsOf: Data(chunk.readableBytesView)) }
                report(count, size)
            }
        } catch let failure as Failure {
            throw failure
        } catch {
            if Task.isCancelled { throw CancellationError() }
            throw Failure.cutShort(file.url)
        }
        guard beginning.isEmpty else { throw Failure.unexpected(file.url) }
        try Self.writing(file.partPath) { try handle.synchronize() }
    }

    private static func open(_ path: String, at start: Int) throws -> FileHandle {
        try writing(path) {
            if start == 0 {
                try Data().write(to: URL(filePath: path))
                try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
            }
            let handle = try FileHandle(forUpdating: URL(filePath: path))
            try handle.seek(toOffset: UInt64(start))
            return handle
        }
    }

    private static func writing<Value>(_ path: String, body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch {
            throw Failure.notWritable(path, reason: FileProblem(error))
        }
    }

    private static func size(_ path: String) -> Int {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return (attributes?[.size] as? NSNumber)?.intValue ?? 0
    }

    /// The file's date in HTTP's format; nil if there is no file.
    private static func date(_ path: String) -> String? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return (attributes?[.modificationDate] as? Date).map(httpDates.string(from:))
    }

    /// Sets a file's date to the one from the server.
    private static func date(_ path: String, response: HTTPClientResponse) {
        guard let date = response.headers.first(name: "Last-Modified").flatMap(httpDates.date(from:)) else { return }
        try? FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    }

    private static var httpDates: DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .gmt
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        return formatter
    }
}

extension FileDownload.Failure: CatalogueImportError {
    public var importFailure: CatalogueImportFailure {
        switch self {
        case .unreachable: .unreachable
        case .cutShort: .brokenOff
        case .refused: .refused
        case .unexpected, .tooLarge: .unexpected
        case .notWritable: .notWritable
        }
    }
}
