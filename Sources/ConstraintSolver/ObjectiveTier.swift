/// The sum of the misses of one priority, in terms of the symbols that are free to choose.
struct ObjectiveTier {
    let priority: Double
    var row = LinearRow()
}
