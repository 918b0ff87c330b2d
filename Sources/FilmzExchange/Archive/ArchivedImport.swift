import FilmzDomain

/// A line of `imports.jsonl`: files that were imported or wait for it. Their content is in separate files of the
/// archive.
struct ArchivedImport: Hashable, Codable {
    struct File: Hashable, Codable {
        /// The path in the archive.
        var member: String
        var name: String
        var path: String
        /// Whether the file was in an archive when the person imported it.
        var isInArchive: Bool
    }

    var id: FileImport.ID
    var name: String
    var addedAt: Timestamp
    var answers: FileImportAnswers
    var takenAt: Timestamp?
    var changedCount: Int?
    var files: [File]

    /// - Parameter number: a number that makes the paths of its files unique in the archive
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

    /// The folder of the files.
    static let folder = "files/"

    /// A file name that every system can unpack.
    private static func plain(_ name: String) -> String {
        let file = name.split(separator: "/").last ?? ""
        return String(
            file.suffix(60).map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
    }
}

/// Files in an archive that were imported or wait for it.
struct ArchivedFileImport: Hashable, Sendable {
    var fileImport: FileImport
    var parts: [FileImportPart]

    /// - Parameter contents: the content of the archive's files, by path
    /// - Returns: nil when one of the files is missing, or a value exceeds its limit
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

    // MARK: - Limits

    /// The maximum size of all files in bytes. The rest of ``ExchangeLimits/unpackedBytes`` is for the archive's own
    /// lines.
    private static let byteLimit = 96 << 20
    /// The maximum number of files. The rest of ``ExchangeLimits/memberCount`` is for the archive's own files.
    private static let fileLimit = 4_000

    /// Visits the imported files of a person that go into an archive, newest first. Files beyond the limits, and
    /// those that a reader would refuse as an attack, are left out. So are other archives of Filmz, whose data is in
    /// this one.
    /// - Returns: the number of imports left out
    @discardableResult
    static func forEach(
        of person: Person.ID, from services: some ExchangeServices, body: (FileImport, [FileImportPart]) throws -> Void
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

    /// Whether it would be compressed nearly as much as ``ExchangeLimits/ratio`` forbids.
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
