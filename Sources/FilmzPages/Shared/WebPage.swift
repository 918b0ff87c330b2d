public import FilmzDomain

/// A screen, whose values are loaded from the services first and then drawn without them.
///
///     let page = try await FilmPage.load(id, from: services, for: person)
///     let document = page.html(in: context)
public protocol WebPage: Sendable {
    /// The films on the page, whose titles in the reader's language are needed in ``PageContext/titles``.
    var films: [Film.ID] { get }

    /// The page as a complete HTML document.
    func html(in context: PageContext) -> HTML

    /// The part of the page that a script requests with `fragment=` in the page's own address; nil when this page has
    /// no such part. The script finds it by its `id`, which is the same as in the document.
    func fragment(_ name: Fragment, in context: PageContext) -> HTML?
}

extension WebPage {
    public var films: [Film.ID] { [] }

    public func fragment(_ name: Fragment, in context: PageContext) -> HTML? { nil }
}

/// A part of a page that can be loaded separately.
public enum Fragment: String, Sendable {
    /// The items of a list, with the link to more of them.
    case results
    /// The form of a page that is also shown as a sheet over another.
    case sheet
    /// A provider's list.
    case row
    /// The facts of a film, from its poster to its sources.
    case about
    /// The progress of a long task.
    case progress
}
