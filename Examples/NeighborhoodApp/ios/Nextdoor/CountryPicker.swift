import NDFoundation
import UIKit

final class CountryPicker: UITableViewController {
  var codes: [String] = []

  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    codes.count
  }

  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = NDStringFactory.countryName(codes[path.row])
    return cell
  }
}
