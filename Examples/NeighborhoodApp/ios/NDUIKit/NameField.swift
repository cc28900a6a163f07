import UIKit

/// Where a neighbor writes a name.
public final class NameField: UITextField {}
