public import FilmzDomain

extension ExchangeReader {
    /// The files in what a person gave, unpacked, and what they say. Files that are not read are not among them, so that
    /// nothing secret is kept.
    /// - Throws: ``ExchangeError`` when a file is refused. Then none of them is read.
    public func unpack(
        _ inputs: [ExchangeInput]
    ) throws(ExchangeError) -> (parts: [FileImportPart], reading: ExchangeReading) {
        try check(inputs)
        var (parts, ignored): ([FileImportPart], [IgnoredPart]) = ([], [])
        for input in inputs {
            // An archive of Filmz is one file to its reader.
            let isWhole = try FilmzArchive.file(input, limits: limits) != nil
            guard ZipDirectory.isArchive(input.bytes), !isWhole else {
                parts.append(
                    FileImportPart(name: input.name, path: input.name, isInArchive: false, bytes: input.bytes))
                continue
            }
            var (found, paths) = (parts, ArchivePaths([]))
            var limits = limits
            limits.unpackedBytes = max(0, limits.unpackedBytes - parts.reduce(0) { $0 + $1.bytes.count })
            try ZipArchive.read(input.bytes, limits: limits) { names in
                paths = ArchivePaths(names)
                return paths.wanted
            } _: { (name, bytes) throws(ExchangeError) in
                found.append(
                    FileImportPart(name: name, path: paths.path(name), isInArchive: true, bytes: bytes))
            }
            ignored += paths.ignored
            parts = found
        }
        var reading = try read(parts)
        let unread = Set(reading.ignored.map(\.name))
        reading.ignored = ignored + reading.ignored
        return (parts.filter { !unread.contains(ExchangeError.shown($0.name)) }, reading)
    }

    /// What files say that were unpacked before.
    /// - Throws: ``ExchangeError``
    public func read(
        _ parts: [FileImportPart], mappings: [String: ColumnMapping] = [:]
    ) throws(ExchangeError) -> ExchangeReading {
        var sorting = PartSorting(mappings: mappings, rowLimit: limits.rowCount)
        var archives: [ExchangeFile] = []
        for part in parts {
            let input = ExchangeInput(name: part.name, bytes: part.bytes)
            if !part.isInArchive, let archive = try FilmzArchive.file(input, limits: limits) {
                archives.append(archive)
            } else {
                try sorting.add(part.bytes, name: part.name, path: part.path, isInArchive: part.isInArchive)
            }
        }
        var reading = sorting.reading()
        reading.files += archives
        return reading
    }
}
