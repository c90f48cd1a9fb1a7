import { pageTemplate } from './page-template.ts'

/** The typst template of the class list: one table per group of questions, with names and headings on every page. */
export const listTemplate = `${pageTemplate}${String.raw`
#set document(title: p.title + " – " + p.className)
#set page(paper: "a4", flipped: true, margin: (x: 10mm, top: 11mm, bottom: 13mm), footer: page-foot, footer-descent: 35%)
#set text(size: 7.5pt)
#let tones = (low: pen, status: soft, out: soft, open: soft)
#let mark(it) = if it.tone == "" { num(it.text) } else { text(fill: tones.at(it.tone), num(it.text)) }
#let head(body) = text(7pt, weight: 600, fill: soft, body)
#let with-unit(body, unit) = stack(spacing: 1.2mm, head(body), text(6.5pt, fill: soft, num(unit)))
// Rotated labels start at the table in both directions.
#let turn = if p.isRtl { 90deg } else { -90deg }
#let question(it, length) = stack(spacing: 1.2mm,
  if length > 6mm {
    rotate(turn, reflow: true, box(width: length, one-line(3mm, text(weight: 600, it.label))))
  } else { text(weight: 600, it.label) },
  text(6.5pt, fill: soft, num(it.max)),
)
#for (i, part) in d.parts.enumerate() {
  if i > 0 { pagebreak() }
  block(below: 3mm, grid(columns: (1fr, auto), align: (start + bottom, end + bottom),
    { text(13pt, weight: 600, p.title); linebreak(); text(8.5pt, fill: soft, apart(p.className, p.date, d.kind)) },
    text(8.5pt, fill: soft, part.shown),
  ))
  let n = part.questions.len()
  let length = calc.min(34mm, 1.5mm * calc.max(1, ..part.questions.map(it => it.label.clusters().len())))
  table(
    columns: (auto, 42mm) + (1fr,) * n + (auto, auto),
    align: (x, y) => if y == 0 { (if x < 2 { start } else { center }) + bottom } else if x == 1 { start + horizon } else if x == 0 or x > n + 1 { end + horizon } else { center + horizon },
    inset: (x: 0.8mm, y: 0.9mm),
    stroke: (x, y) => (bottom: if y == 0 { 0.8pt + ink } else { 0.4pt + line-ink }),
    fill: (x, y) => if y > 0 and calc.even(y) { tint },
    table.header(
      head(d.heads.number), head(d.heads.student), ..part.questions.map(it => question(it, length)),
      with-unit(d.heads.result, d.heads.resultUnit), with-unit(d.heads.points, d.heads.pointsUnit),
    ),
    ..part.students.map(it => (
      text(fill: soft, num(it.number)), one-line(2.8mm, it.name), ..it.cells.map(mark),
      text(weight: 600, num(it.result)), num(it.points),
    )).flatten(),
    table.hline(stroke: 0.8pt + ink),
    [], text(weight: 600, d.heads.classMean), ..part.questions.map(it => text(weight: 600, num(it.mean))),
    text(weight: 600, num(d.means.result)), text(weight: 600, num(d.means.points)),
  )
}
#v(1mm)
#text(7pt, fill: soft, apart(..d.notes))
`}`
