import { pageTemplate } from '../mark-sheet/pdf/page-template.ts'

/** The typst template of term reports. Each report starts on a new page, and its pages name no other student. */
export const termReportTemplate = `${pageTemplate}${String.raw`
#set document(title: d.title + " – " + p.className)
#set text(size: 9pt)
#set par(leading: 0.58em)
#let head(body) = text(7.5pt, weight: 600, fill: soft, body)
#let part(title, more) = block(above: 6mm, below: 2.4mm, sticky: true, {
  text(10.5pt, weight: 600, fill: board, title)
  if more != "" { h(2mm); text(7.5pt, fill: soft, more) }
})
#let has-mean = d.heads.classMean != ""
#let fact(it) = stack(spacing: 1.7mm,
  text(7.5pt, fill: soft, it.label), text(14pt, weight: 600, it.value),
)
#let average(it) = stack(spacing: 1.7mm,
  text(7.5pt, fill: soft, it.label),
  text(14pt, weight: 600, num(it.value)),
  ..if it.mean != "" { (text(7.5pt, fill: soft, { box(d.heads.classMean); h(1.5mm); num(it.mean) }),) } else { () },
  ..if it.note != "" { (text(7.5pt, fill: board, weight: 600, it.note),) } else { () },
)
#let with-note(value, note, tone) = {
  value
  if note != "" { if value != none { linebreak() }; text(7.5pt, weight: 400, fill: tone, note) }
}
#let result-of(it) = with-note(
  if it.result == "" { none } else { text(weight: 600, fill: if it.tone == "low" { pen } else { ink }, num(it.result)) },
  it.note, soft,
)
#let results(lines) = table(
  columns: (1fr, auto, auto, auto) + if has-mean { (auto,) } else { () },
  align: (x, y) => (if x < 2 { start } else { end }) + (if y == 0 { bottom } else { horizon }),
  inset: (x: 1.2mm, y: 1.15mm),
  stroke: (x, y) => (bottom: if y == 0 { 0.8pt + ink } else { 0.4pt + line-ink }),
  table.header(
    head(d.heads.exam), head(d.heads.date), head(d.heads.coefficient), head(d.heads.result),
    ..if has-mean { (head(d.heads.classMean),) } else { () },
  ),
  ..lines.map(it => (
    it.exam, text(fill: soft, it.date), text(fill: soft, num(it.coefficient)), result-of(it),
    ..if has-mean { (with-note(text(fill: soft, num(it.mean)), it.provisional, sun-ink),) } else { () },
  )).flatten(),
)
#let skill(it) = grid(columns: (1fr, auto, 13mm), column-gutter: 2mm, align: (start, end, end),
  { it.name; if it.few != "" { h(1.5mm); box(text(7.5pt, fill: soft, it.few)) } },
  text(weight: 600, fill: if it.tone == "low" { pen } else { ink }, num(it.percent)),
  text(fill: soft, num(it.mean)),
)
#let foot(it) = context text(8pt, fill: soft, grid(
  columns: (1fr, auto, 1fr), align: (start, center, end),
  p.school,
  apart(it.name, numbering(p.numbering, counter(page).get().first())),
  p.madeOn,
))
#let signature(label) = { v(11mm); line(length: 100%, stroke: 0.5pt + soft); v(-2mm); text(7.5pt, fill: soft, label) }
#let report(it) = {
  counter(page).update(1)
  text(8.5pt, weight: 600, fill: board, apart(d.title, p.title, p.className, p.school))
  v(-1.5mm)
  one-line(9mm, text(if it.name.clusters().len() > 36 { 12pt } else { 18pt }, weight: 600, it.name))
  v(-2.5mm)
  line(length: 100%, stroke: 1.2pt + board)
  v(0.5mm)
  grid(columns: (1fr, 1fr) + (auto,) * it.facts.len(), column-gutter: 6mm,
    ..it.averages.map(average), ..it.facts.map(fact))
  v(1.5mm)
  if it.results.len() == 0 { text(fill: soft, d.heads.noResults) } else { results(it.results) }
  if it.skills.shown.len() > 0 {
    let more = if has-mean { d.heads.skillsAbout + if it.skills.more != "" { "  ·  " } } else { "" }
    part(d.heads.skills, more + it.skills.more)
    grid(columns: (1fr, 1fr), column-gutter: 9mm, row-gutter: 2.2mm, ..it.skills.shown.map(skill))
  }
  if it.comments.shown.len() > 0 {
    part(d.heads.comments, it.comments.more)
    for one in it.comments.shown {
      block(above: 1.5mm, below: 1.5mm, { text(7.5pt, fill: soft, apart(..one.about)); h(2mm); one.text })
    }
  }
  block(above: 6.5mm, breakable: false, width: 100%, {
    part(d.heads.overall, "")
    if it.overall.len() == 0 {
      for _ in range(4) { v(7mm); line(length: 100%, stroke: 0.4pt + line-ink) }
    } else {
      block(width: 100%, inset: 3.5mm, radius: 1.5mm, fill: tint, it.overall.map(line => par(line)).join())
    }
    grid(columns: (1fr, 1fr), column-gutter: 14mm, signature(d.heads.teacher), signature(d.heads.family))
  })
}
#for it in d.reports {
  page(paper: "a4", margin: (x: 17mm, top: 15mm, bottom: 17mm), footer: foot(it), footer-descent: 40%, report(it))
}
`}`
