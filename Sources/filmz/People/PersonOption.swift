import ArgumentParser
import FilmzDomain
import FilmzText
import Foundation

/// The option for the person whose films a command is about.
struct PersonOption: ParsableArguments {
    @Option(help: .text(PersonCommandText.option, valueName: "name"))
    var person: String?

    /// The ID of the person named by the option or by `FILMZ_PERSON`, or else of the owner of this Filmz.
    /// - Throws: ``PersonError/noSuchPerson``
    func id(_ services: some PersonServices) async throws -> Person.ID {
        let environment = ProcessInfo.processInfo.environment["FILMZ_PERSON"].flatMap { $0.nonEmpty }
        guard let name = person ?? environment else { return .owner }
        guard let person = try await services.persons.person(name) else { throw PersonError.noSuchPerson }
        return person.id
    }

    /// The services for owners, if the person is one.
    /// - Throws: ``PersonError/noSuchPerson``, ``DomainError/ownersOnly``
    func managed(_ services: some PersonServices & ManagedServices) async throws -> OwnerServices {
        guard let owner = try await services.persons.owner(try await id(services)) else { throw DomainError.ownersOnly }
        return services.managed(by: owner)
    }
}

/// The options of a command about what a person has.
struct PersonalOptions: ParsableArguments {
    @OptionGroup var who: PersonOption
    @OptionGroup var options: StoreOptions
}

/// A command about what a person has.
protocol PersonalCommand: AsyncParsableCommand {
    var personal: PersonalOptions { get }
}

extension PersonalCommand {
    var who: PersonOption { personal.who }
    var options: StoreOptions { personal.options }

    /// Opens the services of the store with the catalogue loaded.
    func withServices<Value>(_ body: (Services, Person.ID) async throws -> Value) async throws -> Value {
        try await options.withServices(of: who, body)
    }
}
