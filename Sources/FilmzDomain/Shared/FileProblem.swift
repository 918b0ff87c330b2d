public import Foundation

/// The reason why a file or a folder cannot be read or written.
public enum FileProblem: Error, Hashable, Sendable {
    /// The system refused, with this error number.
    case system(Int32)
    /// The file is a folder, a pipe or a device.
    case notRegular
    /// The file has more than this many bytes.
    case tooLarge(Int)
    /// Another reason, in English.
    case other(String)

    /// - Parameter error: an error of Foundation, or a problem
    public init(_ error: any Error) {
        if let problem = error as? FileProblem {
            self = problem
        } else if let number = Self.systemNumber(of: error as NSError) {
            self = .system(number)
        } else {
            self = .other(error.localizedDescription)
        }
    }

    /// The system's error number in an error of Foundation, or in its cause; nil when it has none.
    private static func systemNumber(of error: NSError) -> Int32? {
        if error.domain == NSPOSIXErrorDomain { return Int32(error.code) }
        if case CocoaError.fileWriteOutOfSpace = error { return ENOSPC }
        let cause = error.userInfo[NSUnderlyingErrorKey] as? any Error
        return cause.flatMap { systemNumber(of: $0 as NSError) }
    }
}

extension FileProblem: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .system(let number): Self.description(ofSystemError: number)
        case .notRegular: "it is no regular file"
        case .tooLarge(let limit): "it has more than \(limit) bytes"
        case .other(let reason): reason
        }
    }

    /// The system's own words for an error number, which are English.
    public static func description(ofSystemError number: Int32) -> String {
        POSIXErrorCode(rawValue: number).map { POSIXError($0).localizedDescription } ?? "error \(number)"
    }
}
