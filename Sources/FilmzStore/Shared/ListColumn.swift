/// Columns that hold several values, each on a line of its own.
enum ListColumn {
    /// Whether one of the column's values is the parameter.
    /// - Parameter value: of the parameter; a line break divides values, so it is in none
    static func condition(_ column: String, holds parameter: String, _ value: String) -> String {
        let holds = "instr(char(10) || \(column) || char(10), char(10) || \(parameter) || char(10)) > 0"
        return value.isEmpty || value.contains("\n") ? "\(holds) AND false" : holds
    }
}
