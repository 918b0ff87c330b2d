/// A person's tags: on a film, in sheets, and the page with all of them.
public enum TagText: TextKey {
    case title, all, tag, add, edit, editSelected, typed, typedHint, save, addSelected, hint, none, noneHint, films,
        viewings, editTag, editTitle, name, nameHint, rename, remove, removeHint

    public var english: Message {
        switch self {
        case .title: "Tags"
        case .all: "All your tags"
        case .tag: "Tag"
        case .add: "Add tags"
        case .edit: "Change tags"
        case .editSelected: .plural(one: "Tag {count} film", other: "Tag {count} films")
        case .typed: "New tags"
        case .typedHint: "Words of your own, such as rainy day. Several with commas between."
        case .save: "Save"
        case .addSelected: "Add tags"
        case .hint: "Words that you gave films and evenings."
        case .none: "No tags yet"
        case .noneHint: "Give films words of your own, such as rainy day, and find them again by these."
        case .films: .plural(one: "{count} film", other: "{count} films")
        case .viewings: .plural(one: "{count} viewing", other: "{count} viewings")
        case .editTag: "Rename or remove {tag}"
        case .editTitle: "Change a tag"
        case .name: "Name"
        case .nameHint: "If you have a tag of this name, the two become one."
        case .rename: "Rename"
        case .remove: "Remove it from all films"
        case .removeHint: "The films stay. You can undo it."
        }
    }
}
