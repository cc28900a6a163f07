"use strict";

// Shows only the countries that match the filter; the page is complete without it.

const input = document.getElementById("text");
const sections = Array.from(document.querySelectorAll("section[data-names]"));

/** Lowercase and without accents, so that "cote" finds "Côte". */
const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Two letters are a code or the beginning of a name; of a URL, only the host counts. */
function matches(section, text) {
  const [name, code] = folded(section.dataset.names).split("|");
  if (text.length < 3) return code === text || name.startsWith(text);
  const host = text.replace(/^https?:\/\//, "").split(/[/?#]/, 1)[0];
  return name.includes(text) || section.dataset.hosts.split(" ").some((each) => each.includes(host));
}

function filter() {
  const text = folded(input.value.trim());
  for (const section of sections) section.hidden = !matches(section, text);
  const shown = sections.filter((section) => !section.hidden).length;
  document.getElementById("count").textContent = `${shown} of ${sections.length} countries`;
}

input.addEventListener("input", filter);
filter();
document.querySelector("search").hidden = false;
