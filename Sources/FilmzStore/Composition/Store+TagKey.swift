import GRDB

extension Store {
    /// The secret from which this folder's pages get their tags. It is drawn once and is the same for every program
    /// that serves the folder.
    /// - Throws: ``StorageError``
    public func tagKey() async throws -> UInt64 {
        if let key = try database.read(Self.storedTagKey) { return key }
        return try await database.write { db in
            if let key = try Self.storedTagKey(db) { return key }
            let key = UInt64.random(in: .min ... .max)
            try StoreMetadata.tagKey.set(String(key), in: db)
            return key
        }
    }

    private static func storedTagKey(_ db: Database) throws -> UInt64? {
        try StoreMetadata.tagKey.value(db).flatMap { UInt64($0) }
    }
}
