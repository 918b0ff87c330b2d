import ArgumentParser
import FilmzText

/// The command for shelves, and for the lists that a person makes.
struct ListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: .help(FilmListCommandText.abstract),
        discussion: .help(FilmListCommandText.discussion),
        subcommands: [
            ShelfCommand.self, Lists.self, Show.self, Create.self, Edit.self, Delete.self, Add.self, Remove.self,
            Move.self, Note.self, Paste.self, Export.self,
        ],
        defaultSubcommand: ShelfCommand.self)
}
