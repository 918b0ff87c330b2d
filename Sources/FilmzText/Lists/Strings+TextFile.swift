public import FilmzReading

extension Strings {
    /// Why a file cannot be read as text, and what to do.
    public func sentence(for problem: TextFile.Problem) -> String {
        switch problem {
        case .empty: self[PasteText.fileEmpty]
        case .tooLarge: self[PasteText.fileTooLarge, ["limit": String(TextFile.byteLimit / 1_024)]]
        case .noText: self[PasteText.fileNoText]
        }
    }
}
