/// The services about persons: who there is, and how they sign in.
public protocol PersonServices: Sendable {
    var persons: any PersonService { get }
    var accounts: any AccountService { get }
}
