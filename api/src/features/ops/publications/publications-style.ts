/** The style of the page at `/ops/publications`, after the style of all pages for operators. */
export const publicationsStyle = `
kbd {
  padding: 0 6px;
  border: 1px solid color-mix(in srgb, currentColor 45%, transparent);
  border-radius: 6px;
  font: 0.75rem/1.5 ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
}
nav .count { margin-inline-start: 4px; background: var(--sun-tint); color: var(--sun-ink); font-size: 0.8125rem; }
.undo { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 16px; }
.undo small { display: inline; }
.desk { display: grid; grid-template-columns: 208px minmax(0, 1.4fr) minmax(300px, 1fr); align-items: start; gap: 20px; margin-block-start: 24px; }
.strip { display: grid; gap: 4px; max-block-size: 78vh; margin: 0; padding: 0; overflow-y: auto; list-style: none; }
.strip a { display: grid; grid-template-columns: 48px minmax(0, 1fr) auto; align-items: center; gap: 8px; padding: 6px; border-radius: 9px; color: var(--ink); text-decoration: none; }
.strip a:hover { background: var(--hover); }
.strip a[aria-current] { background: var(--board-tint); font-weight: 600; }
.strip img { inline-size: 48px; block-size: 48px; border-radius: 6px; background: #fff; object-fit: cover; }
.strip span:not(.tag) { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.picture { margin: 0; padding: 12px; }
.picture img { display: block; inline-size: 100%; block-size: auto; max-block-size: 66vh; border-radius: 9px; background: #fff; object-fit: contain; }
.picture figcaption { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; margin-block-start: 12px; color: var(--ink-2); font-size: 0.8125rem; }
.steps { display: flex; gap: 16px; margin-inline-start: auto; }
.steps a { padding-block: 4px; }
.side { display: grid; gap: 16px; }
.side h2 { margin-block-start: 8px; }
.decide { display: grid; gap: 12px; padding: 16px; }
.reasons summary { inline-size: fit-content; padding: 6px 12px; border: 1px solid var(--line); border-radius: 9px; font-weight: 600; cursor: pointer; }
.reasons summary:hover { border-color: var(--board); background: var(--board-tint); }
.reasons form { display: grid; gap: 12px; margin-block-start: 12px; }
.reasons fieldset { display: flex; flex-wrap: wrap; gap: 6px; margin: 0; padding: 0; border: 0; }
.reasons legend { margin-block-end: 6px; padding: 0; color: var(--ink-2); font-size: 0.8125rem; }
.reasons button { justify-self: start; }
.chip { position: relative; cursor: pointer; }
.chip input { position: absolute; inset: 0; min-block-size: 0; margin: 0; opacity: 0; cursor: pointer; }
.chip span { display: inline-block; padding: 4px 12px; border: 1px solid var(--ink-3); border-radius: 9px; font-size: 0.8125rem; }
.chip input:checked + span { border-color: var(--board); background: var(--board-tint); color: var(--board); font-weight: 600; }
.chip input:focus-visible + span { outline: 2px solid var(--board); outline-offset: 2px; }
.words { display: grid; gap: 4px; color: var(--ink-2); font-size: 0.8125rem; font-weight: 500; }
.side table, .side thead, .side tbody, .side tr, .side td { display: block; }
.side thead { display: none; }
.side tr { padding: 12px 16px; }
.side tr + tr { border-block-start: 1px solid var(--line-2); }
.side td { display: grid; grid-template-columns: 6rem minmax(0, 1fr); column-gap: 8px; padding: 2px 0; border: 0; }
.side td::before { content: attr(data-label); color: var(--ink-2); font-size: 0.8125rem; }
.side td small { grid-column: 2; }
.side td > .tag { justify-self: start; }
@media (width <= 72em) {
  .desk { grid-template-columns: minmax(0, 1.2fr) minmax(280px, 1fr); }
  .strip { grid-column: 1 / -1; grid-auto-flow: column; grid-auto-columns: 176px; max-block-size: none; overflow-x: auto; padding-block-end: 6px; }
}
@media (width <= 48em) {
  header nav { flex-wrap: wrap; }
  .desk { grid-template-columns: minmax(0, 1fr); }
  .chip span, .reasons summary { padding-block: 12px; }
}
`
