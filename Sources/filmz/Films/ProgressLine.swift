import FilmzCatalogue
import Foundation

/// Shows on standard error how far an import is: a line that renews itself on a terminal, elsewhere one for each file.
struct ProgressLine: Sendable {
    private let isTerminal = isatty(STDERR_FILENO) == 1

    func show(_ progress: DatasetProgress) {
        guard isTerminal || progress.isFinished else { return }
        let line = Self.text(progress)
        let text = isTerminal ? "\r\u{1B}[K\(line)\(progress.isFinished ? "\n" : "")" : line + "\n"
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }

    private static func text(_ progress: DatasetProgress) -> String {
        let width = 24
        let filled = Int(progress.fraction * Double(width))
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
        let percent = Int(progress.fraction * 100)
        let left =
            progress.isFinished ? nil : progress.timeLeft.map { ", \(Int(($0 / .seconds(1)).rounded(.up))) s left" }
        return "\(progress.file.rawValue) \(bar) \(percent) %  \(Output.number(progress.rows)) rows, "
            + "\(Output.number(progress.kept)) kept, \(Output.number(Int(progress.rowsPerSecond))) a second\(left ?? "")"
    }
}
