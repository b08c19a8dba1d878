/// What a gateway answers to one who may have an earlier answer at hand.
public enum GatewayAnswer<Value: Sendable>: Sendable {
  /// A new value; the version is the gateway's own name for this state of it, to be kept beside it and given with the
  /// next request, or `nil` where the gateway names none.
  case value(Value, version: String? = nil)
  /// The value is still the one of the version that was given with the request; it was not sent again.
  case unchanged
}

extension GatewayAnswer: Equatable where Value: Equatable {}
