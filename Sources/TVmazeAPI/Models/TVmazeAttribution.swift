import APICore
public import Foundation

/// What must be shown where TVmaze's data are.
///
/// Once in an app is enough, also for pictures; link to the pages of shows where you can. Data made from TVmaze's come
/// under the same licence. https://www.tvmaze.com/api#licensing
public enum TVmazeAttribution {
    /// A sentence that names the source and the licence.
    public static let notice = "Television data from TVmaze, licensed CC BY-SA 4.0."
    /// TVmaze, to link to.
    public static let site = URL(known: "https://www.tvmaze.com")
    /// The licence.
    public static let licence = URL(known: "https://creativecommons.org/licenses/by-sa/4.0/")
}
