import FilmzDomain

extension BackupError {
    var exitCode: Int32 { if self == .inUse { 74 } else { 2 } }
}
