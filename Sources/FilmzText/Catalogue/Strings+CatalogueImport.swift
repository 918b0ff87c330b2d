public import FilmzDomain

extension Strings {
    /// What became of an import; nil while it runs, and when there was none.
    public func sentence(for result: CatalogueImport) -> String? {
        switch result {
        case .none, .running: nil
        case .done(let filmCount): count(CatalogueImportText.done, filmCount)
        case .stopped: "\(self[CatalogueImportText.stopped]) \(self[CatalogueImportText.unchanged])"
        case .interrupted: "\(self[CatalogueImportText.interrupted]) \(self[CatalogueImportText.unchanged])"
        case .failed(let failure): "\(self[Self.text(for: failure)]) \(self[CatalogueImportText.unchanged])"
        }
    }

    /// `Downloading file 2 of 6`.
    public func step(of progress: CatalogueImportProgress) -> String {
        let values: KeyValuePairs = [
            "number": number(progress.fileNumber), "total": number(progress.fileCount),
        ]
        return switch progress.step {
        case .downloading: self[CatalogueImportText.downloading, values]
        case .reading: self[CatalogueImportText.reading, values]
        case .indexing: self[CatalogueImportText.indexing]
        }
    }

    /// How much is done, in numbers, and how long the rest of the step will take.
    public func numbers(of progress: CatalogueImportProgress) -> [String] {
        let bytes = self[
            CatalogueImportText.bytesOf,
            ["size": size(progress.byteCount), "total": size(progress.totalByteCount)]]
        let left = progress.secondsLeft.map { seconds in
            if seconds < 60 {
                self[CatalogueImportText.soon]
            } else {
                count(CatalogueImportText.minutesLeft, (seconds + 59) / 60)
            }
        }
        return switch progress.step {
        case .downloading: [bytes, left].compactMap(\.self)
        case .reading:
            [
                count(CatalogueImportText.rows, progress.rowCount),
                count(CatalogueImportText.films, progress.filmCount), left,
            ].compactMap(\.self)
        case .indexing: [count(CatalogueImportText.films, progress.filmCount)]
        }
    }

    private static func text(for failure: CatalogueImportFailure) -> CatalogueImportText {
        switch failure {
        case .unreachable: .unreachable
        case .brokenOff: .brokenOff
        case .refused: .refused
        case .unexpected: .unexpected
        case .damaged: .damaged
        case .diskFull: .diskFull
        case .notWritable: .notWritable
        case .unknown: .unknown
        }
    }
}
