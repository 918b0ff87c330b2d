import ArgumentParser
import FilmzDomain
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

/// The argument for a list, by its ID or its name.
struct FilmListArgument: ParsableArguments {
    @Argument(help: .text(FilmListCommandText.list))
    var list: String

    /// - Throws: ``DomainError/noSuchList``, ``CommandError/ambiguousList(_:_:)``
    func resolve(_ services: some ListServices, for person: Person.ID) async throws -> FilmListName {
        let lists = try await services.lists.names(.all, of: person, limit: FilmList.countLimit)
        if let id = FilmList.ID(list), let found = lists.first(where: { $0.id == id }) { return found }
        let name = SearchQuery(list)?.folded
        let named = lists.filter { $0.name == list || name != nil && SearchQuery($0.name)?.folded == name }
        guard let found = named.first else { throw DomainError.noSuchList }
        guard named.count == 1 else { throw CommandError.ambiguousList(list, named.map(\.id)) }
        return found
    }
}
