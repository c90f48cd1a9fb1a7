import { readInline } from '../inline/read-inline.ts'
import type { MathNode } from '../mathematics.ts'
import { plainInline } from '../writing/plain-inline.ts'
import { plainMathematics } from '../writing/plain-mathematics.ts'
import { line, type DrawingOptions, type Shape, type Tone } from './scene.ts'
import { textWidth } from './text-width.ts'

/** A label on one line; fractions are stacked. `draw` puts its middle at `x` and its baseline at `y`. */
export interface Label {
  width: number
  /** Above and below the baseline. */
  ascent: number
  descent: number
  draw(x: number, y: number): Shape[]
}

interface LabelLook {
  size: number
  isBold?: boolean
  fill?: Tone
  hasHalo?: boolean
}

const rightToLeft = (text: string) => `\u2067${text}\u2069`

/**
 * A text isolated in the direction of its language, so that it needs no direction of its own in a file. Numbers and
 * Latin letters keep theirs, so that a minus stays in front.
 */
const directed = (text: string, { language }: DrawingOptions): string =>
  language === 'ar' && /\p{Script=Arabic}/u.test(text) ? rightToLeft(text) : text

function textLabel(text: string, look: LabelLook): Label {
  const { size, isBold = false, fill = 'ink', hasHalo = false } = look
  return {
    width: textWidth(text, size, isBold),
    ascent: size * 0.76,
    descent: size * 0.22,
    draw: (x, y) => [{ kind: 'text', x, y, text, anchor: 'middle', size, isBold, fill, hasHalo }],
  }
}

/** The size of the numbers in a fraction, as a share of the size of the text around it. */
const fractionSize = 0.86

function fractionLabel(above: string, below: string, look: LabelLook): Label {
  const size = look.size * fractionSize
  const [top, bottom] = [textLabel(above, { ...look, size }), textLabel(below, { ...look, size })]
  const width = Math.max(top.width, bottom.width) + size * 0.2
  const bar = look.size * 0.3
  const gap = size * 0.18
  return {
    width: width + size * 0.2,
    ascent: bar + gap + top.ascent,
    descent: gap + bottom.ascent + 2 - bar,
    draw: (x, y) => [
      ...top.draw(x, y - bar - gap),
      line(x - width / 2, y - bar, x + width / 2, y - bar, look.fill ?? 'ink', Math.max(1, size / 13)),
      ...bottom.draw(x, y - bar + gap + bottom.ascent),
    ],
  }
}

/** The nodes of a formula as labels; all but fractions as plain text. */
function mathsLabels(nodes: readonly MathNode[], look: LabelLook): Label[] {
  const labels: Label[] = []
  let plain: MathNode[] = []
  const flush = () => {
    if (plain.length > 0) labels.push(textLabel(plainMathematics(plain), look))
    plain = []
  }
  for (const node of nodes) {
    if (node.kind !== 'fraction') plain.push(node)
    else {
      flush()
      labels.push(fractionLabel(plainMathematics(node.numerator), plainMathematics(node.denominator), look))
    }
  }
  flush()
  return labels
}

/** A label of one line for a text that may contain formulas. */
export function layLabel(text: string, look: LabelLook, options: DrawingOptions): Label {
  const pieces = readInline(text.trim())
  const hasFraction = pieces.some(
    (piece) => piece.kind === 'mathematics' && piece.nodes.some(({ kind }) => kind === 'fraction'),
  )
  if (!hasFraction) return textLabel(directed(plainInline(text.trim()), options), look)
  const labels = pieces.flatMap((piece) =>
    piece.kind === 'text' ? [textLabel(directed(piece.text, options), look)] : mathsLabels(piece.nodes, look),
  )
  // A formula keeps its own direction; a sentence around it has the language's.
  const isSentence = pieces.some(({ kind }) => kind === 'text')
  const row = isSentence && options.language === 'ar' ? labels.toReversed() : labels
  const width = row.reduce((sum, label) => sum + label.width, 0)
  return {
    width,
    ascent: Math.max(...row.map(({ ascent }) => ascent)),
    descent: Math.max(...row.map(({ descent }) => descent)),
    draw(x, y) {
      let left = x - width / 2
      return row.flatMap((label) => {
        left += label.width
        return label.draw(left - label.width / 2, y)
      })
    },
  }
}

/** Lines of text below each other; `y` is the top, `x` the middle or an edge of the lines. */
export function drawLines(
  lines: readonly string[],
  x: number,
  y: number,
  look: LabelLook & { anchor?: 'start' | 'middle' | 'end' },
  options: DrawingOptions,
): Shape[] {
  const { size, isBold = false, fill = 'ink', anchor = 'middle' } = look
  return lines.map((text, index) => ({
    ...{ kind: 'text', x, y: y + size * (0.95 + index * lineHeight), text: directed(text, options) },
    ...{ anchor, size, isBold, fill, hasHalo: false },
  }))
}

/** The distance between two lines as a share of the font size. */
const lineHeight = 1.3
export const linesHeight = (count: number, size: number): number => count * size * lineHeight
