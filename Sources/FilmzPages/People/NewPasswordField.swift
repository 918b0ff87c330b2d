public import FilmzDomain
import FilmzText

/// The reason why a password was not set.
public enum NewPasswordProblem: Sendable {
    case tooShort
    case tooLong
    /// Too many passwords are being set or checked at once.
    case busy

    /// Nil for an error of another kind.
    public init?(_ error: AccountError) {
        switch error {
        case .passwordTooShort: self = .tooShort
        case .passwordTooLong: self = .tooLong
        case .busy: self = .busy
        default: return nil
        }
    }
}

/// A field in which somebody chooses a password.
struct NewPasswordField {
    let label: String
    /// Whether the message above the form, `problem`, is about it.
    let isInvalid: Bool
    var isFocused = false

    func html(_ strings: Strings) -> HTML {
        """
        <div class="field">
        <label for="new-password">\(label)</label>
        <input id="new-password" name="\(field: .newPassword)" type="password" required\(" autofocus", if: isFocused) \
        autocomplete="new-password" minlength="\(Password.minimumLength)" maxlength="1000" \
        aria-describedby="\(isInvalid ? "problem hint" : "hint")"\(" aria-invalid=\"true\"", if: isInvalid)>
        <p class="hint" id="hint">\(strings[PeopleText.passwordHint, ["least": String(Password.minimumLength)]])</p>
        </div>

        """
    }
}

extension Strings {
    func message(for problem: NewPasswordProblem) -> String {
        switch problem {
        case .tooShort: self[PeopleText.passwordTooShort, ["least": String(Password.minimumLength)]]
        case .tooLong: self[PeopleText.passwordTooLong]
        case .busy: self[PeopleText.busy]
        }
    }
}
