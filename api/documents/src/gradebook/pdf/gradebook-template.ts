import { pageTemplate } from '../../mark-sheet/pdf/page-template.ts'

/** The typst template of the gradebook: one table per group of exams, with names and headings on every page. */
export const gradebookTemplate = `${pageTemplate}${String.raw`
#set document(title: p.title)
#set page(paper: "a4", flipped: true, margin: (x: 10mm, top: 11mm, bottom: 13mm), footer: page-foot, footer-descent: 35%)
#set text(size: 7.5pt)
#let tones = (status: soft, open: soft)
#let mark(it) = if it.tone == "" { num(it.text) } else { text(fill: tones.at(it.tone), num(it.text)) }
#let head(body) = text(7pt, weight: 600, fill: soft, body)
#let small(body) = text(6.5pt, fill: soft, num(body))
// Rotated labels start at the table in both directions.
#let turn = if p.isRtl { 90deg } else { -90deg }
#let upright(length, body) = rotate(turn, reflow: true, box(width: length, one-line(3mm, text(7pt, weight: 600, body))))
#let exam(it, length) = stack(spacing: 1.2mm, upright(length, it.label), ..it.unit.filter(one => one != "").map(small))
#let summary-heads(length) = (
  stack(spacing: 1.2mm, upright(length, d.heads.byMaximum), small(d.heads.unit)),
  stack(spacing: 1.2mm, upright(length, d.heads.byScale), small(d.heads.unit)),
  upright(length, d.heads.trend),
) + if d.hasRanks { (upright(length, d.heads.rank),) } else { () }
#for (i, part) in d.parts.enumerate() {
  if i > 0 { pagebreak() }
  block(below: 3mm, grid(columns: (1fr, auto), align: (start + bottom, end + bottom),
    { text(13pt, weight: 600, p.title); linebreak(); text(8.5pt, fill: soft, apart(..d.about)) },
    text(8.5pt, fill: soft, part.shown),
  ))
  let n = part.exams.len()
  let length = 40mm
  let summaries = if d.hasRanks { 4 } else { 3 }
  table(
    columns: (auto, 42mm) + (1fr,) * n + (14mm,) * summaries,
    align: (x, y) => if y == 0 { (if x < 2 { start } else { center }) + bottom } else if x == 1 { start + horizon } else if x == 0 { end + horizon } else { center + horizon },
    inset: (x: 0.8mm, y: 0.9mm),
    stroke: (x, y) => (bottom: if y == 0 { 0.8pt + ink } else { 0.4pt + line-ink }),
    fill: (x, y) => if y > 0 and calc.even(y) { tint },
    table.header(
      head(d.heads.number), head(d.heads.student), ..part.exams.map(it => exam(it, length)),
      ..summary-heads(length),
    ),
    ..part.students.map(it => (
      text(fill: soft, num(it.number)), one-line(2.8mm, it.name), ..it.cells.map(mark),
      ..it.summary.map(value => text(weight: 600, num(value))),
    )).flatten(),
    table.hline(stroke: 0.8pt + ink),
    [], text(weight: 600, d.heads.classMean),
    ..part.exams.map(it => text(weight: 600, num(it.mean + if it.isProvisional { " *" } else { "" }))),
    ..d.means.map(value => text(weight: 600, num(value))), ..([],) * (summaries - d.means.len()),
  )
}
#v(1mm)
#text(7pt, fill: soft, apart(..d.notes))
`}`
