import { rectangle, round } from '../paint/geometry.ts'
import { advancesOf, familiesFor, type Weight } from './fonts.ts'

export interface TextPlace {
  text: string
  /** The horizontal position of the left edge, the middle or the right edge, as `anchor` says. */
  x: number
  /** The vertical middle of the capital letters. */
  y: number
  /** The font size in pixels. */
  size: number
  weight?: Weight
  colour?: string
  /** `start` is the left edge and `end` the right edge, in every language. */
  anchor?: 'start' | 'middle' | 'end'
  /** The colour of a plate behind the text, or `none` for plain text; without a plate, the text has a white halo. */
  plate?: string
}

/** Half the height of a capital letter, as a share of the font size. */
const halfCapital = 0.364
const arabicLetters = /(?!\p{N})\p{Script=Arabic}/u
/** Joined Arabic letters are narrower than separate ones. */
const joinedShare = 0.78

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${String(sign.charCodeAt(0))};`).replace(/\p{Cc}/gu, ' ')

const isolate = (mark: string, text: string): string => `${mark}${text}\u2069`
const signedNumber = /[-−+]?\d[\d.,٫/:\u202f]*(?: ?[°%٪])?/gu

/**
 * Text with Arabic letters runs from right to left, but a number keeps its signs on their sides. The renderer itself
 * only knows the direction of single characters.
 */
const directed = (text: string): string =>
  arabicLetters.test(text)
    ? isolate(
        '\u2067',
        text.replace(signedNumber, (number) => isolate('\u2066', number)),
      )
    : text

/** The width of a text in pixels: exact for Latin text without kerning, an estimate for Arabic text. */
export function textWidth(text: string, size: number, weight: Weight = 400): number {
  const fonts = advancesOf(weight, arabicLetters.test(text))
  const characters = [...text].filter((character) => !/\p{M}/u.test(character))
  const width = characters.reduce((sum, character, index) => {
    const codePoint = character.codePointAt(0) ?? 0
    const advance = fonts.map((advanceOf) => advanceOf(codePoint)).find((width) => width !== null) ?? 0.6
    const next = characters[index + 1] ?? ''
    const isJoined = arabicLetters.test(character) && arabicLetters.test(next)
    return sum + advance * (isJoined ? joinedShare : 1)
  }, 0)
  return width * size
}

/** The left edge of a text that is placed with this anchor. */
const leftOf = (x: number, width: number, anchor: TextPlace['anchor']): number =>
  anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x

/** Draws one line of text in Latin or Arabic letters, readable on any ground. */
export function drawText({
  text,
  x,
  y,
  size,
  weight = 400,
  colour = '#1a1a1a',
  anchor = 'start',
  plate,
}: TextPlace): string {
  const baseline = String(round(y + halfCapital * size))
  const font = `font-family="${familiesFor(arabicLetters.test(text))}" font-size="${String(round(size))}" font-weight="${String(weight)}"`
  const halo = `stroke="#fff" stroke-width="${String(round(size * 0.22))}" stroke-linejoin="round" paint-order="stroke"`
  const width = textWidth(text, size, weight)
  const ground =
    plate === undefined || plate === 'none'
      ? ''
      : `<path d="${rectangle(leftOf(x, width, anchor) - size * 0.42, y - size * 0.75, width + size * 0.84, size * 1.5, size * 0.3)}" fill="${plate}"/>`
  return `${ground}<text x="${String(round(x))}" y="${baseline}" ${font} text-anchor="${anchor}" fill="${colour}" ${plate === undefined ? halo : ''} xml:space="preserve">${escaped(directed(text))}</text>`
}

/** The largest font size up to `size` at which the text is at most `room` pixels wide. */
export function fittingSize(text: string, size: number, room: number, weight: Weight = 400): number {
  const width = textWidth(text, size, weight)
  return width <= room ? size : (size * room) / width
}
