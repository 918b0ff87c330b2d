import FilmzDomain
import FilmzText

/// A card that says there is a newer version of Filmz.
struct ReleaseCard {
    let release: FilmzRelease
    /// The version that is running.
    let present: ReleaseVersion

    func html(_ strings: Strings) -> HTML {
        let text = strings[
            ReleaseText.isThere, ["version": release.version.description, "present": present.description]]
        let link = release.page.map { page -> HTML in
            """
            <p class="buttons"><a class="button" href="\(url: page.text)" rel="noopener noreferrer">\(Icon.external.html)\
            <span>\(strings[ReleaseText.whatIsNew])</span></a></p>

            """
        }
        return """
            <section class="card" aria-labelledby="newer">
            <h2 id="newer">\(strings[ReleaseText.title])</h2>
            <p>\(text)</p>
            \(link)</section>

            """
    }
}
