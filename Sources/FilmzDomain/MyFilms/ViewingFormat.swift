/// A form of a viewing in JSON. All formats have the fields of ``Viewing/Field``. What differs is said here; whoever
/// writes or reads JSON has only to know the kinds of values.
public enum ViewingFormat: Sendable {
    /// A viewing in an answer of the API. Empty values are included.
    case answer
    /// A line in an archive. Empty values are left out.
    case archive
    /// A viewing in a stored change: with short names, with numbers for IDs, times and half stars, and without empty
    /// values.
    case change

    /// A value as JSON has it.
    public enum Value: Sendable {
        case text(String)
        case number(Int64)
        case stars(Rating)
        case flag(Bool)
        case texts([String])
        case ending(Viewing.Ending)
    }

    /// A field as the format has it.
    public struct Member: Sendable {
        public enum Kind: Sendable {
            case text, number, stars, flag, texts, ending
        }

        public let name: String
        public let field: Viewing.Field
        /// What its values are.
        public let kind: Kind
    }

    /// The fields, in the order in which they are written.
    public var members: [Member] {
        switch self {
        case .answer: Self.answerMembers
        case .archive: Self.archiveMembers
        case .change: Self.changeMembers
        }
    }

    /// The field with this name; nil when there is none.
    public func member(named name: String) -> Member? { members.first { $0.name == name } }

    private static let answerMembers = Viewing.Field.allCases.map(answer.member)
    private static let archiveMembers = Viewing.Field.allCases.map(archive.member)
    // By name, as everywhere in a change.
    private static let changeMembers = Viewing.Field.allCases.map(change.member).sorted { $0.name < $1.name }

    private func member(_ field: Viewing.Field) -> Member {
        Member(name: name(of: field), field: field, kind: kind(of: field))
    }

    private func name(of field: Viewing.Field) -> String {
        switch (self, field) {
        case (.archive, .ending), (.change, .ending): "stopped"
        case (.change, .watchedOn): "on"
        case (.change, .companions): "with"
        case (.change, .isRewatch): "rewatch"
        case (.change, .loggedAt): "logged"
        default: field.rawValue
        }
    }

    private func kind(of field: Viewing.Field) -> Member.Kind {
        switch field {
        case .id, .episode, .loggedAt: if self == .change { .number } else { .text }
        case .rating: if self == .change { .number } else { .stars }
        case .watchedOn, .place, .companions, .note: .text
        case .ending: .ending
        case .isRewatch: .flag
        case .tags: .texts
        }
    }

    fileprivate func value(_ value: @autoclosure () -> Value, isEmpty: Bool) -> Value? {
        if isEmpty, self != .answer { nil } else { value() }
    }

    fileprivate func value(of id: Int64) -> Value {
        if self == .change { .number(id) } else { .text(String(id)) }
    }

    fileprivate func value(of rating: Rating) -> Value {
        if self == .change { .number(Int64(rating.halfStars)) } else { .stars(rating) }
    }

    fileprivate func value(of time: Timestamp) -> Value {
        if self == .change { .number(time.milliseconds) } else { .text(time.description) }
    }
}

extension Viewing {
    /// The fields of a viewing, in the order in which they are written, by the names that they have in the API.
    public enum Field: String, CodingKey, CaseIterable, Sendable {
        case id, episode, watchedOn, place, companions, rating, note, ending, isRewatch, tags, loggedAt
    }

    /// A field's value in a format; nil when the format leaves it out.
    public func value(of field: Field, in format: ViewingFormat) -> ViewingFormat.Value? {
        switch field {
        case .id: format.value(of: id.rawValue)
        case .episode: episode.map { format.value(of: $0.rawValue) }
        case .watchedOn:
            format.value(
                .text(draft.watchedOn.description), isEmpty: draft.watchedOn == .unknown && format == .archive)
        case .place: format.value(.text(draft.place), isEmpty: draft.place.isEmpty)
        case .companions: format.value(.text(draft.companions), isEmpty: draft.companions.isEmpty)
        case .rating: draft.rating.map(format.value(of:))
        case .note: format.value(.text(draft.note), isEmpty: draft.note.isEmpty)
        case .ending: format.value(.ending(draft.ending), isEmpty: draft.ending == .finished)
        case .isRewatch: format.value(.flag(draft.isRewatch), isEmpty: !draft.isRewatch)
        case .tags: format.value(.texts(draft.tags.all.map(\.text)), isEmpty: draft.tags.isEmpty)
        case .loggedAt: format.value(of: loggedAt)
        }
    }
}
