public import FilmzDomain
import Foundation

extension Strings {
    /// Why a file cannot be read or written, as words within a sentence. For a rare reason they are the system's own,
    /// which are English.
    public func reason(_ problem: FileProblem) -> String {
        switch problem {
        case .system(let number):
            Self.text(ofSystemError: number).map { self[$0] } ?? FileProblem.description(ofSystemError: number)
        case .notRegular: self[FileProblemText.notRegular]
        case .tooLarge(let limit): self[FileProblemText.tooLarge, ["limit": size(limit)]]
        case .other(let reason): reason
        }
    }

    private static func text(ofSystemError number: Int32) -> FileProblemText? {
        switch number {
        case ENOENT: .missing
        case EACCES, EPERM: .notPermitted
        case EISDIR: .folder
        case ENOTDIR: .notAFolder
        case ENOSPC, EDQUOT: .noSpace
        case EROFS: .readOnly
        case EEXIST: .exists
        case EBUSY, ETXTBSY: .inUse
        case EMFILE, ENFILE: .tooManyFiles
        case ENAMETOOLONG: .nameTooLong
        case EIO: .damaged
        default: nil
        }
    }
}
