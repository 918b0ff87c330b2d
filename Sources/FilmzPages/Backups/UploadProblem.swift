import FilmzText

/// Why a form with a file cannot be read.
public enum UploadProblem: Error, Hashable, Sendable, CaseIterable {
    /// It breaks off before its end.
    case brokenOff
    case noFile
    case emptyFile
    /// The password comes after the file, or not at all.
    case passwordLate
    /// The boundary between its parts is missing, or is not the one that was named.
    case boundary
    /// A line of a header, or of a boundary, ends with something else than CR LF.
    case lineEnds
    /// The headers of a part are longer than those of any form.
    case headers
    /// A part does not say which field of the form it is.
    case unnamed
    /// A part has parts of its own.
    case nested
    case tooMany
    /// A field is longer than any expected one.
    case tooLong
}

extension Strings {
    func message(for problem: UploadProblem) -> String {
        let text: UploadText =
            switch problem {
            case .brokenOff: .brokenOff
            case .noFile: .noFile
            case .emptyFile: .emptyFile
            case .passwordLate: .passwordLate
            case .boundary: .boundary
            case .lineEnds: .lineEnds
            case .headers: .headers
            case .unnamed: .unnamed
            case .nested: .nested
            case .tooMany: .tooMany
            case .tooLong: .tooLong
            }
        return self[text]
    }
}
