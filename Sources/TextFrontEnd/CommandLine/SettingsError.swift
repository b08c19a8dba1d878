/// Something wrong with the settings, as a sentence for a person.
package struct SettingsError: Error {
  package let sentence: String

  package init(_ sentence: String) { self.sentence = sentence }
}
