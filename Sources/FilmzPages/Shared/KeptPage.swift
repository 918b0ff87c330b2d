import FilmzDomain

/// A page whose markup is kept, because people open it again and again before anything on it changes.
public protocol KeptPage: WebPage, Equatable {
    /// Whether the page tells the time to the second, as of a provider that may be asked again soon. Then it is drawn for
    /// each request.
    var tellsSeconds: Bool { get }

    /// The page as a complete HTML document. Nothing may decide what it is but the page and the context.
    func document(_ context: PageContext) -> HTML
}

extension KeptPage {
    public var tellsSeconds: Bool { false }

    public func html(in context: PageContext) -> HTML {
        guard !tellsSeconds else { return document(context) }
        var context = context
        context.now = context.now.startOfMinute
        let source = KeptPageSource(page: self, context: context)
        return context.drawings.pages.html(context.path, for: context.reader, from: source) { document(context) }
    }
}

/// Everything that a page is drawn from.
struct KeptPageSource: Equatable, Sendable {
    private let page: any KeptPage
    private let context: PageContext

    init(page: some KeptPage, context: PageContext) {
        self.page = page
        // Otherwise the caches would hold themselves.
        var context = context
        context.drawings = .none
        self.context = context
    }

    static func == (left: KeptPageSource, right: KeptPageSource) -> Bool {
        left.context == right.context && left.page.isSame(as: right.page)
    }
}

extension KeptPage {
    fileprivate func isSame(as other: any KeptPage) -> Bool { other as? Self == self }
}
