import FilmzDomain
import FilmzText

/// The person's current rating: stars, a note and the audience.
struct Verdict {
    let film: Film
    let myFilm: MyFilm
    /// Whether the person has just written a note about a viewing. If so, no second note is offered.
    let hasJustNoted: Bool
    let comment: String?
    let error: DomainError?

    func html(_ context: PageContext) -> HTML {
        let strings = context.strings
        return """
            <section class="card verdict" id="my-verdict" aria-labelledby="verdict-title">
            <h2 id="verdict-title">\(strings[VerdictText.title])</h2>
            \(rating(context))
            \(hasJustNoted && myFilm.comment.isEmpty && error == nil ? nil : note(context))
            \(audience(context))
            \(leftovers(strings))</section>
            """
    }

    /// Values from other products that Filmz has no place for, grouped by product.
    private func leftovers(_ strings: Strings) -> [HTML] {
        let byProduct = Dictionary(grouping: myFilm.leftovers) { $0.productName ?? "" }
        return byProduct.sorted { $0.key < $1.key }.map { product, said in
            let title =
                if product.isEmpty {
                    strings[VerdictText.fromFile]
                } else {
                    strings[VerdictText.fromProduct, ["product": product]]
                }
            let lines = said.map { "<p class=\"hint\" dir=\"auto\">\($0.name.printable): \($0.value)</p>\n" as HTML }
            return """
                <details class="fold"><summary><span>\(title)</span></summary>
                \(lines)</details>

                """
        }
    }

    private func form(_ action: SitePath, attributes: HTML, in context: PageContext, content: HTML) -> HTML {
        """
        <form method="post" action="\(action)" \
        data-enhance="\(FilmRegions.mine) toast"\(attributes)>
        <input type="hidden" name="\(field: .next)" value="\(SitePath.film(film.id))">
        \(content)
        </form>
        """
    }

    private func rating(_ context: PageContext) -> HTML {
        let strings = context.strings
        let stars = StarsField(
            legend: strings[VerdictText.rating], value: myFilm.rating?.description ?? "", prefix: "verdict")
        return form(
            .rating(film.id), attributes: " data-autosubmit", in: context,
            content:
                "\(stars.html(strings))<button class=\"button no-script\">\(strings[VerdictText.saveRating])</button>")
    }

    private func note(_ context: PageContext) -> HTML {
        let strings = context.strings
        let problem = FormProblem(error: error, strings: strings)
        let isRefused = problem.concerns(.comment)
        let label = strings[myFilm.comment.isEmpty ? VerdictText.addNote : .editNote]
        let hints = [
            strings[ViewingText.noteHint], myFilm.comment.isEmpty ? nil : strings[VerdictText.noteHint],
        ].compactMap(\.self)
        let field = TextField(
            field: .comment, name: .comment, label: strings[VerdictText.note], value: comment ?? myFilm.comment,
            hint: hints.joined(separator: " "), isMultiline: true)
        let quote: HTML? =
            if myFilm.comment.isEmpty {
                nil
            } else {
                "<blockquote class=\"note\" dir=\"auto\">\(context.note(myFilm.comment))</blockquote>"
            }
        return """
            \(quote)<details class="fold"\(" open", if: isRefused)>
            <summary id="note-fold">\(Icon.edit.html)<span>\(label)</span></summary>
            \(form(
                .comment(film.id), attributes: "", in: context,
                content: """
                \(problem.summary(fieldIDs: [.comment: field.id]))
                \(field.html(problem))
                <button class="button" id="save-note">\(strings[VerdictText.saveNote])</button>
                """))
            </details>
            """
    }

    private func audience(_ context: PageContext) -> HTML {
        let strings = context.strings
        let field = AudienceField(chosen: myFilm.audience.names, prefix: "audience")
        return form(
            .audience(film.id), attributes: " data-autosubmit", in: context,
            content:
                "\(field.html(strings))<button class=\"button no-script\">\(strings[VerdictText.saveAudience])</button>"
        )
    }
}
