import Countries
import UIKit

final class CountryPicker: UITableViewController {
  let countries = Country.allCases

  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    countries.count
  }

  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = countries[path.row].localizedName
    return cell
  }
}
