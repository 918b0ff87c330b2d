public import FilmzDomain

extension ExchangeReader {
    /// Unpacks and reads files. Files that are not read are not among the parts, so that no secrets are stored.
    /// - Throws: ``ExchangeError`` when a file is refused. Then no file is read.
    public func unpack(
        _ inputs: [ExchangeInput]
    ) throws(ExchangeError) -> (parts: [FileImportPart], reading: ExchangeReading) {
        let unpacked = try unpacked(inputs)
        var reading = try read(unpacked.parts, mappings: [:], archives: unpacked.archives)
        let ignoredNames = Set(reading.ignored.map(\.name))
        reading.ignored = unpacked.ignored + reading.ignored
        return (unpacked.parts.filter { !ignoredNames.contains(ExchangeError.shown($0.name)) }, reading)
    }

    /// Reads files that were unpacked before.
    /// - Throws: ``ExchangeError``
    public func read(
        _ parts: [FileImportPart], mappings: [String: ColumnMapping] = [:]
    ) throws(ExchangeError) -> ExchangeReading {
        var archives: [Int: ExchangeFile] = [:]
        for (index, part) in parts.enumerated() where !part.isInArchive && ZipDirectory.isArchive(part.bytes) {
            archives[index] = try FilmzArchive.file(
                ExchangeInput(name: part.name, bytes: part.bytes), limits: limits,
                elseSelect: { _ in [] }, receive: { _, _ in })
        }
        return try read(parts, mappings: mappings, archives: archives)
    }

    /// - Parameter archives: the parts that are archives of Filmz, by their index
    func read(
        _ parts: [FileImportPart], mappings: [String: ColumnMapping], archives: [Int: ExchangeFile]
    ) throws(ExchangeError) -> ExchangeReading {
        var sorter = PartSorter(mappings: mappings, rowLimit: limits.rowCount)
        for (index, part) in parts.enumerated() where archives[index] == nil {
            try sorter.add(part.bytes, name: part.name, path: part.path, isInArchive: part.isInArchive)
        }
        var reading = sorter.reading()
        reading.files += archives.sorted { $0.key < $1.key }.map(\.value)
        return reading
    }

    /// The unpacked content of files.
    struct Unpacked {
        /// The files that were opened.
        var parts: [FileImportPart] = []
        /// The parts that are archives of Filmz, by their index. Each counts as one file.
        var archives: [Int: ExchangeFile] = [:]
        var ignored: [IgnoredPart] = []
    }

    /// - Throws: ``ExchangeError`` when a file is refused
    func unpacked(_ inputs: [ExchangeInput]) throws(ExchangeError) -> Unpacked {
        try check(inputs)
        var result = Unpacked()
        for input in inputs {
            let wholePart = FileImportPart(name: input.name, path: input.name, isInArchive: false, bytes: input.bytes)
            guard ZipDirectory.isArchive(input.bytes) else {
                result.parts.append(wholePart)
                continue
            }
            var members: [FileImportPart] = []
            var paths = ArchivePaths([])
            var limits = limits
            limits.unpackedBytes = max(0, limits.unpackedBytes - result.parts.reduce(0) { $0 + $1.bytes.count })
            let archive = try FilmzArchive.file(input, limits: limits) { names in
                paths = ArchivePaths(names)
                return paths.pathsToOpen
            } receive: { name, bytes in
                members.append(FileImportPart(name: name, path: paths.path(name), isInArchive: true, bytes: bytes))
            }
            if let archive {
                result.archives[result.parts.count] = archive
                result.parts.append(wholePart)
            } else {
                result.parts += members
                result.ignored += paths.ignored
                if paths.isWorkbook {
                    result.ignored.append(IgnoredPart(name: ExchangeError.shown(input.name), reason: .workbook))
                }
            }
        }
        return result
    }
}
