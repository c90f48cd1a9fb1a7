import { formulaTemplate } from './formula-template.ts'

const look = String.raw`
#let d = json(bytes(sys.inputs.data))
#let ink = rgb("#1c2321")
#let soft = rgb("#5c6662")
#let line-ink = rgb("#d9d5c9")
#let board = rgb("#1d5c4a")
#let head-fill = rgb("#f4f2eb")
#let sun-ink = rgb("#7a4f0e")
#let rule-ink = rgb("#9aa29e")
#set document(title: d.plainTitle)
#set text(
  font: if d.page.isRtl { ("IBM Plex Sans Arabic", "Inter") } else { ("Inter", "IBM Plex Sans Arabic") },
  size: 9.5pt, fill: ink, top-edge: 0.94em, bottom-edge: -0.3em, lang: d.page.lang, dir: if d.page.isRtl { rtl } else { ltr },
)
#set page(
  paper: "a4", margin: (x: 18mm, top: 19mm, bottom: 18mm), header-ascent: 36%, footer-descent: 36%,
  header: context if counter(page).get().first() > 1 { text(7.5pt, fill: soft, d.running) },
  footer: context align(center, text(8pt, fill: soft, dir: ltr,
    str(counter(page).get().first()) + " / " + str(counter(page).final().first()))),
)
// Lines keep their distance through the edges of the text: typst would use the leading for fractions, and those of two
// lines would touch.
#set par(leading: 0.12em, spacing: 0.42em, justify: false)
#show heading: set text(fill: board, weight: 600)
#show heading: set block(sticky: true)
#show heading.where(level: 1): set text(20pt)
#show heading.where(level: 1): set block(above: 0mm, below: 2mm)
#show heading.where(level: 2): set text(13.5pt)
#show heading.where(level: 2): set block(above: 7mm, below: 2.4mm)
#show heading.where(level: 3): set text(10.5pt)
#show heading.where(level: 3): set block(above: 4.4mm, below: 1.4mm)
`

const pieces = String.raw`
#let inl(pieces) = pieces.map(it => if type(it) == str { it } else { formula(it) }).join()
#let lns(lines) = lines.map(inl).join(linebreak())
#let grid-table(it) = {
  if it.caption.len() > 0 { block(below: 2mm, above: 4mm, sticky: true, text(weight: 600, inl(it.caption))) }
  block(above: 3mm, below: 4mm, table(
    columns: it.shares.map(share => share * 1fr),
    align: start + horizon,
    inset: (x: 2.2mm, y: 1.2mm),
    stroke: 0.5pt + line-ink,
    fill: (x, y) => if y == 0 and it.header.len() > 0 { head-fill },
    ..if it.header.len() > 0 {
      (table.header(..it.header.map(lines => table.cell(text(weight: 600, lns(lines))))),)
    } else { () },
    ..it.rows.join(()).map(lines => table.cell(breakable: false, lns(lines))),
  ))
}
#let code-box(it) = block(above: 3.4mm, below: 4mm, width: 100%, breakable: true, stroke: 0.5pt + line-ink, radius: 2mm, clip: true, {
  block(width: 100%, fill: head-fill, inset: (x: 3mm, y: 0.9mm), below: 0mm, text(8pt, fill: soft, it.about))
  block(width: 100%, inset: (x: 3mm, y: 1.6mm), above: 0mm,
    text(dir: ltr, align(left, raw(block: true, it.code))))
})
#let indented(body) = if d.page.isRtl { pad(right: 10mm, body) } else { pad(left: 10mm, body) }
// A mark in front of a paragraph, on its first line.
#let hung(width, mark, body) = par(hanging-indent: width, 
  box(width: width, baseline: 0.3em, align(if d.page.isRtl { right } else { left }, mark)) + body)
#let longest-whole = 12
#let ruled(count) = block(above: 1mm, below: 5mm, width: 100%,
  stack(..range(count).map(_ => block(width: 100%, height: 8.5mm, stroke: (bottom: 0.5pt + rule-ink)))))
`

const blocks = String.raw`
#let show-block(it, level, show-all) = {
  let kind = it.kind
  if kind == "heading" { heading(level: it.level + level, inl(it.text)) }
  else if kind == "paragraph" {
    let body = lns(it.text)
    let label = if it.label != "" { text(weight: 600, it.label) + h(0.3em) }
    par(label + if it.look == "quiet" { text(fill: soft, body) } else { body })
  }
  else if kind == "list" {
    let items = it.items.map(lines => lns(lines))
    block(above: 1.4mm, below: 2.2mm,
      if it.isOrdered { enum(..items, indent: 1mm, body-indent: 2mm, spacing: 0.3em) }
      else { list(..items, indent: 1mm, body-indent: 2mm, spacing: 0.3em, marker: text(fill: board, "•")) })
  }
  else if kind == "table" { grid-table(it) }
  else if kind == "code" { code-box(it) }
  else if kind == "drawing" {
    block(above: 4mm, below: 5mm, breakable: false,
      image(bytes(it.svg), format: "svg", width: it.widthPt * 1pt, alt: it.alt))
  }
  else if kind == "picture" {
    block(above: 3mm, below: 4mm, breakable: false, image(it.file, width: it.widthPt * 1pt, alt: it.alt))
  }
  else if kind == "blanks" {
    block(below: 6mm, grid(columns: it.labels.map(_ => 1fr), column-gutter: 8mm,
      ..it.labels.zip(it.values).map(((label, value)) => grid(columns: (auto, 1fr), column-gutter: 2mm, align: bottom,
        text(fill: soft, label),
        block(width: 100%, height: 4.5mm, stroke: (bottom: 0.5pt + rule-ink), align(bottom, text(weight: 600, value)))))))
  }
  else if kind == "tasks" {
    for task in it.tasks {
      let goes-on = task.lines > 0 or task.blocks.len() > 0
      // A child gets no page with nothing but the lines for a task of the page before.
      let is-whole = task.lines <= longest-whole and task.blocks.all(part => part.kind in ("drawing", "picture"))
      block(above: 5mm, below: 2mm, breakable: not is-whole, {
        block(below: 2mm, breakable: false, sticky: goes-on, {
          hung(10mm, text(weight: 600, fill: board, dir: ltr, task.number), lns(task.prompt))
          for option in task.options {
            block(above: 2mm, below: 0mm, indented(hung(6mm, text(weight: 600, option.letter), lns(option.text))))
          }
        })
        indented({ show-all(task.blocks, level); if task.lines > 0 { ruled(task.lines) } })
      })
    }
  }
}
#let show-all(blocks, level) = for it in blocks { show-block(it, level, show-all) }
`

const pages = String.raw`
#for (index, part) in d.parts.enumerate() {
  if index == 0 {
    heading(level: 1, inl(d.title))
    block(below: 5mm, par(d.facts.map(fact => box(
      text(fill: soft, fact.label) + h(1.2mm) + text(weight: 600, inl(fact.value)))).join(h(6mm))))
    if d.notice != "" {
      block(below: 5mm, fill: rgb("#fbf1dc"), radius: 2mm, inset: (x: 3mm, y: 1mm), text(weight: 600, fill: sun-ink, d.notice))
    }
    show-all(part.blocks, 1)
  } else {
    pagebreak(weak: true)
    heading(level: 2, inl(part.title))
    show-all(part.blocks, 2)
  }
}
`

/**
 * The typst template of documents of text. Texts of people are passed as data and set as text. Every part but the
 * first starts on its own page.
 */
export const documentTemplate = formulaTemplate + look + pieces + blocks + pages
