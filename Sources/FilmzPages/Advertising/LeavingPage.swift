public import FilmzDomain
import FilmzText

/// The page after a click on an advertisement. The browser goes on to the shop by itself, as a header of the response
/// says.
public struct LeavingPage: WebPage {
    let offer: Advertisement

    public init(_ offer: Advertisement) {
        self.offer = offer
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        let title = strings[AdvertisingText.leaving, ["host": offer.link.host]]
        return Layout(title: title, back: .home, kind: "page narrow").document(
            context,
            content: """
                <h1><bdi>\(title)</bdi></h1>
                <p class="intro">\(strings[AdvertisingText.title]): <strong dir="auto">\(offer.name)</strong></p>
                <p class="buttons"><a class="button primary" id="go" href="\(url: offer.link.description)" \
                rel="sponsored noopener noreferrer"><bdi>\(strings[AdvertisingText.goTo, ["host": offer.link.host]])</bdi>\
                \(Icon.external.html)</a></p>
                <p class="hint">\(strings[AdvertisingText.leavingHint])</p>
                """)
    }
}
