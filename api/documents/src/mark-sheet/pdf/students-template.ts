import { pageTemplate } from './page-template.ts'

/** The typst template of the student pages. */
export const studentsTemplate = `${pageTemplate}${String.raw`
#set document(title: p.title + " – " + p.className)
#set page(paper: "a4", margin: (x: 17mm, top: 16mm, bottom: 16mm), footer: page-foot)
#set text(size: if d.isTight { 8.5pt } else { 9.5pt })
#let row-height = if d.isTight { 3.3mm } else { 4.1mm }
#let head(body) = text(7.5pt, weight: 600, fill: soft, body)
#let line-of(it) = (
  one-line(row-height, it.label),
  text(weight: 600, fill: if it.tone == "low" { pen } else { ink }, num(it.points)),
  text(fill: soft, num("/ " + it.max)),
  text(fill: soft, num(it.mean)),
)
#let marks(lines) = table(
  columns: (1fr, auto, auto, auto),
  align: (x, y) => (if x == 0 { start } else { end }) + (if y == 0 { bottom } else { horizon }),
  inset: (x: 1mm, y: 0.85mm),
  stroke: (x, y) => (bottom: if y == 0 { 0.8pt + ink } else { 0.4pt + line-ink }),
  head(d.heads.question), head(d.heads.points), [], head(if d.isTight { d.heads.mean } else { d.heads.classMean }),
  ..lines.map(line-of).flatten(),
)
#let fact(label, value, more) = stack(spacing: 2mm,
  text(8pt, fill: soft, label),
  text(16pt, weight: 600, value),
  text(8pt, fill: soft, more),
)
// Points are words in the language of the page ("9 of 20"), unlike the result ("9 / 20").
#let mean-of(value) = box(d.heads.classMean) + h(1.5mm) + box(value)
#for (i, it) in d.students.enumerate() {
  if i > 0 { pagebreak() }
  text(8.5pt, weight: 600, fill: board, apart(p.title, p.className, p.date))
  v(-1.5mm)
  one-line(9mm, text(if it.name.clusters().len() > 36 { 12pt } else { 19pt }, weight: 600, it.name))
  v(-2mm)
  text(9pt, fill: soft, apart(..it.about.map(num), it.toEnter))
  line(length: 100%, stroke: 1.2pt + board)
  v(1mm)
  grid(columns: (1fr, 1fr, 1fr), column-gutter: 6mm,
    fact(d.heads.result, num(it.result), mean-of(num(d.means.result))),
    fact(d.heads.points, it.points, mean-of(d.means.points)),
    fact("%", num(it.share), mean-of(num(d.means.share))),
  )
  if d.means.provisional != "" { v(1mm); text(8pt, fill: sun-ink, d.heads.classMean + ": " + d.means.provisional) }
  v(3mm)
  grid(columns: (1fr,) * it.columns.len(), column-gutter: 6mm, ..it.columns.map(marks))
}
`}`
