import Foundation

/// An account to try things with.
enum DemoAccount {
  static let email = "agent@shield.org"
  /// No secret, for it stands in the README.
  static let password = "hailHydra"

  /// The account as an accounts file, laid out for people to change.
  static let file = Data(
    """
    {
      "users": [
        {
          "id": "6F1D6A2E-5B0C-4F0B-9E57-0C1A7B3D8E01", "name": "Phil Coulson",
          "email": "\(email)", "password": "\(password)"
        }
      ]
    }

    """.utf8)
}
