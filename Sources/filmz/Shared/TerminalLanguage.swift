import ArgumentParser
import FilmzText
import Foundation

/// The language of the command line, and its forms of dates and times. ArgumentParser reads the texts of commands from
/// static properties, so the language cannot be passed to them. It is looked up only here.
enum TerminalLanguage {
    static let strings: Strings = {
        let environment = ProcessInfo.processInfo.environment
        let language = Language(environment: environment)
        return .of(language).written(in: ReaderForms(region: Region(environment: environment), language: language))
    }()
}

extension String {
    /// The help text of a command.
    static func help(_ key: some TextKey, _ values: KeyValuePairs<String, String> = [:]) -> String {
        TerminalLanguage.strings[key, values]
    }
}

extension ArgumentHelp {
    /// The help text of an argument or an option.
    /// - Parameter valueName: the name in the usage, which is the same in every language
    static func text(
        _ key: some TextKey, _ values: KeyValuePairs<String, String> = [:], valueName: String? = nil
    ) -> ArgumentHelp {
        ArgumentHelp("\(TerminalLanguage.strings[key, values])", valueName: valueName)
    }
}
