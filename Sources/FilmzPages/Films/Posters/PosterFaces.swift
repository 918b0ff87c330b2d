/// The typefaces of generated posters, each as a `font-family` list.
struct PosterFaces {
    let serif: String
    let sans: String

    /// Typefaces installed on the device that shows the poster.
    static let system = PosterFaces(
        serif: "New York,Iowan Old Style,Palatino Linotype,Palatino,Noto Serif,Georgia,serif",
        sans: "Avenir Next,Futura,Segoe UI,Roboto,Noto Sans,DejaVu Sans,sans-serif")
}
