import { pageTemplate } from '../mark-sheet/pdf/page-template.ts'

/** The typst template of receipts and credit notes, with a striped band and a pale word across it for test payments. */
export const receiptTemplate = `${pageTemplate}${String.raw`
#let sun-tint = rgb("#fbf3e0")
#let sun-stripe = rgb("#f6e8c9")
#let sun-line = rgb("#ecd9ae")
#let x-margin = 22mm
#let top-margin = if d.test != none { 31mm } else { 24mm }
#set document(title: d.title)
#set page(
  paper: "a4", margin: (x: x-margin, top: top-margin, bottom: 24mm),
  background: if d.test != none {
    place(center + horizon, rotate(-35deg, text(if p.isRtl { 130pt } else { 170pt }, weight: 600, fill: sun-tint, d.test.name)))
  },
  footer: context text(8pt, fill: soft, grid(
    columns: (1fr, auto), d.title,
    num(numbering(p.numbering, counter(page).get().first()) + " / " + numbering(p.numbering, counter(page).final().first())),
  )),
)
#set text(size: 10pt)
#set par(leading: 0.6em)
#let label(body) = text(8pt, weight: 600, fill: soft, body)
#let amount(body) = box(text(number-width: "tabular", body))
#let mark = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect width='32' height='32' rx='8' fill='#1d5c4a'/><g fill='none' stroke='#fff' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'><path d='M11 7.5h10a1.5 1.5 0 0 1 1.5 1.5v15.5H11a1.5 1.5 0 0 1-1.5-1.5V9A1.5 1.5 0 0 1 11 7.5z'/><path d='M9.5 23A2 2 0 0 1 11.5 21h11M13.5 11.5h5'/></g></svg>"
#let stripe(start, end) = place(line(start: start, end: end, stroke: 2mm + sun-stripe))
#let stripes = tiling(size: (6mm, 6mm), {
  place(rect(width: 6mm, height: 6mm, fill: sun-tint))
  stripe((-1.5mm, 7.5mm), (7.5mm, -1.5mm))
  stripe((-1.5mm, 1.5mm), (1.5mm, -1.5mm))
  stripe((4.5mm, 7.5mm), (7.5mm, 4.5mm))
})
#let band() = place(top + left, dx: -x-margin, dy: -top-margin, block(
  width: 210mm, height: 13mm, fill: stripes, stroke: (bottom: 0.6pt + sun-line), inset: (x: x-margin),
  align(start + horizon, {
    box(fill: sun-ink, radius: 1mm, inset: (x: 2.2mm, y: 1.3mm), baseline: 1.3mm, text(8pt, weight: 600, fill: white, d.test.name))
    h(3mm)
    text(9.5pt, weight: 600, fill: sun-ink, d.test.about)
  }),
))
// Tabular digits would widen the hyphens of an order number.
#let plain(value) = box(text(dir: ltr, value))
#let fact(it) = stack(spacing: 2.4mm, label(it.label), text(weight: 600, box(it.value)))
#let party(it) = stack(spacing: 2.8mm,
  label(it.label), text(11pt, weight: 600, it.name), { set par(leading: 0.72em); text(9.5pt, it.lines.join(linebreak())) })

#if d.test != none { band() }
#grid(columns: (auto, 1fr), column-gutter: 2.5mm, align: horizon,
  image(bytes(mark), height: 8mm, alt: ""), text(15pt, weight: 600, fill: board, "Classeur"))
#v(9mm)
#grid(columns: (1fr, auto), align: (start + bottom, end + bottom),
  text(24pt, weight: 600, d.kind), text(12pt, weight: 600, fill: soft, plain(d.number)))
#v(-1mm)
#line(length: 100%, stroke: 1.2pt + board)
#v(2.5mm)
#grid(columns: d.facts.map(_ => auto), column-gutter: 1fr, ..d.facts.map(fact))
#v(7mm)
#grid(columns: (1fr, 1fr), column-gutter: 12mm, ..d.parties.map(party))
#v(9mm)
#table(
  columns: (1fr, auto), align: (start, end), inset: (x: 0mm, y: 3mm),
  stroke: (x, y) => (bottom: if y == 0 { 0.8pt + ink } else { 0.5pt + line-ink }),
  table.header(label(d.heads.item), label(d.heads.amount)),
  {
    text(weight: 600, d.item.name)
    if d.item.period != "" { linebreak(); text(9pt, fill: soft, d.item.period) }
  },
  amount(d.sums.first().amount),
)
#block(breakable: false, width: 100%, {
  align(end, block(width: 86mm, {
    table(
      columns: (1fr, auto), column-gutter: 6mm, align: (start, end), inset: (x: 0mm, y: 1.8mm), stroke: none,
      ..d.sums.map(it => (text(fill: soft, it.label), amount(it.amount))).flatten(),
      table.hline(stroke: 0.8pt + ink),
      table.cell(inset: (y: 3mm), text(11.5pt, weight: 600, d.total.label)),
      table.cell(inset: (y: 3mm), text(13pt, weight: 600, amount(d.total.amount))),
    )
  }))
})
#v(4mm)
#block(d.statement)
#if d.reason != none {
  block(above: 5mm, { label(d.reason.label); for line in d.reason.lines { linebreak(); line } })
}
`}`
