public import FilmzDomain

extension StoreError: CatalogueImportError {
    public var importFailure: CatalogueImportFailure {
        switch self {
        case .diskFull, .full: .diskFull
        case .folderNotWritable, .notPermitted, .unavailable: .notWritable
        case .notADatabase, .damaged, .emptied, .tooNew, .catalogueTooNew, .locked, .tooManyFiles: .unknown
        }
    }
}
