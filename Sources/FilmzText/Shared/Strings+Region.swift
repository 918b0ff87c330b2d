import Foundation

extension Strings {
    /// A region in the reader's language; its code when there is no name.
    public func name(_ region: Region) -> String {
        let code = region.description
        func named(_ language: Language) -> String {
            Locale(identifier: language.rawValue).localizedString(forRegionCode: code) ?? code
        }
        return switch language {
        case .english, .german, .french, .spanish: named(language)
        case .accented: PseudoLocale.accented(named(.english))
        case .mirrored: PseudoLocale.mirrored(named(.english))
        }
    }
}
