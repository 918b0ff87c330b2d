import Foundation
import TestSupport
import Testing

/// The command line in the language of its user.
@Suite(.onOwnThreads) struct LanguageTests {
    private let folder: TemporaryFolder
    private let english, german, accented: FilmzProgram

    init() throws {
        let folder = try TemporaryFolder()
        self.folder = folder
        func program(_ locale: String) -> FilmzProgram {
            FilmzProgram(folder: folder.path, environment: ["LC_ALL": locale])
        }
        (english, german, accented) = (program("C"), program("de_DE.UTF-8"), program("en_XA.UTF-8"))
    }

    @Test func sentencesAreInItsLanguage() throws {
        let marked = try german.run("watchlist", "The Matrix")
        #expect(marked.output.hasPrefix("The Matrix (1999) steht auf deiner Merkliste. Rückgängig mit: filmz undo "))
        #expect(try german.run("rate", "The Matrix", "4.5").output.contains("hat 4,5 Sterne."))
        #expect(try german.run("film", "show", "The Matrix").output.contains(/Länge +136 Min\./))
        let missing = try german.run("film", "show", "zzzzqqqq")
        #expect(missing.status == 1 && missing.errors.contains("Kein Film passt zu „zzzzqqqq“"))
        #expect(try german.run("help", "list", "shelf").output.contains("Nur Filme dieses Genres."))
    }

    @Test func whatProgramsReadIsTheSameInEveryLanguage() throws {
        _ = try english.run("watchlist", "The Matrix")
        for command in [
            ["list", "watchlist"], ["list", "watchlist", "--json"], ["catalogue", "status"], ["providers", "status"],
            ["doctor", "--json"], ["version"],
        ] {
            let output = try english.run(command).output
            #expect(try german.run(command).output == output && !output.isEmpty, "\(command)")
        }
    }

    @Test func everyComplaintComesFromATable() throws {
        let commands: [[String]] = [
            ["film", "show", "zzzzqqqq"], ["search", "()"], ["search", "alien", "--provider", "nobody"],
            ["search", "alien", "--provider", "omdb"], ["rate", "The Matrix", "9"], ["undo", "77"], ["add", " "],
            ["restore", "/nothing"], ["password", "--remove"], ["providers", "test", "omdb"],
            ["providers", "test", "nobody"], ["serve", "--port", "99999"], ["serve", "--tls-key", "a"],
            ["serve", "--url", "x"], ["serve", "--trusted-proxy", "x"], ["serve", "--host", "0.0.0.0"],
            ["catalogue", "import", "/nothing"], ["catalogue", "import", "--kinds", "x"],
            ["catalogue", "download", "--from", "x"], ["catalogue", "download", "--only", "x"],
            ["list", "show", "zzzzqqqq"], ["list", "create", " "], ["list", "create", "x", "--rule", "x"],
            ["viewing", "edit", "The Matrix", "5", "--on", "x"],
        ]
        for command in commands {
            let outcome = try accented.run(command)
            #expect(outcome.status != 0 && outcome.errors.contains("⟦"), "\(command): \(outcome)")
            let rest = Self.foreign(outcome.errors.replacing("filmz: ", with: ""))
            #expect(rest.isEmpty, "\(command): \(rest)")
        }
    }

    @Test func everyCommandSpeaksOfItselfFromATable() throws {
        let commands = [
            "", "add", "backup", "catalogue", "catalogue download", "catalogue import", "catalogue status", "doctor",
            "favourite", "film", "film show", "list", "list add", "list create", "list delete", "list edit",
            "list export",
            "list lists", "list move", "list note", "list paste", "list remove", "list shelf", "list show", "password",
            "providers",
            "providers key", "providers off",
            "providers on",
            "providers status", "providers test", "rate", "restore", "search", "seen", "serve", "undo", "version",
            "viewing", "viewing edit", "viewing list", "viewing remove", "watchlist", "tag", "untag",
            "tags",
            "tags list", "tags rename", "tags remove",
        ]
        for command in commands {
            let help = try accented.run(["help"] + command.split(separator: " ").map(String.init)).output
            #expect(help.contains("⟦"), "\(command)")
            // ArgumentParser's own texts, and what is typed, are the same in every language.
            let own = help.replacing(/USAGE: [^\n]*(\n  [^\n]*)*/, with: "")
                .replacing(/See 'filmz help [^']*' for detailed help\./, with: "")
                .replacing(/(OVERVIEW|ARGUMENTS|OPTIONS|SUBCOMMANDS):|Show help information\./, with: "")
                .replacing(/\((default|values):[^)]*\)|\(default\)|--?[a-z-]+|<[^>]*>|(?m)^  [a-z-]+/, with: "")
            let rest = Self.foreign(own)
            #expect(rest.isEmpty, "\(command): \(rest)")
        }
    }

    /// The plain words outside the brackets, which mark texts from the tables.
    private static func foreign(_ text: String) -> [String] {
        var (depth, outside) = (0, "")
        for character in text {
            if character == "⟦" { depth += 1 }
            if depth == 0 { outside.append(character) }
            if character == "⟧" { depth -= 1 }
        }
        return outside.matches(of: /[A-Za-z]{2,}/).map { String($0.output) }
    }
}
