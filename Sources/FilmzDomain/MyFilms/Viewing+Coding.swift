extension Viewing: Codable {
    public init(from decoder: any Decoder) throws {
        self = try ViewingReading(from: decoder, in: .answer).viewing()
    }

    public func encode(to encoder: any Encoder) throws {
        try encode(to: encoder, in: .answer)
    }

    public func encode(to encoder: any Encoder, in format: ViewingFormat) throws {
        var members = encoder.container(keyedBy: MemberName.self)
        for member in format.members {
            let name = MemberName(stringValue: member.name)
            switch value(of: member.field, in: format) {
            case .text(let text): try members.encode(text, forKey: name)
            case .number(let number): try members.encode(number, forKey: name)
            case .stars(let rating): try members.encode(rating, forKey: name)
            case .flag(let isTrue): try members.encode(isTrue, forKey: name)
            case .texts(let texts): try members.encode(texts, forKey: name)
            case .ending(let ending) where format == .answer: try members.encode(ending, forKey: name)
            case .ending(.stopped(let minute, let reason)):
                try members.encode(Stop(minute: minute, reason: reason.nonEmpty), forKey: name)
            case .ending(.finished), nil: break
            }
        }
    }
}

extension ViewingReading {
    /// Reads the members of an object.
    /// - Parameter fields: those that are read; others are left alone
    public init(
        from decoder: any Decoder, in format: ViewingFormat, fields: [Viewing.Field] = Viewing.Field.allCases
    ) throws {
        self.init(format)
        let members = try decoder.container(keyedBy: MemberName.self)
        for member in format.members where fields.contains(member.field) {
            let name = MemberName(stringValue: member.name)
            guard let value = try members.value(of: member.kind, named: name, in: format) else { continue }
            guard try take(value, as: member.field) else {
                throw DecodingError.dataCorruptedError(
                    forKey: name, in: members, debugDescription: "not what \(member.field.rawValue) can be")
            }
        }
    }
}

/// The end of a viewing that was stopped, where a finished one has no member.
private struct Stop: Codable {
    var minute: Int?
    var reason: String?

    var ending: Viewing.Ending { .stopped(minute: minute, reason: reason ?? "") }
}

private struct MemberName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

extension KeyedDecodingContainer<MemberName> {
    fileprivate func value(
        of kind: ViewingFormat.Member.Kind, named name: MemberName, in format: ViewingFormat
    ) throws -> ViewingFormat.Value? {
        switch kind {
        case .text: try decodeIfPresent(String.self, forKey: name).map { .text($0) }
        case .number: try decodeIfPresent(Int64.self, forKey: name).map { .number($0) }
        case .stars: try decodeIfPresent(Rating.self, forKey: name).map { .stars($0) }
        case .flag: try decodeIfPresent(Bool.self, forKey: name).map { .flag($0) }
        case .texts: try decodeIfPresent([String].self, forKey: name).map { .texts($0) }
        case .ending where format == .answer:
            try decodeIfPresent(Viewing.Ending.self, forKey: name).map { .ending($0) }
        case .ending: try decodeIfPresent(Stop.self, forKey: name).map { .ending($0.ending) }
        }
    }
}
