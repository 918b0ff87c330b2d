import FilmzDomain
import FilmzText

extension BackupError {
    /// A sentence that says what happened and what to do, for the command line.
    func sentence(_ strings: Strings) -> String {
        let text: BackupErrorText =
            switch self {
            case .unreadable: .unreadable
            case .foreign: .foreign
            case .damaged: .damaged
            case .tooNew: .tooNew
            case .tooLarge: .tooLarge
            case .exists: .exists
            case .present: .present
            case .inUse: .inUse
            }
        return strings[text]
    }

    var exitCode: Int32 { if self == .inUse { 74 } else { 2 } }
}
