import FilmzDomain

extension PageContext {
    /// A note with its emphasis, or as it was typed if it was written before notes could have any.
    func note(_ note: String) -> HTML {
        guard notesWithEmphasis.contains(note) else { return "\(note)" }
        let spans = NoteMarkup(note).spans.map { span in
            var html: HTML = "\(String(span.text))"
            if span.isItalic { html = "<em>\(html)</em>" }
            if span.isBold { html = "<strong>\(html)</strong>" }
            return html
        }
        return "\(spans)"
    }

    /// The same for a place that shows text only.
    func textOfNote(_ note: String) -> String {
        if notesWithEmphasis.contains(note) { NoteMarkup(note).text } else { note }
    }
}
