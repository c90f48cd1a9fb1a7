/**
 * Typst functions that set a formula from data, so that no text is ever read as markup. Numbers and letters are in the
 * fonts of the text around; signs that grow, such as roots and brackets, are in typst's font for mathematics.
 */
export const formulaTemplate = String.raw`
#let faces = ("Inter", "IBM Plex Sans Arabic")
#let upright(body) = text(font: faces, body)
#let glyph(it) = {
  let role = it.role
  if role == "gap" { h(if it.text == " " { 0.25em } else { 1em }) }
  else if role == "blank" { box(width: 2em, height: 1.7em, baseline: 0.5em, radius: 1.5pt, stroke: 0.6pt + rgb("#5c6662")) }
  else if role == "letter" { text(font: faces, style: "italic", it.text) }
  else if role == "binary" { math.class("binary", upright(it.text)) }
  else if role == "relation" { math.class("relation", upright(it.text)) }
  else if role == "opening" { math.class("opening", upright(it.text)) }
  else if role == "closing" { math.class("closing", upright(it.text)) }
  else { math.class("normal", upright(it.text)) }
}
#let small(body) = text(size: 0.86em, body)
#let set-row(row) = row.map(it => {
  let kind = it.kind
  if kind == "text" { glyph(it) }
  else if kind == "fraction" { math.display(math.frac(small(set-row(it.first)), small(set-row(it.second)))) }
  else if kind == "power" { math.attach(set-row(it.first), t: set-row(it.second)) }
  else if kind == "index" { math.attach(set-row(it.first), b: set-row(it.second)) }
  else if kind == "root" {
    if it.degree == none { math.sqrt(set-row(it.first)) } else { math.root(set-row(it.degree), set-row(it.first)) }
  }
  else if kind == "accent" {
    if it.accent == "line" { math.overline(set-row(it.first)) }
    else { math.accent(set-row(it.first), if it.accent == "arrow" { sym.arrow } else { sym.hat }) }
  }
  else { math.lr(symbol(it.open) + set-row(it.first) + symbol(it.close)) }
}).join()
#let formula(it) = math.equation(alt: it.alt, set-row(it.formula))
`
