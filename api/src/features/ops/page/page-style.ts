/** The product's colours, corners, distances and text sizes (web/src/theme), for a page without the web app. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#fbfaf6, #111614);
  --card: light-dark(#ffffff, #19201d);
  --ink: light-dark(#1c2321, #e8ece7);
  --ink-2: light-dark(#5c6662, #a6b1ab);
  --line: light-dark(#e6e3da, #2c3531);
  --line-2: light-dark(#f0ede5, #232b28);
  --board: light-dark(#1d5c4a, #7cc9aa);
  --board-tint: light-dark(#e7f1ec, #1b3329);
  --pen-ink: light-dark(#a92c22, #f5a198);
  --pen-tint: light-dark(#fbeae7, #3a2220);
  --sun-ink: light-dark(#855309, #ecc47c);
  --ink-3: light-dark(#8c9591, #7c8882);
  --board-fill: light-dark(#1d5c4a, #2b7a61);
  --board-fill-hover: light-dark(#174a3c, #33896e);
  --board-fill-ink: #ffffff;
  --sun-tint: light-dark(#fbf1dc, #352b17);
  --hover: light-dark(#f4f2eb, #202824);
  --font-heading: 'Bricolage Grotesque Variable', 'Bricolage Grotesque', system-ui, sans-serif;
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 0.875rem/1.5 'Inter Variable', Inter, system-ui, sans-serif;
}
h1, h2, p, ul, dl, dd { margin: 0; }
h1, h2, .logo { font-family: var(--font-heading); letter-spacing: -0.01em; line-height: 1.2; }
h1 { font-size: clamp(1.5rem, 1.2rem + 1.3vw, 1.9375rem); }
h2 { font-size: 1.1875rem; margin-block-start: 40px; }
a { color: var(--board); text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--board); outline-offset: 2px; }
code { font: 0.8125rem/1.5 ui-monospace, 'SF Mono', Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.id { white-space: nowrap; }
header {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 24px;
  padding: 12px clamp(16px, 3vw, 40px);
  border-block-end: 1px solid var(--line);
  background: var(--card);
}
.logo { color: var(--board); font-size: 1.1875rem; font-weight: 700; text-decoration: none; }
nav { display: flex; gap: 4px; }
nav a { padding: 6px 12px; border-radius: 9px; color: var(--ink-2); font-weight: 500; text-decoration: none; }
nav a:hover { background: var(--hover); color: var(--ink); }
nav a[aria-current] { background: var(--board-tint); color: var(--board); font-weight: 600; }
main { padding: 32px clamp(16px, 3vw, 40px) 64px; max-inline-size: 1400px; margin-inline: auto; }
.lead { max-inline-size: 70ch; margin-block-start: 6px; color: var(--ink-2); }
.note { margin-block-start: 20px; padding: 12px; border-radius: 9px; background: var(--board-tint); }
.note[data-tone='sun'] { background: var(--sun-tint); }
.note code, .person { overflow-wrap: anywhere; }
.tabs { flex-wrap: wrap; gap: 0 24px; margin-block-start: 24px; border-block-end: 1px solid var(--line); }
.tabs a { padding: 8px 0; border-block-end: 2px solid transparent; border-radius: 0; white-space: nowrap; }
.tabs a:hover { background: none; border-color: var(--line); }
.tabs a[aria-current] { border-color: var(--board); background: none; }
.tabs .count { margin-inline-start: 4px; background: var(--sun-tint); color: var(--sun-ink); font-size: 0.8125rem; }
.bar { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 24px; }
.aside { margin-block-end: 12px; color: var(--ink-2); }
.aside small { display: inline; }
.tabs + .card, .note + .card { margin-block-start: 24px; }
.search { display: flex; flex-wrap: wrap; align-items: end; gap: 12px; margin-block: 20px 16px; }
.search label, .form label { display: grid; gap: 4px; color: var(--ink-2); font-size: 0.8125rem; font-weight: 500; }
.codes { display: grid; grid-template-columns: max-content minmax(0, max-content) max-content; gap: 8px 12px; margin-block-start: 24px; padding: 0; list-style: none; }
.codes li { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; align-items: center; }
.count {
  min-inline-size: 2.2em;
  padding: 2px 8px;
  border-radius: 6px;
  background: var(--pen-tint);
  color: var(--pen-ink);
  font-weight: 600;
  text-align: center;
  font-variant-numeric: tabular-nums;
}
.filter { margin-block: 24px 12px; }
.card { border: 1px solid var(--line); border-radius: 14px; background: var(--card); overflow: hidden; }
.card + h2 { margin-block-start: 40px; }
.lead + .card { margin-block-start: 16px; }
.empty { padding: 40px 16px; text-align: center; }
.empty h2 { margin: 0 0 6px; }
.empty p { color: var(--ink-2); }
.more { margin-block-start: 12px; color: var(--ink-2); }
table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 8px 12px; text-align: start; vertical-align: middle; }
th[data-align='end'], td[data-align='end'] { padding-inline-end: 32px; text-align: end; }
th { color: var(--ink-2); font-size: 0.8125rem; font-weight: 600; }
td { border-block-start: 1px solid var(--line-2); }
tbody tr:hover { background: var(--hover); }
time { white-space: nowrap; }
small { display: block; color: var(--ink-2); font-size: 0.8125rem; }
.action { text-align: end; }
button {
  min-block-size: 32px;
  padding: 4px 12px;
  border: 1px solid var(--line);
  border-radius: 9px;
  background: var(--card);
  color: var(--ink);
  font: inherit;
  font-size: 0.8125rem;
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;
}
button:hover { background: var(--board-tint); border-color: var(--board); }
.button {
  display: inline-flex;
  align-items: center;
  min-block-size: 32px;
  padding: 4px 12px;
  border: 1px solid var(--line);
  border-radius: 9px;
  font-size: 0.8125rem;
  font-weight: 600;
  color: var(--ink);
  text-decoration: none;
}
.button:hover { background: var(--board-tint); border-color: var(--board); }
input, select, textarea {
  min-block-size: 36px;
  padding: 6px 12px;
  border: 1px solid var(--ink-3);
  border-radius: 9px;
  background: var(--card);
  color: var(--ink);
  font: inherit;
}
.search button { min-block-size: 36px; }
.amount, .number { font-variant-numeric: tabular-nums; white-space: nowrap; }
.error-text { display: block; max-inline-size: 44ch; overflow-wrap: anywhere; color: var(--pen-ink); font-size: 0.8125rem; }
td[data-align='end'] small { white-space: nowrap; }
.tags { display: flex; flex-wrap: wrap; gap: 4px; }
.pages { display: flex; gap: 20px; }
.back { margin-block: 4px 0; }
.columns { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: start; gap: 20px; margin-block-start: 24px; max-inline-size: 1000px; }
.facts { padding: 8px 20px; }
.facts > div { display: grid; grid-template-columns: 8rem minmax(0, 1fr); gap: 12px; padding-block: 12px; }
.facts > div + div { border-block-start: 1px solid var(--line-2); }
.facts dt { color: var(--ink-2); }
.facts dd { overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
.written { white-space: pre-line; }
.facts ul { padding: 0; list-style: none; }
.form { display: grid; gap: 20px; padding: 20px; }
.form input:not([type='checkbox']), .form textarea { inline-size: 100%; }
.form textarea { resize: vertical; }
.form .amount { max-inline-size: 12rem; text-align: end; }
.form [aria-invalid] { border-color: var(--pen-ink); }
.form .check { display: flex; align-items: center; gap: 8px; color: var(--ink); font-size: inherit; }
.check input { flex: none; inline-size: 18px; block-size: 18px; min-block-size: 0; margin: 0; accent-color: var(--board); }
.hint { margin-block-start: 4px; color: var(--ink-2); font-size: 0.8125rem; }
.problem { margin-block-start: 4px; color: var(--pen-ink); font-size: 0.8125rem; font-weight: 500; }
.problem[role='alert'] { margin: 0; padding: 12px; border-radius: 9px; background: var(--pen-tint); }
button.primary { justify-self: start; min-block-size: 40px; padding-inline: 20px; background: var(--board-fill); border-color: var(--board-fill); color: var(--board-fill-ink); }
button.primary:hover { background: var(--board-fill-hover); border-color: var(--board-fill-hover); }
.tag[data-tone='board'] { background: var(--board-tint); color: var(--board); }
.tag[data-tone='sun'] { background: var(--sun-tint); color: var(--sun-ink); }
.tag[data-tone='pen'] { background: var(--pen-tint); color: var(--pen-ink); }
.tag { padding: 2px 8px; border-radius: 6px; background: var(--line-2); color: var(--ink-2); font-size: 0.75rem; font-weight: 500; white-space: nowrap; }
@media (width <= 64em) {
  thead { display: none; }
  table, tbody, tr, td { display: block; }
  tr { padding: 12px 16px; }
  tr + tr { border-block-start: 1px solid var(--line); }
  td, td[data-align='end'] { display: grid; grid-template-columns: 7.5rem minmax(0, 1fr); column-gap: 8px; padding: 4px 0; border: 0; text-align: start; }
  td > .tag { justify-self: start; }
  .id { overflow-wrap: anywhere; white-space: normal; }
  td::before { content: attr(data-label); color: var(--ink-2); font-size: 0.8125rem; }
  td small { grid-column: 2; }
  td.action { display: block; margin-block-start: 8px; text-align: start; }
  td.action:empty { display: none; }
  td.action::before { content: none; }
  button, .search button, .button, input, select { min-block-size: 40px; }
}
@media (width <= 48em) {
  .columns { grid-template-columns: minmax(0, 1fr); }
  .facts > div { grid-template-columns: 6.5rem minmax(0, 1fr); }
  .tabs { gap: 0 20px; }
}
`
