import UIKit

public final class NameField: UITextField {}
