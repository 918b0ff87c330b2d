public import FilmzDomain

/// A screen: loaded from the services first, then drawn purely.
///
///     let page = try await FilmPage.load(id, from: services, for: person)
///     let document = page.html(in: context)
public protocol WebPage: Sendable {
    /// The films on the page, whose titles are needed in the reader's language: ``PageContext/titles``.
    var films: [Film.ID] { get }

    /// The whole document.
    func html(in context: PageContext) -> HTML

    /// The part that a script asks for with `fragment=` in the page's own address; nil when this page has no such part.
    /// The script finds parts by their `id`, which is the same as in the document.
    func fragment(_ name: Fragment, in context: PageContext) -> HTML?
}

extension WebPage {
    public var films: [Film.ID] { [] }

    public func fragment(_ name: Fragment, in context: PageContext) -> HTML? { nil }
}

/// A part of a page that can be loaded separately.
public enum Fragment: String, Sendable {
    /// The list of a list page, with the link to more of it.
    case results
    /// The form of a page that is also shown as a sheet over another.
    case sheet
    /// A provider's list.
    case row
    /// The facts of a film, from its poster to its sources.
    case about
    /// Work that takes long, and how far it is.
    case progress
}
