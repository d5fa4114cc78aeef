/// How an expression stands to 0.
package enum Relation: Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }
