import ArgumentParser
import FilmzText
import Foundation

/// The language of the command line. What commands say of themselves stands in static properties, so that it can be handed
/// to nobody: this is the one place where it is looked up.
enum TerminalLanguage {
    static let strings = Strings.of(Language(environment: ProcessInfo.processInfo.environment))
}

extension String {
    /// What a command says of itself.
    static func help(_ key: some TextKey) -> String { TerminalLanguage.strings[key] }
}

extension ArgumentHelp {
    /// What a command says of an argument or an option.
    /// - Parameter valueName: as in the usage, which is the same in every language
    static func text(
        _ key: some TextKey, _ values: KeyValuePairs<String, String> = [:], valueName: String? = nil
    ) -> ArgumentHelp {
        ArgumentHelp("\(TerminalLanguage.strings[key, values])", valueName: valueName)
    }
}
