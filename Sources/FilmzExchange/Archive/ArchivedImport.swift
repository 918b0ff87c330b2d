import FilmzDomain

/// A line of `imports.jsonl`: files that were taken in, or wait for it. Their content is in the archive beside it.
struct ArchivedImport: Hashable, Codable {
    struct File: Hashable, Codable {
        /// Where it is in the archive.
        var member: String
        var name: String
        var path: String
        /// Whether it was in an archive when its person gave it.
        var isInArchive: Bool
    }

    var id: FileImport.ID
    var name: String
    var addedAt: Timestamp
    var answers: FileImportAnswers
    var takenAt: Timestamp?
    var changedCount: Int?
    var files: [File]

    /// - Parameter number: tells its files from those of others in the archive
    init(_ fileImport: FileImport, parts: [FileImportPart], number: Int) {
        id = fileImport.id
        name = fileImport.name
        addedAt = fileImport.addedAt
        answers = fileImport.answers
        answers.isTaking = nil
        takenAt = fileImport.outcome?.takenAt
        changedCount = fileImport.outcome?.changedCount
        files = parts.enumerated().map { index, part in
            File(
                member: "\(Self.folder)\(number)/\(index + 1)-\(Self.plain(part.name))", name: part.name,
                path: part.path, isInArchive: part.isInArchive)
        }
    }

    /// The folder that files are in.
    static let folder = "files/"

    /// A name that every system can unpack.
    private static func plain(_ name: String) -> String {
        let file = name.split(separator: "/").last ?? ""
        return String(
            file.suffix(60).map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
    }
}

/// Files that were taken in, or wait for it, as an archive has them.
struct ArchivedFileImport: Hashable, Sendable {
    var fileImport: FileImport
    var parts: [FileImportPart]

    /// - Parameter contents: what is in the archive, by path
    /// - Returns: nil when one of the files is not there, or the line says more than a person can
    init?(_ line: ArchivedImport, contents: [String: [UInt8]]) {
        guard !line.files.isEmpty, line.name.count <= FileImport.nameLimit, line.answers.isWithinLimits else {
            return nil
        }
        fileImport = FileImport(
            id: line.id, name: line.name, addedAt: line.addedAt, answers: line.answers,
            outcome: line.takenAt.map {
                FileImport.Outcome(takenAt: $0, change: nil, changedCount: max(0, line.changedCount ?? 0))
            })
        fileImport.answers.isTaking = nil
        parts = []
        for file in line.files {
            guard file.member.hasPrefix(ArchivedImport.folder), let bytes = contents[file.member] else { return nil }
            parts.append(
                FileImportPart(name: file.name, path: file.path, isInArchive: file.isInArchive, bytes: bytes))
        }
    }

    // MARK: - What an archive has

    /// How much room an archive has for files, in bytes; the rest of ``ExchangeLimits/unpackedBytes`` is for what they mean.
    private static let byteLimit = 96 << 20
    /// How many files; the rest of ``ExchangeLimits/memberCount`` is for the archive itself.
    private static let fileLimit = 4_000

    /// Goes through those of a person's that an archive has, the newest first. Files for which it has no room, and those
    /// that a reader would take for a bomb, are left out. So are other archives of Filmz: what they say is in this one.
    /// - Returns: how many are left out
    @discardableResult
    static func forEach(
        of person: Person.ID, from services: Services, body: (FileImport, [FileImportPart]) throws -> Void
    ) async throws -> Int {
        var bytes = 0
        var count = 0
        var leftOut = 0
        for fileImport in try await services.imports.imports(of: person) {
            try Task.checkCancellation()
            let parts = try await services.imports.parts(fileImport.id, of: person)
                .filter { !ZipDirectory.isArchive($0.bytes) }
            guard !parts.isEmpty else { continue }
            let size = parts.reduce(0) { $0 + $1.bytes.count }
            guard bytes + size <= byteLimit, count + parts.count <= fileLimit,
                !parts.contains(where: { isTooEven($0.bytes) })
            else {
                leftOut += 1
                continue
            }
            bytes = bytes + size
            count = count + parts.count
            try body(fileImport, parts)
        }
        return leftOut
    }

    /// Whether it would be packed nearly as tightly as ``ExchangeLimits/ratio`` forbids.
    private static func isTooEven(_ bytes: [UInt8]) -> Bool {
        guard bytes.count > ExchangeLimits.ratioFloor else { return false }
        return bytes.count / ZipWriter.packedSize(of: bytes) > ExchangeLimits().ratio / 2
    }
}

extension FileImportAnswers {
    fileprivate var isWithinLimits: Bool {
        let texts = [zone ?? ""] + [meanings, columns ?? [:]].flatMap { $0.flatMap { [$0.key, $0.value] } }
        return texts.count <= 20_000 && texts.reduce(0) { $0 + $1.utf8.count } <= 1 << 20
    }
}
