import CFilmzZip

/// A reader of ZIP archives with libzip. `docs/decisions/0044-reading-other-products-files.md` explains the choice of
/// libzip and what is refused.
enum ZipArchive {
    /// A file in an archive.
    struct Member {
        /// The full path in the archive.
        var name: String
        /// The unpacked size in bytes, according to the archive's directory.
        var size: Int
        fileprivate var packedSize: Int
        fileprivate var index: UInt64
    }

    /// Unpacks the wanted files one after another in the order of the archive; no other file is opened. Every entry
    /// is checked before the first one is unpacked.
    /// - Parameters:
    ///   - select: returns the paths of the files to unpack, given all full paths
    ///   - body: receives the path and content of each file
    static func read(
        _ bytes: [UInt8], limits: ExchangeLimits, select: ([String]) -> Set<String>,
        body: (String, [UInt8]) throws(ExchangeError) -> Void
    ) throws(ExchangeError) {
        try ZipDirectory.check(bytes, limits: limits)
        // Safe: the bytes stay where they are until the archive is closed, which is before this block ends.
        try unsafe bytes.withUnsafeBufferPointer { (buffer) throws(ExchangeError) in
            var error = unsafe zip_error_t()
            unsafe zip_error_init(&error)
            defer { unsafe zip_error_fini(&error) }
            guard
                let source = unsafe zip_source_buffer_create(buffer.baseAddress, UInt64(buffer.count), 0, &error)
            else { throw .damaged(nil) }
            guard let archive = unsafe zip_open_from_source(source, ZIP_RDONLY, &error) else {
                unsafe zip_source_free(source)
                throw .damaged(nil)
            }
            defer { unsafe zip_discard(archive) }
            let members = try unsafe members(archive, limits: limits)
            let names = select(members.map(\.name))
            let selectedMembers = members.filter { names.contains($0.name) }
            guard selectedMembers.reduce(0, { $0 + $1.size }) <= limits.unpackedBytes else {
                throw .unpackedTooLarge(limits.unpackedBytes)
            }
            for member in selectedMembers {
                let content = try unsafe content(of: member, in: archive)
                guard !ZipDirectory.isArchive(content) else {
                    throw .nestedArchive(ExchangeError.shown(member.name))
                }
                try body(member.name, content)
            }
        }
    }

    /// All files of the archive, without folders.
    private static func members(
        _ archive: OpaquePointer, limits: ExchangeLimits
    ) throws(ExchangeError) -> [Member] {
        let count = unsafe zip_get_num_entries(archive, 0)
        guard count <= limits.memberCount else { throw .tooManyFiles(limits.memberCount) }
        var members: [Member] = []
        var lowercasedNames: Set<String> = []
        for index in 0..<UInt64(max(0, count)) {
            var entry = unsafe zip_stat_t()
            unsafe zip_stat_init(&entry)
            // Safe: libzip's name is a C string that lives as long as the archive.
            guard unsafe zip_stat_index(archive, index, 0, &entry) == 0,
                let pointer = unsafe zip_get_name(archive, index, 0)
            else { throw .damaged(nil) }
            let name = unsafe String(cString: pointer)
            let shownName = ExchangeError.shown(name)
            guard isInside(name) else { throw .pathOutside(shownName) }
            // File systems that ignore case would have only one of them.
            guard lowercasedNames.insert(name.lowercased()).inserted else { throw .doubledName(shownName) }
            guard try unsafe !isLink(archive, index: index) else { throw .link(shownName) }
            guard unsafe entry.encryption_method == UInt16(ZIP_EM_NONE) else { throw .encrypted(shownName) }
            let (size, packedSize) = unsafe (Int(clamping: entry.size), Int(clamping: entry.comp_size))
            if name.hasSuffix("/"), size == 0 { continue }
            guard unsafe [ZIP_CM_STORE, ZIP_CM_DEFLATE].contains(Int32(entry.comp_method)) else {
                throw .unknownMethod(shownName)
            }
            guard size <= limits.memberBytes else { throw .memberTooLarge(shownName, limits.memberBytes) }
            guard size <= ExchangeLimits.ratioFloor || size / max(packedSize, 1) <= limits.ratio else {
                throw .bomb(shownName)
            }
            members.append(Member(name: name, size: size, packedSize: packedSize, index: index))
        }
        return members
    }

    /// Whether a path stays inside the archive's folder on any system that unpacks it.
    static func isInside(_ name: String) -> Bool {
        guard !name.isEmpty, name.utf8.count <= 1_000, !name.hasPrefix("/"),
            !name.unicodeScalars.contains(where: { $0 == "\\" || $0 == ":" && isDrive(name) || $0.value < 0x20 })
        else { return false }
        return !name.split(separator: "/", omittingEmptySubsequences: false).contains { $0 == ".." || $0 == "." }
    }

    /// `C:file`.
    private static func isDrive(_ name: String) -> Bool {
        let start = Array(name.utf8.prefix(2))
        return start.count == 2 && start[1] == UInt8(ascii: ":") && 0x41...0x5A ~= start[0] & ~0x20
    }

    private static func isLink(_ archive: OpaquePointer, index: UInt64) throws(ExchangeError) -> Bool {
        var system: UInt8 = 0
        var attributes: UInt32 = 0
        guard unsafe zip_file_get_external_attributes(archive, index, 0, &system, &attributes) == 0 else {
            throw .damaged(nil)
        }
        // The upper half is the Unix mode; of its file types only folders, regular files and no type are accepted.
        let kind = attributes >> 16 & 0o170000
        return ![0, 0o040000, 0o100000].contains(kind)
    }

    /// The content of a file, whose size must match the archive's directory. No more than that is ever unpacked.
    private static func content(
        of member: Member, in archive: OpaquePointer
    ) throws(ExchangeError) -> [UInt8] {
        let shownName = ExchangeError.shown(member.name)
        guard let file = unsafe zip_fopen_index(archive, member.index, 0) else { throw .damaged(shownName) }
        defer { unsafe zip_fclose(file) }
        // One byte more than expected, to reach the end of the file and have its checksum verified.
        var content = [UInt8](repeating: 0, count: member.size + 1)
        var length = 0
        while length < content.count {
            // Safe: libzip writes no more than there is room for.
            let read = unsafe content.withUnsafeMutableBytes { buffer in
                unsafe zip_fread(file, buffer.baseAddress?.advanced(by: length), UInt64(buffer.count - length))
            }
            guard read >= 0 else {
                let code = unsafe zip_error_code_zip(zip_file_get_error(file))
                if code == ZIP_ER_INCONS { throw .lyingSize(shownName) }
                throw .damaged(shownName)
            }
            if read == 0 { break }
            length += Int(read)
        }
        guard length == member.size else { throw .lyingSize(shownName) }
        content.removeLast()
        return content
    }
}
