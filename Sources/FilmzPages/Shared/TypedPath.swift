/// An enum of paths. Each case is described once, for links and for the router.
public protocol TypedPath: Hashable, Sendable {
    var template: PathTemplate { get }
}

extension TypedPath {
    /// The path from the root of the host, with the ``BasePath``.
    public var path: String { BasePath.current.description + template.path }

    /// The pattern of a case with parameters: `SitePath.pattern(of: SitePath.film)`.
    public static func pattern<each Value: PathParameter>(of path: (repeat each Value) -> Self) -> String {
        path(repeat (each Value).example).template.pattern
    }
}
