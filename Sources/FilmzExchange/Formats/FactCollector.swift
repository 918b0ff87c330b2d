import FilmzDomain
import Foundation

/// Collects the facts and problems in the files of one product.
struct FactCollector {
    private var result: ExchangeFile
    private var row = RawRow(part: 0, number: 0)
    /// Whether the current row has a fact.
    private var hasFact = false
    /// The reason why the current row is left out.
    private var reason: ExchangeFile.OmittedRow.Reason?
    private var leftovers: [ExchangeFact.Leftover] = []
    /// The remaining number of viewings without a day.
    private var timesLeft = 1_000_000

    /// The maximum number of viewings of one film.
    private static let timesLimit = 10_000
    /// The film that earlier readers found in the current row.
    private var former: FilmReference?

    init(source: ExchangeFile.Source) {
        result = ExchangeFile(source: source)
    }

    /// Everything collected so far. Each row either has a fact or is left out.
    var file: ExchangeFile {
        var collector = self
        collector.endRow()
        return collector.result
    }

    // MARK: - Parts and rows

    mutating func begin(_ name: String, kind: ExchangeFile.PartKind) {
        endRow()
        result.parts.append(ExchangeFile.Part(name: ExchangeError.shown(name), kind: kind))
        row = RawRow(part: result.parts.count - 1, number: 0)
        leftovers = []
    }

    mutating func beginRow(_ number: Int) {
        endRow()
        result.parts[row.part].rowCount += 1
        row.number = number
        leftovers = []
        former = nil
    }

    /// Sets the film that earlier readers found in the current row (``FormerInterpretation``).
    mutating func setFormerFilm(_ film: FilmReference) {
        former = film
    }

    /// Ends the current row. A row without a fact is recorded as left out.
    private mutating func endRow() {
        guard row.number > 0 else { return }
        if hasFact {
            result.parts[row.part].importedCount += 1
        } else {
            if reason == nil { leaveOut(.saysNothing) }
            result.parts[row.part].leftOutCounts[reason ?? .saysNothing, default: 0] += 1
        }
        row.number = 0
        hasFact = false
        reason = nil
    }

    // MARK: - Facts

    /// - Parameter day: the day that earlier readers found in the claim; nil when it is the same
    mutating func add(_ film: FilmReference, claim: ExchangeFact.Claim, former day: FormerDay? = nil) {
        guard !film.isEmpty else { return leaveOut(.nameless) }
        guard film.episode == nil || claim.fitsEpisodes else { return leaveOut(.noPlaceForEpisode) }
        let claim = countable(claim)
        result.facts.append(
            ExchangeFact(
                film: film, claim: claim, leftovers: leftovers, row: row, former: former, formerDay: day))
        hasFact = true
        leftovers = []
    }

    /// Adds a viewing of a film that was seen, or begun and abandoned.
    /// - Parameter times: the minimum number of viewings, of which only the last has a time
    mutating func add(_ film: FilmReference, seenOn date: FactDate, times: Int = 1, isDropped: Bool = false) {
        var viewing = FactViewing()
        viewing.when = date
        if isDropped { viewing.draft.ending = .stopped(minute: nil, reason: "") }
        add(film, claim: .viewing(viewing))
        if times > 1 { add(film, claim: .seen(times: times, markedOn: .unknown)) }
    }

    /// The claim with a plausible number of viewings. Each becomes a viewing, so a typo must not make millions.
    private mutating func countable(_ claim: ExchangeFact.Claim) -> ExchangeFact.Claim {
        guard case .seen(let times, let markedOn) = claim, times > 1 else { return claim }
        guard times <= Self.timesLimit, times <= timesLeft else {
            report(.number, text: String(times))
            addLeftover("times", value: String(times))
            return .seen(times: 1, markedOn: markedOn)
        }
        timesLeft -= times
        return claim
    }

    mutating func leaveOut(_ reason: ExchangeFile.OmittedRow.Reason) {
        result.leftOut.append(ExchangeFile.OmittedRow(reason: reason, row: row))
        self.reason = self.reason ?? reason
    }

    mutating func ask(_ meanings: [ExchangeFile.RowMeaning]) {
        result.questions[row.part] = meanings
    }

    /// - Returns: the index of the list
    mutating func add(_ list: ExchangeList) -> Int {
        result.lists.append(list)
        hasFact = true
        return result.lists.count - 1
    }

    mutating func setColumns(_ columns: MappedColumns) {
        result.columns = columns
    }

    /// Adds a value that Filmz has no field for to the row's next fact.
    mutating func addLeftover(_ name: String, value: String) {
        guard !value.isEmpty else { return }
        leftovers.append(
            ExchangeFact.Leftover(name: name, value: Self.cut(value, limit: ExchangeFact.Leftover.valueLimit)))
    }

    /// Reports that the order of day and month is ambiguous in the file.
    mutating func reportOpenDateOrder(_ isOpen: Bool) {
        if isOpen { report(.dateOrder, text: "") }
    }

    /// Reports that a file could not be read to its end.
    mutating func reportEnd(_ isBroken: Bool) {
        if isBroken { report(.endsEarly, text: "") }
    }

    mutating func report(_ what: ExchangeProblem.What, text: String) {
        result.problems.add(ExchangeProblem(part: row.part, row: row.number, what: what, text: text))
    }

    // MARK: - Cells

    mutating func date(_ text: String, parser: DateParser = DateParser()) -> FactDate {
        if let date = parser.date(text) { return date }
        report(.date, text: text)
        addLeftover("date", value: text)
        return .unknown
    }

    mutating func rating(_ text: String, scale: RatingScale) -> Rating? {
        guard !text.isEmpty, !Self.isNothing(text) else { return nil }
        guard let (rating, isExact) = scale.rating(text) else {
            if Double(text) != 0 { report(.rating, text: text) }
            return nil
        }
        if !isExact { addLeftover("rating", value: text) }
        return rating
    }

    /// The year in `1995`, `2010–2011` or `1995.0`; nil, without a problem reported, for `????` and an empty value.
    mutating func year(_ text: String) -> Int? {
        if text.utf8.count == 4, let year = Int(text), CalendarDay.years.contains(year) { return year }
        guard !text.isEmpty, !Self.isNothing(text), text.contains(where: { $0 != "?" }) else { return nil }
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let rest = text.dropFirst(digits.count)
        let isAlone = rest.isEmpty || "-–—/. ".contains(rest.first ?? " ")
        guard digits.utf8.count == 4, isAlone, let year = Int(digits), CalendarDay.years.contains(year) else {
            report(.year, text: text)
            return nil
        }
        return year
    }

    /// Tags separated by commas. The text is added to the leftovers if not all of them are valid.
    mutating func tags(_ text: String) -> Tags {
        guard !text.isEmpty else { return Tags() }
        if let tags = try? Tags(typed: text), tags.all.count <= Tags.limit { return tags }
        report(.tags, text: text)
        addLeftover("tags", value: text)
        let validTags = text.split(separator: ",").prefix(Tags.limit * 4).compactMap { try? Tag(String($0)) }
        return Tags(Tags(validTags).all.prefix(Tags.limit))
    }

    /// A note, with its emphasis. A text longer than Filmz can store is truncated, and added to the leftovers in full.
    mutating func note(_ text: String, limit: Int = ViewingDraft.noteLimit, name: String) -> String {
        shortened(MarkupText.note(ExchangeText.repaired(text), limit: limit), limit: limit, name: name)
    }

    /// The description of a list, without emphasis, otherwise as ``note(_:limit:name:)``.
    mutating func description(_ text: String) -> String {
        shortened(
            MarkupText.plain(ExchangeText.repaired(text)), limit: FilmList.descriptionLimit, name: "list description")
    }

    private mutating func shortened(_ text: String, limit: Int, name: String) -> String {
        guard text.utf8.count > limit, text.count > limit else { return text }
        report(.textTooLong, text: text)
        addLeftover(name, value: text)
        return text.prefix(limit - 1) + "…"
    }

    /// A short text in one line, truncated if it is too long.
    mutating func line(_ text: String, limit: Int, name: String) -> String {
        guard !text.isEmpty else { return "" }
        let line = ExchangeText.repaired(NamedCharacters.html.text(text[...])).printable
        guard line.utf8.count > limit, line.count > limit else { return line }
        report(.textTooLong, text: line)
        addLeftover(name, value: line)
        return line.prefix(limit - 1) + "…"
    }

    mutating func title(_ text: String) -> String { line(text, limit: FilmDraft.titleLimit, name: "title") }

    /// A whole number from 0; nil, with a problem reported, for anything else but an empty value.
    mutating func number(_ text: String) -> Int? {
        guard !text.isEmpty, !Self.isNothing(text) else { return nil }
        let digits = if text.hasSuffix(".0") { text.dropLast(2) } else { text[...] }
        if 1...9 ~= digits.utf8.count, let number = Int(digits), number >= 0 { return number }
        report(.number, text: text)
        return nil
    }

    /// Whether a text is one that programs write for an empty value.
    static func isNothing(_ text: String) -> Bool {
        text.utf8.count <= 4 && text.utf8.first.map { 48...57 ~= $0 } == false
            && emptyValues.contains(text.lowercased())
    }

    static func isYes(_ text: String) -> Bool {
        1...8 ~= text.utf8.count && trueWords.contains(text.lowercased())
    }

    static func isNo(_ text: String) -> Bool {
        1...8 ~= text.utf8.count && falseWords.contains(text.lowercased())
    }

    private static let emptyValues: Set = ["null", "none", "nan", "n/a", "-", "nil", "\"\""]
    private static let trueWords: Set = ["yes", "true", "1", "y", "x", "ja", "oui", "si", "sí", "sim", "✓", "✔"]
    private static let falseWords: Set = ["no", "false", "0", "n", "nein", "non", "não", "nee"]

    private static func cut(_ text: String, limit: Int) -> String {
        if text.utf8.count <= limit { text } else { String(decoding: text.utf8.prefix(limit), as: UTF8.self) }
    }
}

/// Values derived from the names of files.
enum PartNames {
    /// The name without folders and extension: `my-list` of `lists/my-list.csv`.
    static func stem(_ name: String) -> String {
        let file = name.split(separator: "/").last ?? ""
        return String(file.lastIndex(of: ".").map { file[..<$0] } ?? file)
    }

    /// The stem as words: `my list`.
    static func title(_ name: String) -> String {
        let words = stem(name).replacing("-", with: " ").replacing("_", with: " ").trimmingCharacters(in: .whitespaces)
        return if words.isEmpty { name } else { String(words.prefix(FilmList.nameLimit)) }
    }
}
