import FilmzTestSupport
import FilmzText
import Foundation
import Testing

/// The command line in the language of its user.
@Suite(.onOwnThreads) struct LanguageTests {
    private let folder: TemporaryFolder
    private let english, german, accented: FilmzProgram

    init() throws {
        let folder = TemporaryFolder()
        self.folder = folder
        func program(_ locale: String) -> FilmzProgram {
            FilmzProgram(folder: folder.path, environment: ["LC_ALL": locale])
        }
        english = program("C")
        german = program("de_DE.UTF-8")
        accented = program("en_XA.UTF-8")
    }

    @Test func sentencesAreInItsLanguage() throws {
        let strings = Strings.german
        let film = "Matrix (1999)"
        let wanted = strings.done(strings[MyFilmsCommandText.onWatchlist, ["film": film]])
        #expect(try german.run("watchlist", "The Matrix").output.hasPrefix(wanted))
        let rated = strings.done(strings[MyFilmsCommandText.rated, ["film": film, "stars": "4,5"]])
        #expect(try german.run("rate", "The Matrix", "4.5").output.hasPrefix(rated))
        let length = try german.run("film", "show", "The Matrix").output.fact(strings[FilmCommandText.runtime])
        #expect(length == strings[FilmCommandText.minutes, ["minutes": "136"]])
        let missing = try german.run("film", "show", "zzzzqqqq")
        #expect(missing.status == 1)
        #expect(missing.errors.contains(strings[CommandErrorText.nothingFound, ["text": "zzzzqqqq"]]))
        // Lines of help are broken.
        let help = try german.run("help", "list", "shelf").output.split(whereSeparator: \.isWhitespace)
        #expect(help.joined(separator: " ").contains(strings[MyFilmsCommandText.genre]))
    }

    @Test func whatProgramsReadIsTheSameInEveryLanguage() throws {
        _ = try english.run("watchlist", "The Matrix")
        for command in [
            ["list", "watchlist"], ["list", "watchlist", "--json"], ["catalogue", "status"], ["providers", "status"],
            ["doctor", "--json"], ["version"],
        ] {
            let output = try english.run(command).output
            #expect(try german.run(command).output == output, "\(command)")
            #expect(!output.isEmpty, "\(command)")
        }
    }

    private static let mistakes: [([String], Int32)] = [
        (["film", "show", "zzzzqqqq"], 1), (["film", "show", "5"], 1), (["film", "show", "tt9999999"], 1),
        (["search", "qqqqqq"], 1), (["search", "!!!"], 2), (["search", "alien", "--provider", "nobody"], 2),
        (["search", "alien", "--provider", "omdb"], 2), (["watchlist", "a"], 1), (["favourite", "qqqqqq"], 1),
        (["rate", "78748", "5.3"], 2), (["rate", "The Matrix", "9"], 2), (["rate", "78748", "lots"], 2),
        (["seen", "78748", "--on", "2011-02-30"], 2), (["seen", "78748", "--audience", "cats"], 2),
        (["seen", "78748", "--remove", "5"], 1), (["add", " "], 2), (["add", "A", "--year", "12"], 2),
        (["undo", "77"], 1), (["viewing", "edit", "78748", "5", "--note", "a"], 1),
        (["viewing", "edit", "78748", "5", "--on", "2011-02-30"], 2), (["viewing", "remove", "78748", "5"], 1),
        (["list", "show", "zzzzqqqq"], 1), (["list", "create", " "], 2), (["list", "create", "x", "--rule", "x"], 2),
        (["restore", "/nothing"], 2), (["password", "--remove"], 1), (["providers", "test", "omdb"], 1),
        (["providers", "test", "nobody"], 2), (["serve", "--port", "70000"], 2), (["serve", "--tls-key", "a"], 2),
        (["serve", "--tls-certificate", "/nowhere/cert.pem", "--tls-key", "/nowhere/key.pem"], 2),
        (["serve", "--url", "x"], 2), (["serve", "--trusted-proxy", "x"], 2), (["serve", "--host", "0.0.0.0"], 2),
        (["catalogue", "import", "/nothing"], 2), (["catalogue", "import", "--kinds", "x"], 2),
        (["catalogue", "download", "--from", "x"], 2), (["catalogue", "download", "--only", "x"], 2),
    ]

    @Test func aMistakeIsOneLineFromATableAndAnExitCode() throws {
        for (command, status) in Self.mistakes {
            let outcome = try accented.run(command)
            #expect(outcome.status == status, "\(command): \(outcome)")
            #expect(outcome.output.isEmpty, "\(command): \(outcome)")
            #expect(outcome.errors.hasPrefix("filmz: "), "\(command): \(outcome)")
            #expect(outcome.complaints.count == 1, "\(command): \(outcome)")
            let rest = Self.foreign(outcome.errors.replacing("filmz: ", with: ""))
            #expect(rest.isEmpty, "\(command): \(rest)")
            #expect(outcome.errors.contains("⟦"), "\(command): \(rest)")
        }
        for usage in [["nonsense"], ["list", "nothing"], ["undo", "abc"], ["viewing", "edit", "78748", "5"]] {
            let outcome = try accented.run(usage)
            #expect(outcome.status == 64, "\(usage): \(outcome)")
            #expect(outcome.output.isEmpty, "\(usage): \(outcome)")
        }
    }

    /// What a command says of itself, of what it takes, and of the commands in it.
    private struct Help: Decodable {
        struct Argument: Decodable {
            let abstract: String?
            let discussion: String?
        }

        let commandName: String
        let abstract: String?
        let discussion: String?
        let arguments: [Argument]?
        let subcommands: [Help]?

        var all: [Help] { [self] + (subcommands ?? []).flatMap(\.all) }
        var texts: [String] {
            let texts = [abstract, discussion] + (arguments ?? []).flatMap { [$0.abstract, $0.discussion] }
            return texts.compactMap(\.self)
        }
    }

    @Test func everyCommandSpeaksOfItselfFromATable() throws {
        struct Whole: Decodable { let command: Help }
        let commands = try accented.run("--experimental-dump-help").json(Whole.self).command.all
        // ArgumentParser's own command and option speak English.
        let own = commands.filter { $0.commandName != "help" }
        #expect(own.count > 100)
        for command in own {
            #expect(command.abstract?.contains("⟦") == true, "\(command.commandName)")
            for text in command.texts where text != "Show help information." {
                #expect(Self.foreign(text).isEmpty, "\(command.commandName): \(text)")
            }
        }
    }

    /// The plain words outside the brackets, which mark texts from the tables.
    private static func foreign(_ text: String) -> [String] {
        var depth = 0
        var outside = ""
        for character in text {
            if character == "⟦" { depth += 1 }
            if depth == 0 { outside.append(character) }
            if character == "⟧" { depth -= 1 }
        }
        return outside.matches(of: /[A-Za-z]{2,}/).map { String($0.output) }
    }
}
