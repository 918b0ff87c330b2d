import FilmzText

/// A read-only text with a button that copies it.
struct CopyField {
    let id: String
    let label: String

    /// A single-line field, for an address.
    func line(_ address: String, in strings: Strings) -> HTML {
        html("<input id=\"\(id)\" readonly value=\"\(address)\" translate=\"no\" dir=\"ltr\">", in: strings)
    }

    /// A field with several lines.
    func lines(_ text: String, in strings: Strings) -> HTML {
        html("<textarea id=\"\(id)\" readonly rows=\"4\" dir=\"auto\">\n\(text)</textarea>", in: strings)
    }

    private func html(_ control: HTML, in strings: Strings) -> HTML {
        """
        <div class="field copying"><label for="\(id)">\(label)</label>\(control)\
        <button class="chip" type="button" data-copy="\(id)" data-copied="\(strings[PassOnText.copied])" hidden>\
        \(strings[PassOnText.copy])</button></div>
        """
    }
}
