/// `filmz tag`, `untag` and `tags`.
public enum TagCommandText: TextKey {
    case tag, untag, tags, tagged, untagged, withTag, typed
    case abstract, discussion, list, rename, renameDiscussion, remove, theTag, name, renamed, removed, tagHead,
        filmsHead, viewingsHead

    public var english: Message {
        switch self {
        case .tag: "Give a film words of your own."
        case .untag: "Take tags off a film."
        case .tags: "The tags, such as \"rainy day\"."
        case .tagged: "{film} has the tags: {tags}"
        case .untagged: "{film} has no tags"
        case .withTag: "Only films with this tag, or seen with it."
        case .typed: "Tags of this viewing, with commas between."
        case .abstract: "List, rename, join or remove your tags."
        case .discussion: "For the films with a tag: filmz list all --tag TAG"
        case .list: "List your tags, most used first."
        case .rename: "Rename a tag on all films and viewings."
        case .renameDiscussion: "If you have a tag of the new name, the two become one."
        case .remove: "Take a tag off all films and viewings."
        case .theTag: "The tag."
        case .name: "Its new name."
        case .renamed: "{tag} is {name} now"
        case .removed: "{tag} is removed"
        case .tagHead: "TAG"
        case .filmsHead: "FILMS"
        case .viewingsHead: "VIEWINGS"
        }
    }
}
