import ArgumentParser
import FilmzDomain
import FilmzText

/// The command for a person's tags.
struct TagsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tags", abstract: .help(TagCommandText.abstract),
        discussion: .help(TagCommandText.discussion),
        subcommands: [List.self, Rename.self, Remove.self], defaultSubcommand: List.self)

    struct List: PersonalCommand {
        static let configuration = CommandConfiguration(commandName: "list", abstract: .help(TagCommandText.list))

        @OptionGroup var paging: PageOptions
        @OptionGroup var personal: PersonalOptions

        func run() async throws {
            try await options.withServices { services in
                let page = try await services.myFilms.tags(of: try await who.id(services), page: paging.request)
                if options.json { return try Output.json(page) }
                let heads: [TagCommandText] = [.tagHead, .filmsHead, .viewingsHead]
                Output.table(heads.map { options.strings[$0] }, in: options.strings) { _ in
                    page.items.map { [$0.tag.text, String($0.filmCount), String($0.viewingCount)] }
                }
            }
        }
    }

    struct Rename: PersonalCommand {
        static let configuration = CommandConfiguration(
            commandName: "rename", abstract: .help(TagCommandText.rename),
            discussion: .help(TagCommandText.renameDiscussion))

        @Argument(help: .text(TagCommandText.theTag))
        var tag: String

        @Argument(help: .text(TagCommandText.name))
        var name: String

        @OptionGroup var personal: PersonalOptions

        func run() async throws {
            try await options.replace(try Tag(tag), with: try Tag(name), who: who, done: .renamed)
        }
    }

    struct Remove: PersonalCommand {
        static let configuration = CommandConfiguration(commandName: "remove", abstract: .help(TagCommandText.remove))

        @Argument(help: .text(TagCommandText.theTag))
        var tag: String

        @OptionGroup var personal: PersonalOptions

        func run() async throws {
            try await options.replace(try Tag(tag), with: nil, who: who, done: .removed)
        }
    }
}

extension StoreOptions {
    /// Replaces or removes a tag everywhere, and prints what was done.
    fileprivate func replace(_ tag: Tag, with new: Tag?, who: PersonOption, done: TagCommandText) async throws {
        try await withServices { services in
            let change = try await services.myFilms.replace(tag, with: new, of: try await who.id(services))
            let values: KeyValuePairs = ["tag": tag.text, "name": new?.text ?? ""]
            try ChangeResult(change: change?.id).show(strings[done, values], options: self)
        }
    }
}
