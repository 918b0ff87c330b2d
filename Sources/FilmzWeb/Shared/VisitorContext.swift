public import Hummingbird

/// A request that has passed the guards, before anybody is known.
public struct VisitorContext: RequestContext {
    public var coreContext: CoreRequestContextStorage

    public init(source: Source) {
        coreContext = CoreRequestContextStorage(source: source)
    }
}
