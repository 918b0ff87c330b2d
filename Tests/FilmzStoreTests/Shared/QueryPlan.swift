/// What SQLite says of how it will answer a statement (`EXPLAIN QUERY PLAN`).
enum QueryPlan {
    /// The steps that read a table from end to end. The values of an array are none, and neither is the row that the last
    /// step of a recursion made.
    static func scans(_ plan: [String]) -> [String] {
        let recursions = plan.compactMap { step in
            step.hasPrefix("CO-ROUTINE ") ? "SCAN " + step.dropFirst("CO-ROUTINE ".count) : nil
        }
        return plan.filter { step in
            step.hasPrefix("SCAN") && !step.contains("VIRTUAL TABLE INDEX") && !recursions.contains(step)
        }
    }
}
