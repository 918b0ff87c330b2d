public import FilmzDomain
import FilmzReading

/// Offers as a table that ``AdvertisementTable`` reads.
public enum AdvertisementFile {
    public static let mediaType = "text/csv; charset=utf-8"

    /// - Parameter pictures: the names of the files with the pictures
    public static func text(_ offers: [Advertisement], pictures: [Advertisement.ID: String] = [:]) -> String {
        let rows = offers.map { offer in
            let draft = AdvertisementDraft(offer)
            return [offer.id.description] + AdvertisementField.allCases.map { draft[$0] } + [pictures[offer.id] ?? ""]
        }
        return ([AdvertisementTable.columns] + rows).map { row in
            row.map { FilmListExport.field(AdvertisementTable.guarded($0)) }.joined(separator: ",") + "\n"
        }.joined()
    }
}
