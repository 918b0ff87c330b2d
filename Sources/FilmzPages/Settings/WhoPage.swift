public import FilmzDomain
import FilmzText

/// The people of a home, to open another one of them in this browser.
public struct WhoPage: WebPage {
    let home: Home
    /// Who is open now.
    let current: Person.ID
    /// Those who are opened with a PIN.
    let pins: Set<Person.ID>

    /// - Returns: nil when nobody shares the browsers of the person's home
    public static func load(from services: some PersonServices, for person: Person.ID) async throws -> WhoPage? {
        guard let home = try await services.persons.home(of: person), home.isShared else { return nil }
        return WhoPage(home: home, current: person, pins: try await services.accounts.pins(in: home))
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        let manage: HTML = """
            <a class="button" id="manage-profiles" href="\(SitePath.profiles)">\(strings[ProfileText.manage])</a>
            """
        return Layout(
            title: strings[ProfileText.who], back: .home, kind: "page settings narrow", rooms: [.settings]
        ).document(
            context,
            content: """
                <h1>\(strings[ProfileText.who])</h1>
                <ul class="who">
                \(home.everybody.map { choice(of: $0, in: strings) })</ul>
                <div class="buttons">\(manage)
                <form method="post" action="\(SitePath.signOut)">
                <button class="button" id="sign-out">\(strings[SettingsText.signOut])</button></form></div>
                """)
    }

    private func choice(of person: Person, in strings: Strings) -> HTML {
        let id = person.id
        let mark = PersonMark(person: person).html
        let name: HTML = "<b dir=\"auto\">\(person.name.nonEmpty ?? strings[PeopleText.unnamed])</b>"
        if id == current {
            return """
                <li><a href="\(SitePath.home)" aria-current="true">\(mark)\(name) <small>\(strings[ProfileText.now])</small></a></li>

                """
        }
        if pins.contains(id) {
            return """
                <li><a href="\(SitePath.open(id))">\(mark)\(name) <small>\(strings[ProfileText.asksPin])</small></a></li>

                """
        }
        return """
            <li><form method="post" action="\(SitePath.open(id))" data-once><button id="open-\(id.rawValue.description)">\(mark)\(name)</button></form></li>

            """
    }
}

/// The question for the PIN of a person who is to be opened.
public struct PinPage: WebPage {
    let home: Home
    let person: Person
    let problem: PinProblem?

    /// Nil for somebody of another home.
    public init?(_ id: Person.ID, of home: Home, problem: PinProblem? = nil) {
        guard let person = home.member(id) else { return nil }
        self.home = home
        self.person = person
        self.problem = problem
    }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        let title = strings[ProfileText.enterPin, ["name": person.name]]
        let keeper: KeyValuePairs = ["name": home.keeper.name]
        let forgotten =
            if person.id == home.keeper.id {
                strings[ProfileText.forgottenByOneself, keeper]
            } else {
                strings[ProfileText.forgottenByKeeper, keeper]
            }
        return Layout(title: title, back: .who, kind: "page settings narrow", rooms: [.settings]).document(
            context,
            content: """
                <div class="person">\(PersonMark(person: person).html)<h1 dir="auto">\(person.name)</h1></div>
                <form method="post" action="\(SitePath.open(person.id))" class="card" data-once>
                \(problem.map { FormAlert(message: strings.message(for: $0)).html })\
                \(PinField(isInvalid: problem?.isAboutPin == true, isAsked: true).html(strings))\
                <div class="buttons"><button class="button primary" id="open">\(strings[ProfileText.open])</button>
                <a class="button" href="\(SitePath.who)">\(strings[SharedText.cancel])</a></div>
                <p class="hint">\(forgotten)</p>
                </form>
                """)
    }
}

/// The reason why a PIN was refused.
public enum PinProblem: Hashable, Sendable {
    case malformed, wrong
    case tooMany(seconds: Int)
    /// Too many are being checked at once.
    case busy

    /// Whether another PIN may be right, and not only a later try.
    var isAboutPin: Bool { self == .malformed || self == .wrong }
}

/// The field for a PIN, which a phone shows digits for. It is no field of a password, into which browsers would write the
/// password, or offer to save the PIN as one.
struct PinField {
    let isInvalid: Bool
    /// Whether the page is there for it.
    let isAsked: Bool

    func html(_ strings: Strings) -> HTML {
        """
        <div class="field"><label for="pin">\(strings[ProfileText.pin])</label>
        <input id="pin" name="\(field: .pin)" class="pin" inputmode="numeric" required\(" autofocus", if: isAsked) \
        autocomplete="off" minlength="\(Pin.lengths.lowerBound)" maxlength="\(Pin.lengths.upperBound)"\
        \(" aria-invalid=\"true\" aria-describedby=\"problem\"", if: isInvalid)></div>

        """
    }
}

extension Strings {
    func message(for problem: PinProblem) -> String {
        switch problem {
        case .malformed:
            self[
                ProfileText.malformedPin,
                ["least": String(Pin.lengths.lowerBound), "most": String(Pin.lengths.upperBound)]]
        case .wrong: self[ProfileText.wrongPin]
        case .tooMany(let seconds): message(for: SignInPage.Problem.tooMany(seconds: seconds))
        case .busy: self[PeopleText.busy]
        }
    }
}
