const longest = 31
/** Characters that a sheet's name can't have, and control characters, which the file format refuses. */
const unfit = /[\\/?*[\]:\p{Cc}\p{Cs}\uFFFE\uFFFF]+/gu

/**
 * Names for the sheets of a workbook: without the characters that programs refuse, at most 31 long, and different from
 * each other and from `taken` without regard to case.
 */
export function sheetNames(titles: readonly string[], taken: readonly string[]): string[] {
  const used = new Set(taken.map((name) => name.toLowerCase()))
  return titles.map((title) => {
    const clean = title
      .replace(unfit, ' ')
      .trim()
      .replace(/^'+|'+$/g, '')
    const base = clean === '' || clean.toLowerCase() === 'history' ? `${clean}–` : clean
    for (let number = 1; ; number += 1) {
      const suffix = number === 1 ? '' : ` (${String(number)})`
      const name = `${cut(base, longest - suffix.length)}${suffix}`
      if (used.has(name.toLowerCase())) continue
      used.add(name.toLowerCase())
      return name
    }
  })
}

/** Cuts a text without cutting a character in two. Lengths are in UTF-16 units, as the file format counts. */
function cut(text: string, length: number): string {
  let result = ''
  for (const character of text) {
    if (result.length + character.length > length) break
    result += character
  }
  return result.trimEnd()
}
