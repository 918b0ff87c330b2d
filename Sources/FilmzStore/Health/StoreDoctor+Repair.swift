import FilmzDomain
import Foundation
import GRDB

extension StoreDoctor {
    /// Makes anew what can be made of the rest, and closes files to others. What is damaged is put aside, never removed.
    /// - Parameter findings: of ``examine()``
    /// - Returns: what is left, from another look
    /// - Throws: ``BackupError/inUse`` when another process has the folder open, and ``StoreError``
    @concurrent
    public func repair(_ findings: [StoreFinding]) async throws -> [StoreFinding] {
        guard !FolderUse.isUsed(directory) else { throw BackupError.inUse }
        let lock = try await FolderLock.acquire(in: directory)
        for finding in findings { try repair(finding) }
        withExtendedLifetime(lock) {}
        return await examine()
    }

    private func repair(_ finding: StoreFinding) throws {
        switch finding {
        case .personalDamaged, .listsUntrue: try repairPersonal()
        case .catalogueDamaged: _ = try CatalogueFile.moveAside(directory + "/catalogue.sqlite", as: "damaged")
        case .titlesUntrue: try CatalogueFile(.file(directory: directory)).discardTitles()
        case .providersDamaged: BackupFile.remove(directory + "/providers.sqlite")
        case .openToOthers(let path):
            let isFolder = (try? URL(filePath: path).resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
            try FileManager.default.setAttributes([.posixPermissions: isFolder ? 0o700 : 0o600], ofItemAtPath: path)
        default: break
        }
    }

    /// On a copy, which takes the place of the damaged file only when it is whole.
    private func repairPersonal() throws {
        let copy = personalPath + ".repaired"
        BackupFile.remove(copy)
        defer { BackupFile.remove(copy) }
        for suffix in ["", "-wal"] where FileManager.default.fileExists(atPath: personalPath + suffix) {
            try FileManager.default.copyItem(atPath: personalPath + suffix, toPath: copy + suffix)
        }
        do {
            let database = try DatabaseQueue(path: copy)
            try database.write(PersonalRepair.rebuild)
            try database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
            guard try DatabaseCheck.isSound(database) else { return }
            try database.close()
        } catch is DatabaseError {
            // More is broken than can be made anew; only a backup helps.
            return
        }
        _ = try BackupFile.moveAside(personalPath, as: "damaged")
        try FileManager.default.moveItem(atPath: copy, toPath: personalPath)
    }
}
