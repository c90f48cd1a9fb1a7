/** The start of the typst templates for marks and receipts. User input is passed as data and set as text. */
export const pageTemplate = String.raw`
#let d = json(bytes(sys.inputs.data))
#let p = d.page
#let ink = rgb("#1c2321")
#let soft = rgb("#5c6662")
#let line-ink = rgb("#d9d5c9")
#let board = rgb("#1d5c4a")
#let tint = rgb("#f4f2eb")
#let sun-ink = rgb("#7a4f0e")
#let pen = rgb("#a92c22")
#set text(
  font: if p.isRtl { ("IBM Plex Sans Arabic", "Inter") } else { ("Inter", "IBM Plex Sans Arabic") },
  fill: ink, lang: p.lang, dir: if p.isRtl { rtl } else { ltr },
)
#let page-foot = context text(8pt, fill: soft, grid(
  columns: (1fr, auto, 1fr),
  align: (start, center, end),
  p.school,
  box(text(dir: ltr, numbering(p.numbering, counter(page).get().first()) + " / " + numbering(p.numbering, counter(page).final().first()))),
  p.madeOn,
))
// A number keeps its own direction in any context: "10/5" never prints as "510".
#let num(value) = box(text(dir: ltr, number-width: "tabular", value))
// A text on a single line; the part that doesn't fit is clipped.
#let one-line(height, body) = box(width: 100%, height: height, clip: true,
  place(start + horizon, box(width: 500mm, align(start, body))))
#let apart(..texts) = texts.pos().filter(it => it != "").map(it => box(it)).join("  ·  ")
`
