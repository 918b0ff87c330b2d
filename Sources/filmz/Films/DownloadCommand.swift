import ArgumentParser
import FilmzCatalogue
import FilmzDomain
import FilmzProviders
import Foundation

struct DownloadCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "download", abstract: "Download IMDb's datasets, if you accept IMDb's conditions.",
        discussion: """
            The conditions are shown first, and nothing is downloaded before you say yes; give --accept-licence where \
            nobody can be asked. All files together are about 1.8 GB; titles and ratings alone, which make a \
            catalogue without people, are 230 MB: --only title.basics,title.ratings.

            This can be interrupted at any time and goes on where it ended. What has not changed since it was \
            downloaded is not fetched again.
            """)

    @Option(
        help: ArgumentHelp(
            "Where to put the files (default: imdb-datasets in the data folder).", valueName: "folder"))
    var into: String?

    @Option(help: ArgumentHelp("Download only these files.", valueName: "file,…"))
    var only = DatasetFile.allCases.map(\.rawValue).joined(separator: ",")

    @Flag(help: "Say that you have read IMDb's conditions and accept them.")
    var acceptLicence = false

    @Option(help: ArgumentHelp("Download from another place that has the same files.", valueName: "address"))
    var from = "https://datasets.imdbws.com/"

    @OptionGroup var options: StoreOptions

    /// What IMDb wants everybody to know who takes its files.
    private static let notice = """
        IMDb offers these files for personal and non-commercial use only: keep them, and the catalogue made of \
        them, to yourself, and use them for no business. IMDb's conditions alone count; read them first:
        https://developer.imdb.com/non-commercial-datasets/
        Information courtesy of IMDb (https://www.imdb.com). Used with permission.
        """
    /// In bytes; IMDb's largest file is a sixth of this.
    private static let limit = 4 << 30
    private static let gzip: [UInt8] = [0x1F, 0x8B]

    func run() async throws {
        let files = try wantedFiles()
        try askForConsent()
        let folder = files[0].folder
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw FileDownload.Failure.notWritable(folder, reason: error.localizedDescription)
        }
        let downloaded = try await Interruption.cancelling(
            remark: "What came so far is kept; the same command goes on from there."
        ) {
            try await FileDownload.run { download in
                var downloaded: [String] = []
                for (name, file) in files.map({ ($0.name, $0.file) }) {
                    var line = DownloadLine(name)
                    defer { line.end() }
                    if try await download.fetch(file, report: { line.show($0, of: $1) }) { downloaded.append(name) }
                }
                return downloaded
            }
        }
        let rest = files.count - downloaded.count
        try options.report(
            "Downloaded \(downloaded.count) files into \(folder)\(rest > 0 ? "; \(rest) had not changed" : ""). "
                + "Make the catalogue of them with: filmz catalogue import\(into.map { " " + $0 } ?? "")",
            Report(folder: folder, downloaded: downloaded))
    }

    private struct Wanted: Sendable {
        let name: String
        let folder: String
        let file: FileDownload.File
    }

    private func wantedFiles() throws -> [Wanted] {
        guard let base = URL(string: from), ["http", "https"].contains(base.scheme), base.host() != nil else {
            throw CommandError.invalid(
                "\(from.printable) is no address to download from; write it like https://datasets.imdbws.com/."
            )
        }
        let folder = into ?? options.datasetFolder
        let names = only.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        for name in names where DatasetFile(rawValue: name) == nil {
            throw CommandError.invalid(
                "\(name.printable) is none of IMDb's files; they are "
                    + DatasetFile.allCases.map(\.rawValue).joined(separator: ", ") + ".")
        }
        let files = DatasetFile.allCases.filter { names.contains($0.rawValue) }
        guard !files.isEmpty else { throw CommandError.invalid("Nothing would be downloaded; name a file.") }
        return files.map { file in
            let path = (folder as NSString).appendingPathComponent(file.fileName)
            let url = base.appending(path: file.fileName)
            return Wanted(
                name: file.rawValue, folder: folder,
                file: FileDownload.File(url, to: path, beginning: Self.gzip, limit: Self.limit))
        }
    }

    private func askForConsent() throws {
        try? FileHandle.standardError.write(contentsOf: Data((Self.notice + "\n").utf8))
        if acceptLicence { return }
        guard isatty(STDIN_FILENO) == 1 else { throw CommandError.notAccepted }
        try? FileHandle.standardError.write(contentsOf: Data("Do you accept them? [y/N] ".utf8))
        let answer = HiddenInput.line()?.trimmingCharacters(in: .whitespaces).lowercased()
        guard ["y", "yes"].contains(answer) else { throw CommandError.notAccepted }
    }

    private struct Report: Encodable {
        let folder: String
        /// The files that are new.
        let downloaded: [String]
    }
}

extension StoreOptions {
    /// Where datasets are downloaded to, and imported from, unless somebody says another place.
    var datasetFolder: String { directory + "/imdb-datasets" }
}

/// Shows on standard error how far a download is: a line that renews itself on a terminal, elsewhere one at its end.
private struct DownloadLine {
    private let name: String
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private var text = ""
    private var told = ContinuousClock.now - interval

    private static let interval = Duration.milliseconds(200)

    init(_ name: String) {
        self.name = name
    }

    mutating func show(_ bytes: Int, of size: Int?) {
        let megabytes = { (bytes: Int) in Output.number(bytes / 1_000_000) }
        text = "\(name)  \(megabytes(bytes))\(size.map { " of \(megabytes($0))" } ?? "") MB"
        guard isTerminal, ContinuousClock.now - told >= Self.interval else { return }
        told = .now
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
