import { pageTemplate } from '../mark-sheet/pdf/page-template.ts'

/**
 * The typst template of feedback slips. With two to a page, a slip takes a half if it fits, otherwise pages of its own;
 * a dashed line shows where to cut.
 */
export const slipTemplate = `${pageTemplate}${String.raw`
#set document(title: p.title + " – " + p.className)
#let margin = 14mm
#set page(paper: "a4", margin: (x: 15mm, y: margin))
#set text(size: 9pt)
#set par(leading: 0.55em)
#let head(body) = text(7.5pt, weight: 600, fill: soft, body)
#let line-of(it) = (
  one-line(3.6mm, it.label),
  text(weight: 600, fill: if it.tone == "low" { pen } else { ink }, num(it.points)),
  text(fill: soft, num("/ " + it.max)),
  ..if d.heads.classMean != "" { (text(fill: soft, num(it.mean)),) } else { () },
)
#let has-mean = d.heads.classMean != ""
#let marks(lines) = table(
  columns: (1fr, auto, auto) + if has-mean { (auto,) } else { () },
  align: (x, y) => (if x == 0 { start } else { end }) + (if y == 0 { bottom } else { horizon }),
  inset: (x: 0.8mm, y: 0.7mm),
  stroke: (x, y) => (bottom: if y == 0 { 0.8pt + ink } else { 0.4pt + line-ink }),
  head(d.heads.question), head(d.heads.points), [],
  ..if has-mean { (head(d.heads.classMean),) } else { () },
  ..lines.map(line-of).flatten(),
)
#let fact(label, value, more) = stack(spacing: 1.6mm,
  text(7.5pt, fill: soft, label), text(15pt, weight: 600, value),
  ..if more != none { (text(7.5pt, fill: soft, more),) } else { () },
)
// Points are words in the language of the page ("9 of 20"), unlike the result ("9 / 20").
#let mean-of(value) = box(d.heads.classMean) + h(1.5mm) + box(value)
#let part(title) = block(above: 3.5mm, below: 1.8mm, text(9pt, weight: 600, fill: board, title))
#let slip(it) = {
  text(8pt, weight: 600, fill: board, apart(p.title, p.className, p.date, p.school))
  v(-1.5mm)
  one-line(8mm, text(if it.name.clusters().len() > 36 { 11pt } else { 16pt }, weight: 600, it.name))
  v(-2.5mm)
  line(length: 100%, stroke: 1.2pt + board)
  if it.noResult != "" { block(above: 2mm, text(weight: 600, fill: sun-ink, it.noResult)) } else {
    grid(columns: (1fr, 1fr), column-gutter: 6mm,
      fact(d.heads.result, num(it.result), if d.means != none { mean-of(num(d.means.result)) } else { none }),
      fact(d.heads.points, it.points, if d.means != none { mean-of(d.means.points) } else { none }),
    )
    if d.means != none and d.means.provisional != "" {
      block(above: 1.5mm, text(7.5pt, fill: sun-ink, d.heads.classMean + ": " + d.means.provisional))
    }
  }
  if it.columns.len() > 0 {
    v(1.5mm)
    grid(columns: (1fr,) * it.columns.len(), column-gutter: 5mm, ..it.columns.map(marks))
  }
  if it.workOn != none {
    part(d.heads.workOn)
    if it.workOn.len() == 0 { text(fill: soft, it.nothingToWorkOn) }
    for one in it.workOn {
      block(above: 1.2mm, below: 1.2mm, {
        box(text(weight: 600, one.title))
        if one.more != "" { h(2mm); box(text(fill: soft, one.more)) }
      })
    }
  }
  if it.practiceSheet != "" {
    part(d.heads.practiceSheet)
    block(above: 1.2mm, below: 1.2mm, it.practiceSheet)
  }
  if it.comments.len() > 0 {
    part(d.heads.comments)
    for one in it.comments {
      block(above: 1.2mm, below: 1.2mm, { text(weight: 600, one.question); h(2mm); one.text })
    }
  }
}
#context {
  let width = page.width - 30mm
  let half = page.height / 2 - margin
  let gap = 8mm
  let open = false
  for (i, it) in d.slips.enumerate() {
    let fits = d.perPage == 2 and measure(block(width: width, slip(it))).height <= half - gap
    if fits and open {
      place(top + left, dy: half, dx: -15mm, line(length: page.width, stroke: (paint: soft, thickness: 0.5pt, dash: "dashed")))
      block(above: 0pt, height: half - gap, v(gap) + slip(it))
      open = false
    } else {
      if i > 0 { pagebreak() }
      if fits { block(height: half, below: 0pt, slip(it)) } else { slip(it) }
      open = fits
    }
  }
}
`}`
