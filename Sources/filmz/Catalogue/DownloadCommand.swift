import ArgumentParser
import FilmzCatalogue
import FilmzDomain
import FilmzProviders
import FilmzText
import Foundation

struct DownloadCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "download", abstract: .help(DownloadCommandText.abstract),
        discussion: .help(DownloadCommandText.discussion))

    @Option(help: .text(DownloadCommandText.into, valueName: "folder"))
    var into: String?

    @Option(help: .text(DownloadCommandText.only, valueName: "file,…"))
    var only = DatasetFile.allCases.map(\.rawValue).joined(separator: ",")

    @Flag(help: .text(DownloadCommandText.acceptLicence))
    var acceptLicence = false

    @Option(help: .text(DownloadCommandText.from, valueName: "address"))
    var from = IMDbDatasets.server

    @OptionGroup var options: StoreOptions

    func run() async throws {
        let files = try downloads()
        try askForConsent()
        let folder = files[0].folder
        let strings = options.strings
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw FileDownload.Failure.notWritable(folder, reason: FileProblem(error))
        }
        guard let lock = DatasetLock.acquire(folder) else { throw DomainError.importElsewhere }
        defer { lock.release() }
        let downloaded = try await TerminationSignals.ending(
            remark: strings[DownloadCommandText.kept]
        ) {
            try await FileDownload.run { download in
                var downloaded: [String] = []
                for (name, file) in files.map({ ($0.name, $0.file) }) {
                    var line = DownloadLine(name, in: strings)
                    defer { line.end() }
                    if try await download.fetch(file, report: { line.show($0, of: $1) }) { downloaded.append(name) }
                }
                return downloaded
            }
        }
        let rest = files.count - downloaded.count
        let done = strings.count(
            rest > 0 ? DownloadCommandText.downloadedSome : .downloaded, downloaded.count,
            ["folder": folder, "rest": strings.number(rest)])
        let command = "filmz catalogue import\(into.map { " " + $0 } ?? "")"
        try options.report(
            done + " " + strings[DownloadCommandText.makeCatalogue, ["command": command]],
            values: Report(folder: folder, downloaded: downloaded))
    }

    private struct Download: Sendable {
        let name: String
        let folder: String
        let file: FileDownload.File
    }

    private func downloads() throws -> [Download] {
        guard let server = DatasetServer(from) else {
            throw CommandError.invalid(DownloadCommandText.noAddress, ["text": from.printable])
        }
        let folder = into ?? options.datasetFolder
        let names = only.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        for name in names where DatasetFile(rawValue: name) == nil {
            throw CommandError.refused {
                let files = $0.list(DatasetFile.allCases.map(\.rawValue))
                return $0[DownloadCommandText.noFile, ["text": name.printable, "files": files]]
            }
        }
        let files = DatasetFile.allCases.filter { names.contains($0.rawValue) }
        guard !files.isEmpty else { throw CommandError.invalid(DownloadCommandText.nothingWanted) }
        return files.map { file in
            Download(name: file.rawValue, folder: folder, file: server.file(file, to: file.path(in: folder)))
        }
    }

    private func askForConsent() throws {
        let strings = options.strings
        // IMDb requires that everyone who downloads its files knows this.
        let notice = strings[DownloadCommandText.notice, ["address": IMDbDatasets.conditions]]
        try? FileHandle.standardError.write(contentsOf: Data((notice + "\n").utf8))
        if acceptLicence { return }
        guard isatty(STDIN_FILENO) == 1 else { throw CommandError.notAccepted }
        try? FileHandle.standardError.write(contentsOf: Data((strings[DownloadCommandText.question] + " ").utf8))
        guard strings.isYes(HiddenInput.line() ?? "") else { throw CommandError.notAccepted }
    }

    private struct Report: Encodable {
        let folder: String
        /// The names of the new files.
        let downloaded: [String]
    }
}

extension StoreOptions {
    /// The folder to which datasets are downloaded and from which they are imported, unless another one is named.
    var datasetFolder: String { directory + "/imdb-datasets" }
}

/// Shows the progress of a download on standard error: on a terminal one line that is updated, elsewhere one line at
/// the end.
private struct DownloadLine {
    private let name: String
    private let strings: Strings
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private var text = ""
    private var lastUpdate = ContinuousClock.now - interval

    private static let interval = Duration.milliseconds(200)

    init(_ name: String, in strings: Strings) {
        self.name = name
        self.strings = strings
    }

    mutating func show(_ bytes: Int, of size: Int?) {
        func megabytes(_ bytes: Int) -> String { strings.number(bytes / 1_000_000) }
        let values: KeyValuePairs = [
            "file": name, "size": megabytes(bytes), "total": size.map(megabytes) ?? "",
        ]
        text = strings[size == nil ? DownloadCommandText.progress : .progressOf, values]
        guard isTerminal, ContinuousClock.now - lastUpdate >= Self.interval else { return }
        lastUpdate = .now
        write("\r\u{1B}[K\(text)")
    }

    func end() {
        if text.isEmpty { return }
        write(isTerminal ? "\r\u{1B}[K\(text)\n" : text + "\n")
    }

    private func write(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}
