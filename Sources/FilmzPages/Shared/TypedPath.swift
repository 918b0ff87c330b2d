/// An enum of paths. Each is described once, for links and for the router.
public protocol TypedPath: Hashable, Sendable {
    var template: PathTemplate { get }
}

extension TypedPath {
    /// From the host's root.
    public var path: String { BasePath.current.description + template.path }

    /// The pattern of a case with parameters: `SitePath.pattern(of: SitePath.film)`.
    public static func pattern<each Value: PathParameter>(of path: (repeat each Value) -> Self) -> String {
        path(repeat (each Value).example).template.pattern
    }
}
