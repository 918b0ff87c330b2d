import Foundation

/// Names of months and days of the week in the languages of many cinemas, folded.
enum CalendarWords {
    /// The number of a month, from 1 to 12, by its name or abbreviation; nil for other words.
    static func month(_ word: some StringProtocol) -> Int? { months[folded(word)] }

    /// The number of a day of the week, from 1 for Monday to 7 for Sunday; nil for other words. Abbreviations that
    /// are words as well, such as `so`, only count next to a date.
    static func weekday(_ word: some StringProtocol) -> Int? { weekdays[folded(word)] }

    static func folded(_ word: some StringProtocol) -> String {
        word.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            .replacing("ø", with: "o")
    }

    private static let months = numbered([
        "january jan januar janner janvier janv gennaio gen enero ene gener januari jaanuar tammikuu tammikuuta ocak styczen stycznia ledna",
        "february feb febr februar feber fevrier fevr febbraio febrero febrer februari helmikuu helmikuuta subat luty lutego unora",
        "march mar marz maerz mars marzo marc maart maaliskuu maaliskuuta mart marzec marca brezna",
        "april apr avril avr aprile abril abr avui huhtikuu huhtikuuta nisan kwiecien kwietnia dubna",
        "may mai maggio mag mayo maig mei maj toukokuu toukokuuta mayis maja kvetna",
        "june jun juni juin giugno giu junio juny kesakuu kesakuuta haziran czerwiec czerwca cervna",
        "july jul juli juillet juil luglio lug julio juliol heinakuu heinakuuta temmuz lipiec lipca cervence",
        "august aug aout agosto ago agost augustus augusti elokuu elokuuta agustos sierpien sierpnia srpna",
        "september sep sept septembre settembre set septiembre setembre syyskuu syyskuuta eylul wrzesien wrzesnia zari",
        "october oct oktober okt octobre ottobre ott octubre lokakuu lokakuuta ekim pazdziernik pazdziernika rijna",
        "november nov novembre noviembre marraskuu marraskuuta kasim listopad listopada listopadu",
        "december dec dezember dez decembre dicembre dic diciembre desembre desember des joulukuu joulukuuta aralik grudzien grudnia prosince",
    ])

    private static let weekdays = numbered([
        "monday mon montag mo lundi lun lunedi lunes dilluns maandag ma mandag man maanantai pazartesi poniedzialek pondeli",
        "tuesday tue tues dienstag di mardi martedi martes dimarts dinsdag tirsdag tir tisdag tis tiistai sali wtorek utery",
        "wednesday wed weds mittwoch mi mercredi mer mercoledi miercoles mie dimecres woensdag wo onsdag ons keskiviikko carsamba sroda streda",
        "thursday thu thur thurs donnerstag do jeudi jeu giovedi gio jueves jue dijous donderdag torsdag tor tors torstai persembe czwartek ctvrtek",
        "friday fri freitag fr vendredi ven venerdi viernes vie divendres vrijdag vr fredag fre perjantai cuma piatek patek",
        "saturday sat samstag sonnabend sa samedi sam sabato sab sabado dissabte zaterdag za lordag lor lordags lauantai cumartesi sobota",
        "sunday sun sonntag so dimanche dim domenica dom domingo diumenge zondag zo sondag son sunnuntai pazar niedziela nedele",
    ])

    private static func numbered(_ lines: [String]) -> [String: Int] {
        var numbers: [String: Int] = [:]
        for (index, line) in lines.enumerated() {
            for word in line.split(separator: " ") { numbers[String(word)] = index + 1 }
        }
        return numbers
    }
}

extension ProgrammeTime {
    /// The day of the week, from 1 for Monday to 7 for Sunday.
    var weekday: Int { ((dayNumber + 3) % 7 + 7) % 7 + 1 }
}
