import FilmzText
import Testing

/// The language that a program's environment asks for.
struct LanguageEnvironmentTests {
    @Test(
        arguments: [
            (["LANG": "de_AT.UTF-8"], Language.german), (["LANG": "de_DE@euro"], .german),
            (["LANG": "en_GB.UTF-8"], .english),
            (["LANG": "C.UTF-8"], .english), (["LANG": "POSIX"], .english), ([:], .english), (["LANG": ""], .english),
            (["LANG": "fr_FR.UTF-8"], .french), (["LANG": "es_MX"], .spanish), (["LANG": "tlh_AQ.UTF-8"], .english),
            (["LANG": "en_XA"], .accented),
            (["LC_MESSAGES": "de_DE", "LANG": "en_US"], .german),
            (["LC_ALL": "en_US", "LC_MESSAGES": "de_DE"], .english),
            (["LC_ALL": "", "LANG": "de_DE"], .german), (["LC_ALL": "C", "LANG": "de_DE"], .english),
            (["LANG": "en_US.UTF-8", "LANGUAGE": "tlh:de:en"], .german), (["LANG": "C", "LANGUAGE": "de"], .english),
            (["LANGUAGE": "de"], .english), (["LANG": "de_DE", "LANGUAGE": "tlh"], .german),
            (["LC_CTYPE": "de_DE", "LANG": "en_US"], .english), (["LANG": "../../etc"], .english),
        ] as [([String: String], Language)])
    func itIsFound(environment: [String: String], language: Language) {
        #expect(Language(environment: environment) == language)
    }
}
