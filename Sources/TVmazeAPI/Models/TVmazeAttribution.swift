import APICore
public import Foundation

/// The attribution that must be shown wherever TVmaze's data are.
///
/// Once in an app is enough, also for pictures; link to the pages of shows if you can. Data derived from TVmaze's come
/// under the same licence. https://www.tvmaze.com/api#licensing
public enum TVmazeAttribution {
    /// A sentence that names the source and the licence.
    public static let notice = "Television data from TVmaze, licensed CC BY-SA 4.0."
    /// TVmaze's website, to link to.
    public static let site = URL(known: "https://www.tvmaze.com")
    /// The text of the licence, CC BY-SA 4.0.
    public static let licence = URL(known: "https://creativecommons.org/licenses/by-sa/4.0/")
}
