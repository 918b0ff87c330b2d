import FilmzText

/// A field that asks a signed-in person for their password again.
struct PasswordAgain {
    let isWrong: Bool

    func html(_ strings: Strings) -> HTML {
        """
        <div class="field">
        <label for="password">\(strings[BackupPageText.passwordAgain])</label>
        <input id="password" name="\(field: .password)" type="password" required autocomplete="current-password" \
        maxlength="1000"\(" aria-invalid=\"true\" aria-describedby=\"problem\"", if: isWrong)>
        </div>

        """
    }
}

/// A message about a form as a whole.
struct FormAlert {
    let message: String

    var html: HTML {
        "<div class=\"problem\" id=\"problem\" role=\"alert\" tabindex=\"-1\">\n<p>\(message)</p>\n</div>\n"
    }
}
