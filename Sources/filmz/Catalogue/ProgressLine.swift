import FilmzCatalogue
import FilmzText
import Foundation

/// Shows the progress of an import on standard error: on a terminal one line that is updated, elsewhere one line for
/// each file.
struct ProgressLine: Sendable {
    let strings: Strings
    private let isTerminal = isatty(STDERR_FILENO) == 1

    func show(_ progress: DatasetProgress) {
        guard isTerminal || progress.isFinished else { return }
        let line = text(progress)
        let text = if isTerminal { "\r\u{1B}[K\(line)\(progress.isFinished ? "\n" : "")" } else { line + "\n" }
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }

    private func text(_ progress: DatasetProgress) -> String {
        let width = 24
        let filled = Int(progress.fraction * Double(width))
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
        let percent = Int(progress.fraction * 100)
        let text = strings[
            CatalogueCommandText.progress,
            [
                "file": progress.file.rawValue, "bar": bar, "percent": String(percent),
                "rows": strings.number(progress.rows), "kept": strings.number(progress.keptCount),
                "pace": strings.number(Int(progress.rowsPerSecond)),
            ]]
        guard !progress.isFinished, let left = progress.timeLeft else { return text }
        let seconds = String(Int((left / .seconds(1)).rounded(.up)))
        return strings[CatalogueCommandText.progressLeft, ["progress": text, "seconds": seconds]]
    }
}
