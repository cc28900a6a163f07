import UIKit

/// A text field for a neighbor's name.
public final class NameField: UITextField {}
