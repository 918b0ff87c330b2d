public import FilmzDomain
public import FilmzText

/// A screen, whose values are loaded from the services first and then drawn without them.
///
///     let page = try await FilmPage.load(id, from: services, for: person)
///     let document = page.html(in: context)
public protocol WebPage: Sendable {
    /// The films on the page, whose titles in the reader's language are needed in ``PageContext/titles``.
    var films: [Film.ID] { get }

    /// The notes on the page. Which of them have emphasis is needed in ``PageContext/notesWithEmphasis``.
    var notes: [String] { get }

    /// The page as a complete HTML document.
    func html(in context: PageContext) -> HTML

    /// The part of the page that a script requests with `fragment=` in the page's own address; nil when this page has
    /// no such part. The script finds it by its `id`, which is the same as in the document.
    func fragment(_ name: Fragment, in context: PageContext) -> HTML?
}

extension WebPage {
    public var films: [Film.ID] { [] }

    public var notes: [String] { [] }

    public func fragment(_ name: Fragment, in context: PageContext) -> HTML? { nil }
}

/// A page with a list, whose items can be loaded separately.
public protocol ResultsPage: WebPage {
    /// The element with the ID `results`.
    func results(_ context: PageContext) -> HTML
}

extension ResultsPage {
    public func fragment(_ name: Fragment, in context: PageContext) -> HTML? {
        if name == .results { results(context) } else { nil }
    }
}

/// A form that is a sheet over another page, and a page of its own for browsers without a script.
public protocol SheetPage: WebPage {
    func title(_ strings: Strings) -> String

    /// - Parameter heading: `h1` on a page of its own, `h2` over another page
    func sheet(_ context: PageContext, heading: StaticString) -> HTML
}

extension SheetPage {
    public func html(in context: PageContext) -> HTML {
        Layout(title: title(context.strings), kind: "page sheet-page").document(
            context, content: "<div class=\"sheet\">\(sheet(context, heading: "h1"))</div>")
    }

    public func fragment(_ name: Fragment, in context: PageContext) -> HTML? {
        if name == .sheet { sheet(context, heading: "h2") } else { nil }
    }
}

/// A part of a page that can be loaded separately.
public enum Fragment: String, CaseIterable, Sendable {
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
