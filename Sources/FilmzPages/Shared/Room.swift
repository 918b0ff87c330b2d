/// A part of Filmz whose pages have a style sheet, and some a script, besides those of every page.
///
/// A page names the rooms of all that may be on it, also of what a script puts there later. A sheet over other pages
/// needs no room. `StyleSheetTests` finds a page that lacks one.
public enum Room: CaseIterable, Sendable {
    // What is linked later wins.
    case search, film, myFilms, shows, cinema, together, settings
}
