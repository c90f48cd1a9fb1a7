import { arabicWidths, lamAlefWidths, letterWidths } from './label-font.ts'

const letters = new Map(letterWidths.flatMap(([width, signs]) => [...signs].map((sign) => [sign, width])))
const arabic = new Map(arabicWidths.flatMap(([signs, ...widths]) => [...signs].map((sign) => [sign, widths])))

const unseen = /[\p{M}\u200b-\u200f\u061c\u202a-\u202e\u2066-\u2069]/u
/** For signs that neither font has: a system font draws them, most of them as wide as high. */
const otherWidth = 1000
const otherLetterWidth = 640

/** Number of widths of a letter that joins both neighbours. */
const bothSides = 4
const joinsNext = (sign: string | undefined) =>
  sign !== undefined && arabic.get(sign)?.length === bothSides && sign !== 'ں'
const joinsPrevious = (sign: string | undefined) => sign !== undefined && (arabic.get(sign)?.length ?? 0) > 1

const otherWidthOf = (sign: string) =>
  /\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}|\p{Script=Arabic}/u.test(sign)
    ? otherLetterWidth
    : otherWidth

function arabicWidth(widths: readonly number[], before: boolean, after: boolean): number {
  const [alone = otherLetterWidth, second = alone, middle = second, end = second] = widths
  if (widths.length < bothSides) return before ? second : alone
  if (before) return after ? middle : end
  return after ? second : alone
}

/**
 * The width of a text without line breaks in the font of labels, in the unit of `size`. Kerning is left out, so the
 * drawn text differs by up to 3 %.
 */
export function labelTextWidth(text: string, size: number): number {
  const signs = [...text].filter((sign) => !unseen.test(sign))
  let thousandths = 0
  for (let at = 0; at < signs.length; at += 1) {
    const sign = signs[at] ?? ''
    const widths = arabic.get(sign)
    const isJoined = widths !== undefined && joinsNext(signs[at - 1]) && joinsPrevious(sign)
    const next = signs[at + 1]
    if (sign === 'ل' && next !== undefined && 'آأإا'.includes(next)) {
      thousandths += lamAlefWidths[isJoined ? 1 : 0]
      at += 1
    } else if (widths) {
      thousandths += arabicWidth(widths, isJoined, joinsNext(sign) && joinsPrevious(next))
    } else thousandths += letters.get(sign) ?? otherWidthOf(sign)
  }
  return (thousandths * size) / 1000
}
