// What makes the pages nicer; all of them work without it.

// A form that is on its way says so, and the second of two clicks sends nothing.
let sent = -Infinity;
addEventListener("submit", event => {
  if (event.timeStamp - sent < 1000) return event.preventDefault();
  sent = event.timeStamp;
  // Enter presses a button that nobody sees; the one that does the same is seen.
  for (const button of event.target.elements) {
    if (button.type === "submit" && button.value === event.submitter?.value) button.setAttribute("aria-busy", "true");
  }
});

// The back button brings back a page on which nothing is on its way.
addEventListener("pageshow", () => {
  for (const button of document.querySelectorAll("[aria-busy]")) button.removeAttribute("aria-busy");
});

// A long list has a field that finds what is in it.
for (const list of document.querySelectorAll("[data-find]")) {
  const rows = [...list.querySelectorAll("tbody tr, li")];
  if (rows.length > 5) list.before(finder(rows, list.dataset.find));
}

function finder(rows, title) {
  const texts = rows.map(row => row.textContent.toLowerCase());
  const [paragraph, label, count] = ["p", "label", "output"].map(name => document.createElement(name));
  const field = Object.assign(document.createElement("input"), { type: "search", id: "find", autocomplete: "off" });
  Object.assign(label, { textContent: title, htmlFor: field.id });
  field.addEventListener("input", () => {
    const words = field.value.toLowerCase().split(/\s+/);
    const found = texts.map(text => words.every(word => text.includes(word)));
    rows.forEach((row, index) => { row.hidden = !found[index]; });
    count.textContent = field.value ? `${found.filter(Boolean).length} of ${rows.length}` : "";
  });
  paragraph.className = "find";
  paragraph.append(label, field, count);
  return paragraph;
}
