import FilmzDomain
import FilmzExchange
import FilmzText

extension ImportPage {
    /// The choice of what to import from an archive of Filmz; nil when there is no archive.
    func topics(_ strings: Strings) -> HTML? {
        let archives = reading.files.filter { $0.owner != nil }
        guard !archives.isEmpty else { return nil }
        let other = archives.first { $0.isOfAnother(than: name) }
        let chosen = (other ?? archives[0]).topics(fileImport.answers, as: name)
        let legend =
            other.map { strings[ImportText.ofAnother, ["name": $0.owner ?? ""]] } ?? strings[ImportText.topics]
        let texts: [(ArchiveTopic, ImportText)] = [
            (.seen, .topicSeen), (.watchlist, .topicWatchlist), (.lists, .topicLists), (.rest, .topicRest),
        ]
        let boxes = texts.map { topic, text -> HTML in
            """
            <label class="choice wide"><input type="checkbox" name="\(field: .topic)" value="\(topic.rawValue)"\
            \(" checked", if: chosen.contains(topic))><span>\(strings[text])</span></label>

            """
        }
        return """
            <fieldset class="choices"><legend dir="auto">\(legend)</legend>
            \(other.map { _ in "<p class=\"hint\">\(strings[ImportText.ofAnotherHint])</p>\n" as HTML })\
            <input type="hidden" name="\(field: .topics)" value="1">
            <div class="choice-column">\(boxes)</div></fieldset>

            """
    }
}
