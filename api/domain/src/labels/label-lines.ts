import { labelTextWidth } from './text-width.ts'

const strong = /\p{L}/u
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

/** The direction of a label: that of its first letter, as in a field with `dir="auto"`. */
export function labelDirection(text: string): 'ltr' | 'rtl' {
  const first = [...text].find((sign) => strong.test(sign))
  return first !== undefined && rightToLeft.test(first) ? 'rtl' : 'ltr'
}

/** Cuts a word that is wider than a line. */
function cutWord(word: string, widest: number, size: number): string[] {
  if (labelTextWidth(word, size) <= widest) return [word]
  const parts = ['']
  for (const sign of word) {
    const last = parts.at(-1) ?? ''
    if (last !== '' && labelTextWidth(last + sign, size) > widest) parts.push(sign)
    else parts[parts.length - 1] = last + sign
  }
  return parts
}

/** The lines of a label: those that its author typed, each broken where it would be wider than `widest`. */
export function labelLines(text: string, widest: number, size: number): string[] {
  return text.split('\n').flatMap((typed) => {
    const lines: string[] = []
    let current = ''
    for (const word of typed.split(/[^\S\u00a0\u202f]+/u).flatMap((one) => cutWord(one, widest, size))) {
      const longer = current === '' ? word : `${current} ${word}`
      if (current !== '' && labelTextWidth(longer, size) > widest) {
        lines.push(current)
        current = word
      } else current = longer
    }
    return [...lines, current]
  })
}
