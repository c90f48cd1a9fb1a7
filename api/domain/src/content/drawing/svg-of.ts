import { escapeXml } from '../../text/escape-markup.ts'
import { round, type Scene, type Shape, type Tone } from './scene.ts'

/** The colours of a drawing on paper. */
const printColours: Readonly<Record<Tone, string>> = {
  ink: '#1c2321',
  soft: '#5c6662',
  line: '#d9d5c9',
  board: '#1d5c4a',
  shade: '#a5cdbd',
  tint: '#eef5f1',
  sky: '#2f5fa8',
  pen: '#c2362b',
  sun: '#9a6412',
  paper: '#ffffff',
}

const attributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(
      ([name, value]) => `${name}="${escapeXml(String(typeof value === 'number' ? round(value) : value))}"`,
    )
    .join(' ')

const colour = (tone: Tone | null) => (tone === null ? 'none' : printColours[tone])

function stroke({ stroke: tone, strokeWidth, dash }: { stroke: Tone; strokeWidth: number; dash: string }) {
  return {
    ...{ stroke: colour(tone), 'stroke-width': strokeWidth },
    ...{ 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    ...(dash ? { 'stroke-dasharray': dash } : {}),
  }
}

function element(shape: Shape): string {
  switch (shape.kind) {
    case 'line': {
      const { x1, y1, x2, y2 } = shape
      return `<line ${attributes({ x1, y1, x2, y2, ...stroke(shape) })}/>`
    }
    case 'rect': {
      const { x, y, width, height, radius, fill } = shape
      return `<rect ${attributes({ x, y, width, height, rx: radius, fill: colour(fill), ...stroke(shape) })}/>`
    }
    case 'circle': {
      const { cx, cy, r, fill } = shape
      return `<circle ${attributes({ cx, cy, r, fill: colour(fill) })}/>`
    }
    case 'path':
      return `<path ${attributes({ d: shape.d, fill: colour(shape.fill), ...stroke(shape) })}/>`
    case 'text': {
      const { x, y, text, anchor, size, isBold, fill, hasHalo } = shape
      const look = { x, y, 'text-anchor': anchor, 'font-size': size, 'font-weight': isBold ? 600 : 400 }
      const written = (more: Readonly<Record<string, string | number>>) =>
        `<text ${attributes({ ...look, fill: colour(fill), ...more })}>${escapeXml(text)}</text>`
      const halo = { ...stroke({ stroke: 'paper', strokeWidth: 4, dash: '' }), fill: colour('paper') }
      return hasHalo ? written(halo) + written({}) : written({})
    }
  }
}

/** A drawing as an SVG file for print. Every text in it is escaped. */
export function svgOf({ width, height, shapes }: Scene, fontFamily: string): string {
  const size = attributes({
    width,
    height,
    viewBox: `0 0 ${round(width)} ${round(height)}`,
    'font-family': fontFamily,
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${shapes.map(element).join('')}</svg>`
}
