import ArgumentParser
import FilmzDomain
import FilmzText

struct TagCommand: PersonalCommand {
    static let configuration = CommandConfiguration(commandName: "tag", abstract: .help(TagCommandText.tag))

    @OptionGroup var film: FilmArgument

    @Argument(help: .text(TagCommandText.tags))
    var tags: [String]

    @OptionGroup var personal: PersonalOptions

    func run() async throws {
        try await film.apply(.tag(try Tags(options: tags)), done: .tagged, who: who, options: options)
    }
}

struct UntagCommand: PersonalCommand {
    static let configuration = CommandConfiguration(commandName: "untag", abstract: .help(TagCommandText.untag))

    @OptionGroup var film: FilmArgument

    @Argument(help: .text(TagCommandText.tags))
    var tags: [String]

    @OptionGroup var personal: PersonalOptions

    func run() async throws {
        try await film.apply(.tag(Tags(), removing: try Tags(options: tags)), done: .tagged, who: who, options: options)
    }
}

extension FilmArgument {
    /// Edits my data about the film, and prints its tags.
    fileprivate func apply(
        _ edit: MyFilmEdit, done: TagCommandText, who: PersonOption, options: StoreOptions
    ) async throws {
        try await options.withServices(of: who) { services, person in
            let film = try await resolve(services, for: person)
            let change = try await services.myFilms.apply(edit, to: film.id, of: person)
            let result = try await ChangeResult.load(change, film: film.id, from: services, for: person)
            let tags = result.mine?.tags ?? Tags()
            let values: KeyValuePairs = [
                "film": try await options.heading(of: film, from: services), "tags": tags.text,
            ]
            try result.show(options.strings[tags.isEmpty ? .untagged : done, values], options: options)
        }
    }
}

extension Tags {
    /// Reads arguments that each are a tag, or several with commas between.
    fileprivate init(options: [String]) throws {
        let tags = try Tags(typed: options.joined(separator: ","))
        guard !tags.isEmpty else { throw DomainError.invalid(.tags, .missing) }
        self = tags
    }
}
