import FilmzJSON
import Foundation

extension ColumnMapping {
    /// The mapping as JSON, as stored in the answers of an import.
    public var text: String { (try? JSONCoding.text(of: self)) ?? "" }

    /// Parses the text that ``text`` returns; nil for anything else.
    public init?(text: String) {
        guard let mapping = try? JSONCoding.value(ColumnMapping.self, from: text) else { return nil }
        self = mapping
    }
}

extension ColumnMapping {
    private enum CodingKeys: String, CodingKey {
        case meanings, ratingScale, dateOrder, bareRows
        /// The former key, until November 2026. `false` was also written for a missing answer.
        case isDayFirst
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            meanings: try values.decode([Meaning?].self, forKey: .meanings),
            ratingScale: try values.decode(RatingScale.self, forKey: .ratingScale),
            dateOrder: try values.decodeIfPresent(DateOrder.self, forKey: .dateOrder),
            bareRows: try values.decodeIfPresent(ExchangeFile.RowMeaning.self, forKey: .bareRows))
        if try values.decodeIfPresent(Bool.self, forKey: .isDayFirst) == true { dateOrder = .dayFirst }
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(meanings, forKey: .meanings)
        try values.encode(ratingScale, forKey: .ratingScale)
        try values.encodeIfPresent(dateOrder, forKey: .dateOrder)
        try values.encodeIfPresent(bareRows, forKey: .bareRows)
    }
}
