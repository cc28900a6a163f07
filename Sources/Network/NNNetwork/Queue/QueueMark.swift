/// What has happened to a record since it was stored.
struct QueueMark: Codable, Sendable {
  /// How many times the server rejected it.
  var refusals = 0
  /// How many seconds of its age don't count.
  var pausedSeconds: Double?
  /// Since when its lane waits for a network or for its account; nil if it doesn't.
  var pausedSince: QueueMoment?
  /// Why it was given up; nil while it waits.
  var reason: DeadLetter.Reason?
  /// When it was given up.
  var moment: QueueMoment?
}
