import FilmzText

/// Why a form with a file cannot be read.
public enum UploadProblem: Error, Hashable, Sendable, CaseIterable {
    /// It ends before its end.
    case brokenOff
    case noFile
    case emptyFile
    /// The password comes after what it is needed for, or not at all.
    case passwordLate
    /// There is no boundary between its parts, or another one than was named.
    case boundary
    /// A line of a header, or of a boundary, ends with something else than CR LF.
    case lineEnds
    /// Headers of a part are longer than any of a form.
    case headers
    /// A part is not said to be a field of a form.
    case unnamed
    /// A part has parts of its own.
    case nested
    case tooMany
    /// A field is longer than any that is expected.
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
