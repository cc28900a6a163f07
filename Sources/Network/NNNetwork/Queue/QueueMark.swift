/// What has happened to a record since it was stored.
struct QueueMark: Codable, Sendable {
  /// How many times the server rejected it.
  var refusals = 0
  /// Why it was given up; nil while it waits.
  var reason: DeadLetter.Reason?
  /// When it was given up.
  var moment: QueueMoment?
}
