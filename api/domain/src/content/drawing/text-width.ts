/** Widths of characters as a share of the font size, a little wider than in the product's fonts. */
const widths: readonly (readonly [pattern: RegExp, width: number])[] = [
  [/[\p{M}\u200b-\u200f\u2066-\u2069]/u, 0],
  [/[ijlI.,:;|!'’`·]/, 0.3],
  [/[frt()[\]{}\s\-/\\"]/, 0.4],
  [/[mwMW@%—…]/, 0.92],
  [/[0-9٠-٩+−=<>×÷≤≥≠≈]/, 0.64],
  [/\p{Lu}/u, 0.7],
  [/\p{Script=Arabic}/u, 0.56],
  [/[\p{Ll}\p{P}]/u, 0.58],
]
const widest = 1.05

/** An estimate of the width of a text, which is rather too wide than too narrow: no font is at hand where it is made. */
export function textWidth(text: string, size: number, isBold = false): number {
  let width = 0
  for (const char of text) width += widths.find(([pattern]) => pattern.test(char))?.[1] ?? widest
  return width * size * (isBold ? 1.06 : 1)
}

/** Cuts a word that is wider than a line. */
function cutWord(word: string, maxWidth: number, size: number): string[] {
  const parts: string[] = ['']
  for (const char of word) {
    const last = parts.length - 1
    if (parts[last] && textWidth(parts[last] + char, size) > maxWidth) parts.push(char)
    else parts[last] += char
  }
  return parts
}

/** A text in lines that are no wider than `maxWidth`; at least one line. */
export function wrapText(text: string, maxWidth: number, size: number): string[] {
  const lines: string[] = []
  let current = ''
  for (const word of text
    .split(/\s+/u)
    .filter(Boolean)
    .flatMap((one) => cutWord(one, maxWidth, size))) {
    const longer = current ? `${current} ${word}` : word
    if (current && textWidth(longer, size) > maxWidth) {
      lines.push(current)
      current = word
    } else current = longer
  }
  return [...lines, current]
}
