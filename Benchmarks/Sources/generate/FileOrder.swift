/// The order of IMDb's files, in which numbers stand as text: tt1000000, tt10000001, tt1000001.
enum FileOrder {
    /// Keys of numbers of seven or eight digits are in the order of the files.
    static func key(_ number: Int) -> Int { number < 10_000_000 ? number * 20 : number * 2 + 1 }

    static func number(of key: Int) -> Int { key.isMultiple(of: 2) ? key / 20 : key / 2 }
}
