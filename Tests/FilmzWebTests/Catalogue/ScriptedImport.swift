import FilmzDomain

/// An import that stays at one state until a test sets another.
actor ScriptedImport: CatalogueImportService {
    static let progress = CatalogueImportProgress(
        file: "title.principals", fileNumber: 5, fileCount: 6, byteCount: 900_000_000, totalByteCount: 1_750_000_000,
        secondsLeft: 340)

    private var present: CatalogueImport
    private var refusal: DomainError?
    /// What was done, in order.
    private(set) var acts: [String] = []

    init(_ present: CatalogueImport = .none) {
        self.present = present
    }

    func set(_ state: CatalogueImport) { present = state }
    func refuse(_ error: DomainError?) { refusal = error }

    func state() -> CatalogueImport { present }

    func start(acceptsConditions: Bool) throws -> CatalogueImport {
        if let refusal { throw refusal }
        guard acceptsConditions else { throw DomainError.invalid(.acceptsConditions, .missing) }
        acts.append("start")
        present = .running(Self.progress)
        return present
    }

    func stop() throws -> CatalogueImport {
        if let refusal { throw refusal }
        acts.append("stop")
        if case .running = present { present = .stopped }
        return present
    }
}
