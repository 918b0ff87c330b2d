import FilmzDomain
import FilmzText

/// A card that says there is a newer version of Filmz.
struct ReleaseCard {
    let release: FilmzRelease
    /// The version that is running.
    let present: ReleaseVersion

    /// Nil when no newer version is known.
    init?(after version: String, from services: some HealthServices) {
        guard let present = ReleaseVersion(version), let newest = services.newestRelease(), newest.version > present
        else { return nil }
        release = newest
        self.present = present
    }

    /// `Filmz 0.2.0 is available. You have 0.1.0.`
    func sentence(_ strings: Strings) -> String {
        strings[ReleaseText.isThere, ["version": release.version.description, "present": present.description]]
    }

    func html(_ strings: Strings) -> HTML {
        let link = release.page.map { page -> HTML in
            """
            <p class="buttons"><a class="button" href="\(url: page.text)" rel="noopener noreferrer">\(Icon.external.html)\
            <span>\(strings[ReleaseText.whatIsNew])</span></a></p>

            """
        }
        return """
            <section class="card" aria-labelledby="newer">
            <h2 id="newer">\(strings[ReleaseText.title])</h2>
            <p>\(sentence(strings))</p>
            \(link)</section>

            """
    }
}
