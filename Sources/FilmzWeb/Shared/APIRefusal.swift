/// The reason why the API refuses a request, in addition to ``WebError`` and the domain's errors.
enum APIRefusal: Error, Hashable {
    /// The body is not declared as JSON.
    case notJSON
    /// The body is not a JSON object.
    case malformed
    /// The body has a member that Filmz does not use.
    case unknownMember(String)
    /// A required member or part of the address is missing.
    case missing(String)
    /// A member or a part of the address cannot be read.
    case invalid(String)
    /// The resource has only these methods.
    case methodNotAllowed([String])
}
