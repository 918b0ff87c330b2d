public import Testing

/// One promise that the documentation of a service protocol makes, as a check that any conformer must pass.
///
/// In the tests of a conformer:
/// ```swift
/// @Test(arguments: FilmServiceContract.cases)
/// func holds(_ contract: ContractCase) async throws {
///     try await contract.run { … }
/// }
/// ```
public struct ContractCase: Sendable, CustomTestStringConvertible {
    /// The promise in words, shown as the test's argument.
    public let name: String
    private let check: @Sendable (Subject) async throws -> Void

    init(_ name: String, _ check: @escaping @Sendable (Subject) async throws -> Void) {
        self.name = name
        self.check = check
    }

    /// Checks the promise on a subject of its own.
    public func run(_ makeSubject: @Sendable () async throws -> Subject) async throws {
        try await check(try await makeSubject())
    }

    public var testDescription: String { name }
}
