// The search of the documentation's site; see site.py. It needs no server. The texts of all pages are a script,
// because a page that is opened as a file may not read other files. The script is loaded when you start a search.
"use strict";

const base = document.currentScript.dataset.top;
const MOST = 20;
let pages = [];

const form = document.createElement("form");
form.role = "search";
const input = document.createElement("input");
input.type = "search";
input.placeholder = "Search";
input.setAttribute("aria-label", "Search the documentation");
const results = document.createElement("ol");
results.setAttribute("aria-live", "polite");
results.setAttribute("aria-label", "Results");
form.append(input, results);
document.querySelector("header").append(form);

function searchPages(loaded) {
  pages = loaded;
  show();
}

// How well a section matches: 0 if a word is in none of its texts.
function score(words, pageTitle, title, text) {
  let sum = 0;
  for (const word of words) {
    const inTitle = title.toLowerCase().includes(word) ? 20 : 0;
    const inPage = pageTitle.toLowerCase().includes(word) ? 10 : 0;
    const inText = Math.min(text.toLowerCase().split(word).length - 1, 5);
    if (inTitle + inPage + inText === 0) return 0;
    sum += inTitle + inPage + inText;
  }
  return sum;
}

function excerpt(text, word) {
  const start = Math.max(0, text.toLowerCase().indexOf(word) - 40);
  return (start > 0 ? "… " : "") + text.slice(start, start + 140) + (text.length > start + 140 ? " …" : "");
}

function show() {
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  const found = [];
  if (words.length > 0) {
    for (const [address, pageTitle, sections] of pages) {
      for (const [id, title, text] of sections) {
        const points = score(words, pageTitle, title, text) * (title.toLowerCase() === words.join(" ") ? 10 : 1);
        if (points > 0) found.push({ points, address: address + (id && "#" + id), pageTitle, title, text });
      }
    }
  }
  found.sort((a, b) => b.points - a.points);
  results.replaceChildren(
    ...found.slice(0, MOST).map(({ address, pageTitle, title, text }) => {
      const link = document.createElement("a");
      link.href = base + address;
      link.textContent = title === pageTitle ? title : `${pageTitle}: ${title}`;
      const context = document.createElement("span");
      context.textContent = excerpt(text, words[0]);
      const item = document.createElement("li");
      item.append(link, context);
      return item;
    }),
  );
  if (words.length > 0 && pages.length > 0 && found.length === 0) results.textContent = "Nothing was found.";
}

input.addEventListener(
  "focus",
  () => {
    const index = document.createElement("script");
    index.src = base + "search-index.js";
    document.head.append(index);
  },
  { once: true },
);
input.addEventListener("input", show);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  results.querySelector("a")?.click();
});
input.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  input.value = "";
  show();
});
