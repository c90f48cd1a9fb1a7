import { describe, expect, it } from 'vitest'
import { altTextWithLabels, drawLabel, labelDirection, svgOfLabels, type LabelToDraw } from './index.ts'
import { labelLines } from './label-lines.ts'
import { labelTextWidth } from './text-width.ts'

const picture = { width: 1200, height: 900 }
const text = (words: string, more: Partial<Extract<LabelToDraw, { kind: 'text' }>> = {}): LabelToDraw => ({
  ...{ kind: 'text', id: 'label1', colour: 'ink', text: words, at: { x: 5000, y: 5000 } },
  ...{ size: 'medium', plate: false, leader: null },
  ...more,
})
const elements = (label: LabelToDraw, size = picture) => drawLabel(label, size).elements
const tags = (label: LabelToDraw) => elements(label).map(({ tag }) => tag)
const lines = (label: LabelToDraw) => elements(label).flatMap((one) => (one.tag === 'text' ? [one.text] : []))

describe('the direction of a label', () => {
  it.each([
    ['Nucleus', 'ltr'],
    ['النواة', 'rtl'],
    ['1. النواة (nucleus)', 'rtl'],
    ['Nucleus: النواة', 'ltr'],
    ['45 %', 'ltr'],
    ['', 'ltr'],
  ])('of “%s” is %s, that of its first letter', (words, direction) => {
    expect(labelDirection(words)).toBe(direction)
  })

  it('is written into each line, so that files and screens order mixed scripts alike', () => {
    expect(lines(text('الخلية (cell)'))).toEqual(['\u2067الخلية (cell)\u2069'])
    expect(lines(text('Cell الخلية'))).toEqual(['\u2066Cell الخلية\u2069'])
  })
})

describe('the position of a label', () => {
  it('is in the same share of the picture at every size', () => {
    const label = text('Nucleus', {
      at: { x: 2500, y: 7500 },
      leader: { to: { x: 9000, y: 1000 }, end: 'arrow' },
    })
    const [small, large] = [{ width: 400, height: 300 }, picture].map((size) => drawLabel(label, size).box)
    expect(large?.x).toBeCloseTo((small?.x ?? 0) * 3, 0)
    expect(large?.width).toBeCloseTo((small?.width ?? 0) * 3, 0)
  })

  it('has its middle where it was put', () => {
    const { x, y, width, height } = drawLabel(text('Nucleus', { at: { x: 2500, y: 7500 } }), picture).box
    expect([x + width / 2, y + height / 2].map(Math.round)).toEqual([300, 675])
  })

  it.each([
    [0, 0],
    [10_000, 10_000],
  ])('at the corner %i, %i keeps all of the text in the picture', (x, y) => {
    const { box } = drawLabel(text('Chloroplast', { at: { x, y }, size: 'large' }), picture)
    expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(picture.width)
    expect(box.y + box.height).toBeLessThanOrEqual(picture.height)
  })
})

describe('the lines of a label', () => {
  it('break between words where the text would be too wide, and where its author broke them', () => {
    const broken = labelLines('The cell wall protects the cell\nand gives it shape', 300, 30)
    expect(broken.length).toBeGreaterThan(2)
    expect(broken.join(' ')).toBe('The cell wall protects the cell and gives it shape')
    for (const line of broken) expect(labelTextWidth(line, 30)).toBeLessThanOrEqual(300)
  })

  it('cut a word that is wider than a line', () => {
    const broken = labelLines('x'.repeat(200), 300, 30)
    expect(broken.join('')).toBe('x'.repeat(200))
    for (const line of broken) expect(labelTextWidth(line, 30)).toBeLessThanOrEqual(300)
  })

  it('keep a number and its unit together at a no-break space', () => {
    expect(labelLines('about 12\u00a0cm', labelTextWidth('about 12', 30) + 1, 30)).toEqual([
      'about',
      '12\u00a0cm',
    ])
  })
})

describe('the line of a label', () => {
  const leader = (x: number, y: number, end: 'none' | 'dot' | 'arrow') =>
    text('Nucleus', { leader: { to: { x, y }, end } })

  it('starts at the edge of the text and ends at its point', () => {
    const { box, elements: drawn } = drawLabel(leader(5000, 9000, 'dot'), picture)
    const line = drawn.find(({ tag }) => tag === 'line')?.attributes
    expect(line).toMatchObject({ x1: 600, x2: 600, y2: 810 })
    expect(line?.['y1']).toBeCloseTo(box.y + box.height, 1)
    expect(drawn.find(({ tag }) => tag === 'circle')?.attributes).toMatchObject({ cx: 600, cy: 810 })
  })

  it('has the end that was chosen', () => {
    expect(tags(leader(0, 0, 'none'))).toEqual(['line', 'line', 'text'])
    expect(tags(leader(0, 0, 'dot'))).toEqual(['line', 'circle', 'line', 'text'])
    expect(tags(leader(0, 0, 'arrow'))).toEqual(['line', 'path', 'line', 'text'])
  })

  it('is not drawn to a point under the text', () => {
    expect(tags(leader(5010, 5010, 'dot'))).toEqual(['text'])
  })

  it('without a length is drawn without a broken number', () => {
    const point = { x: 5000, y: 5000 }
    const line: LabelToDraw = {
      kind: 'line',
      id: 'line01',
      colour: 'red',
      from: point,
      to: point,
      end: 'arrow',
    }
    expect(JSON.stringify(elements(line))).not.toMatch(/NaN|null/)
  })
})

it('white labels stand on dark ground, and all others on white', () => {
  const plate = (colour: 'white' | 'blue') =>
    elements(text('x', { plate: true, colour })).find(({ tag }) => tag === 'rect')?.attributes['fill']
  expect([plate('white'), plate('blue')]).toEqual(['#1c2321', '#ffffff'])
})

it('a text is escaped in a file', () => {
  const svg = svgOfLabels([text(`<b> & "x" 'y'\u0001`)], picture, 'Inter')
  expect(svg).toContain('&lt;b&gt; &amp; &quot;x&quot; &#39;y&#39;')
  expect(svg).not.toContain('\u0001')
  expect(svg).toContain('viewBox="0 0 1200 900"')
  expect(svg).toContain('text-anchor="middle"')
})

it('the alternative text of a labelled picture ends with its labels', () => {
  const line: LabelToDraw = {
    ...{ kind: 'line', id: 'line01', colour: 'red', end: 'none' },
    ...{ from: { x: 0, y: 0 }, to: { x: 9, y: 9 } },
  }
  expect(altTextWithLabels('A cell', [text('Cell\nwall'), line, text('النواة')])).toBe(
    'A cell · Cell wall · النواة',
  )
  expect(altTextWithLabels('', [text('Cell')])).toBe('Cell')
})
