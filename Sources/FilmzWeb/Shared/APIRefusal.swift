/// Why the API refuses a request, beside what ``WebError`` and the domain say.
enum APIRefusal: Error, Hashable {
    /// A body that is not said to be JSON.
    case notJSON
    /// A body that is no JSON object.
    case malformed
    /// A member of the body that nothing would be done with.
    case unknownMember(String)
    /// A member or a part of the address that is needed.
    case missing(String)
    /// A member or a part of the address that cannot be read.
    case invalid(String)
    /// The methods that would do.
    case methodNotAllowed([String])
}
