enum DiscoverText: String, TextKey {
    case filmsOfYear = "Films of {year}"
    case count = "{count} film, newest first|{count} films, newest first"
    case earlier = "{year}, the year before"
    case later = "{year}, the year after"
    case years = "Years"
    case decades = "Decades"
    case nothing = "No films of {year} here"
    case nearest = "These are the nearest years that have some."
    case emptyTitle = "The shelves are still empty"
    case emptyText =
        "There is no catalogue yet. It loads by itself when Filmz starts; until then you can add films yourself."
    case add = "Add a film yourself"
}
