import FilmzDomain
import Foundation
import GRDB

extension StoreDoctor {
    /// Rebuilds the derived data, and closes files to other users. Damaged files are moved aside, never removed.
    /// - Parameter findings: the result of ``examine()``
    /// - Returns: the findings of another examination afterwards
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
        case .providersDamaged: DatabasePath.remove(directory + "/providers.sqlite")
        case .openToOthers(let path):
            let isFolder = (try? URL(filePath: path).resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
            try FileManager.default.setAttributes([.posixPermissions: isFolder ? 0o700 : 0o600], ofItemAtPath: path)
        default: break
        }
    }

    /// Repairs into a new file, which replaces the damaged one only when everything is in it.
    private func repairPersonal() throws {
        let new = personalPath + ".repaired"
        DatabasePath.remove(new)
        defer { DatabasePath.remove(new) }
        do {
            guard try PersonalRepair.rebuild(personalPath, into: new) else { return }
        } catch let error where DatabaseCheck.isDamage(error) {
            // More is broken than derived data: only a backup helps.
            return
        }
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: new)
        _ = try DatabaseFiles.replace(personalPath, formerAs: "damaged") { path in
            try FileManager.default.moveItem(atPath: new, toPath: path)
        }
    }
}
