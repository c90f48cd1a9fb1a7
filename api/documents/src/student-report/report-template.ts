/**
 * The typst template of a report. User input reaches it as data in `sys.inputs` and is set as text, never read as
 * markup.
 */
export const reportTemplate = String.raw`
#let d = json(bytes(sys.inputs.data))
#let ink = rgb("#1c2321")
#let soft = rgb("#5c6662")
#let line-ink = rgb("#d9d5c9")
#let board = rgb("#1d5c4a")
#let tint = rgb("#e7f1ec")
#let sun = rgb("#b7791f")
#let sun-ink = rgb("#7a4f0e")
#set document(title: d.labels.title + " – " + d.name)
#set page(
  paper: "a4",
  margin: (x: 18mm, top: 17mm, bottom: 17mm),
  footer: text(8pt, fill: soft, grid(
    columns: (1fr, auto),
    d.school,
    d.printedOn,
  )),
)
#set text(
  font: if d.isRtl { ("IBM Plex Sans Arabic", "Inter") } else { ("Inter", "IBM Plex Sans Arabic") },
  size: 9.5pt, fill: ink, lang: d.lang, dir: if d.isRtl { rtl } else { ltr },
)
#set par(leading: 0.6em)
#let at-start(value) = if d.isRtl { (right: value) } else { (left: value) }
#let num(value) = box(text(dir: ltr, number-width: "tabular", value))
// Each text is in a separate box, so that neighbours with different directions don't swap positions.
#let apart(..texts) = texts.pos().filter(it => it != "").map(it => box(it)).join("  ·  ")
#let part(title, shown, legend: none) = block(above: 7mm, below: 3.5mm, width: 100%, sticky: true, {
  text(11.5pt, weight: 600, title)
  if shown != "" { h(2mm); text(8.5pt, fill: soft, shown) }
  if legend != none { h(1fr); text(8pt, fill: soft, legend) }
})
#let tick = rect(width: 0.5mm, height: 3.2mm, fill: sun)

#text(8.5pt, weight: 600, fill: board, d.labels.title)
#v(-1.5mm)
#text(if d.name.len() > 80 { 14pt } else { 21pt }, weight: 600, d.name)
#v(-2.5mm)
#text(10pt, fill: soft, apart(d.className, d.externalId, ..d.groups))
#v(0.5mm)
#line(length: 100%, stroke: 1.2pt + board)

#let chart(points) = layout(size => {
  let height = 34mm
  let label = 13mm
  let width = size.width - label - 3mm
  let at(i, share) = {
    let x = if points.len() == 1 { width / 2 } else { width * i / (points.len() - 1) }
    (if d.isRtl { 3mm + width - x } else { x + label }, height * (1 - share))
  }
  let shares(key) = points.enumerate().filter(((i, p)) => p.at(key) != none).map(((i, p)) => at(i, p.at(key)))
  let track(places, stroke) = for pair in places.windows(2) {
    place(top + left, std.line(start: pair.at(0), end: pair.at(1), stroke: stroke))
  }
  let edge = if d.isRtl { 3mm } else { label }
  block(height: height + 2mm, width: 100%, above: 4mm, below: 2mm, {
    for (i, share) in (0, 0.5, 1).enumerate() {
      let y = height * (1 - share)
      place(top + left, std.line(start: (edge, y), end: (edge + width, y), stroke: 0.5pt + line-ink))
      place(top + start, dy: y - 1.3mm, text(7.5pt, fill: soft, num(d.axis.at(i))))
    }
    let mean = shares("classShare")
    track(mean, (paint: sun, thickness: 1pt, dash: "dashed"))
    for (x, y) in mean {
      place(top + left, dx: x - 0.9mm, dy: y - 0.9mm, rect(width: 1.8mm, height: 1.8mm, fill: white, stroke: 0.9pt + sun))
    }
    let own = shares("share")
    track(own, 1.6pt + board)
    for (x, y) in own { place(top + left, dx: x - 1.1mm, dy: y - 1.1mm, circle(radius: 1.1mm, fill: board)) }
  })
})

#part(d.labels.results, d.resultsShown)
#if d.results.len() == 0 [
  #text(fill: soft, d.labels.nothingYet)
] else {
  if d.results.any(it => it.share != none) {
    v(1.5mm)
    chart(d.results)
    text(8pt, fill: soft, {
      box(circle(radius: 1.1mm, fill: board)); h(1.5mm); d.name
      h(6mm)
      box(rect(width: 1.8mm, height: 1.8mm, fill: white, stroke: 0.9pt + sun)); h(1.5mm); d.labels.classMean
    })
    v(1mm)
  }
  let heads = (d.labels.exam, d.labels.date, d.labels.result, d.labels.points, "%", d.labels.classMean)
  let with-note(value, note, tone) = {
    value
    if note != "" { linebreak(); text(7.5pt, weight: 400, fill: tone, note) }
  }
  table(
    columns: (1fr,) + (auto,) * (heads.len() - 1),
    align: (x, y) => if x < 2 { start } else { end },
    stroke: (x, y) => if y > 0 { (bottom: 0.5pt + line-ink) } else { (bottom: 0.8pt + ink) },
    inset: (x, y) => {
      let (start, end) = (if x == 0 { 0mm } else { 1.8mm }, if x == heads.len() - 1 { 0mm } else { 1.8mm })
      let (left, right) = if d.isRtl { (end, start) } else { (start, end) }
      (left: left, right: right, y: 1.35mm)
    },
    ..heads.map(it => text(8pt, weight: 600, fill: soft, it)),
    ..d.results.map(it => {
      let result = with-note(text(weight: 600, num(it.result)), it.state, soft)
      let mean = with-note(text(fill: soft, num(it.classMean)), it.provisional, sun-ink)
      (it.title, it.date, result, num(it.points), num(it.percent), mean)
    }).flatten(),
  )
}

#let meter(it) = block(width: 100%, height: 2.2mm, {
  place(top + left, rect(width: 100%, height: 2.2mm, radius: 1.1mm, fill: tint))
  place(top + start, rect(width: it.share * 100%, height: 2.2mm, radius: 1.1mm, fill: board))
  if it.classShare != none {
    place(top + start, dx: (if d.isRtl { -1 } else { 1 }) * it.classShare * 100%, dy: -0.5mm,
      tick)
  }
})
#let skills = if d.skills.len() > 0 {
  part(d.labels.skills, d.skillsShown, legend: { box(baseline: 0.6mm, tick); h(1.5mm); d.labels.classMean })
  for it in d.skills {
    block(below: 3mm, breakable: false, {
      grid(columns: (1fr, auto), column-gutter: 3mm, {
        it.name
        if it.hint != "" { h(1.5mm); text(8pt, fill: soft, it.hint) }
      }, text(weight: 600, num(it.percent)))
      v(-1.5mm)
      meter(it)
    })
  }
}
#let errors = if d.errors.len() > 0 {
  part(d.labels.errors, "")
  for it in d.errors {
    block(below: 2mm, grid(columns: (1fr, auto), column-gutter: 3mm, it.type, text(weight: 600, num(it.count))))
  }
}
#if d.skills.len() > 0 and d.errors.len() > 0 {
  grid(columns: (3fr, 2fr), column-gutter: 10mm, skills, errors)
} else { skills; errors }

#if d.comments.len() > 0 {
  part(d.labels.comments, d.commentsShown)
  for it in d.comments {
    block(below: 2.8mm, inset: at-start(3mm), stroke: at-start(1.5pt + rgb("#b9d6ca")), breakable: false, {
      text(8pt, fill: soft, apart(..it.about))
      linebreak()
      it.comment
    })
  }
}
`
