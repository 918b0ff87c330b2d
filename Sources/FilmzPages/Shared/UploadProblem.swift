import FilmzText

/// The reason why a form with a file cannot be read.
public enum UploadProblem: Error, Hashable, Sendable, CaseIterable {
    /// The form ends early, for example because the connection broke.
    case brokenOff
    case noFile
    case emptyFile
    /// The password comes after the file, or is missing.
    case passwordLate
    /// The boundary between the parts is missing, or differs from the one in the header.
    case boundary
    /// A line of a header or a boundary does not end with CR LF.
    case lineEnds
    /// The headers of a part are longer than those of any expected form.
    case headers
    /// A part does not name its field.
    case unnamed
    /// A part is itself a multipart body.
    case nested
    case tooMany
    /// A field is longer than the form allows.
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
