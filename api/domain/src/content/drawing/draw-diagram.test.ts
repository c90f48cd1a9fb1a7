import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages } from '../../text/language.ts'
import type { Diagram } from '../diagram.ts'
import { drawDiagram } from './draw-diagram.ts'
import type { Scene, Shape } from './scene.ts'
import { svgOf } from './svg-of.ts'
import { textWidth } from './text-width.ts'

const english = { language: 'en' } as const

const label = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.constantFrom('', '1/2', 'Sara', 'النقطة A', '$x^2$ is <b>'),
)
const finite = fc.oneof(
  fc.double({ min: -1_000_000, max: 1_000_000, noNaN: true }),
  fc.integer({ min: -10, max: 10 }),
  fc.integer({ min: 0, max: 5 }).map((tiny) => 999_999 + tiny * 1e-9),
)
const step = fc.oneof(
  fc.double({ min: 0, minExcluded: true, max: 1e9, noNaN: true }),
  fc.constant(Number.MIN_VALUE),
)
const point = { x: finite, y: finite }
const axis = fc.record({ from: finite, to: finite, step, label })
/** Everything that the contract accepts. */
const anyDiagram: fc.Arbitrary<Diagram> = fc.oneof(
  fc.record({
    kind: fc.constant('number-line' as const),
    ...{ from: finite, to: finite, step },
    marks: fc.array(fc.record({ at: finite, label }), { maxLength: 20 }),
  }),
  fc.record({
    kind: fc.constant('fraction-bars' as const),
    bars: fc.array(
      fc
        .nat(59)
        .chain((rest) => fc.record({ parts: fc.constant(rest + 1), shaded: fc.nat(rest + 1), label })),
      { minLength: 1, maxLength: 8 },
    ),
  }),
  fc.record({
    kind: fc.constant('coordinate-grid' as const),
    ...{ x: axis, y: axis },
    points: fc.array(fc.record({ ...point, label }), { maxLength: 20 }),
    curves: fc.array(
      fc.record({ label, points: fc.array(fc.record(point), { minLength: 2, maxLength: 60 }) }),
      {
        maxLength: 6,
      },
    ),
  }),
  fc.record({
    kind: fc.constant('stack' as const),
    layers: fc.array(
      fc.record({ label: fc.string({ minLength: 1, maxLength: 80 }), note: fc.string({ maxLength: 200 }) }),
      {
        minLength: 2,
        maxLength: 10,
      },
    ),
  }),
  fc.record({
    kind: fc.constant('flow' as const),
    steps: fc.array(fc.string({ minLength: 1, maxLength: 80 }), { minLength: 2, maxLength: 10 }),
    cycle: fc.boolean(),
  }),
)

const numbersOf = (shape: Shape): number[] => [
  ...Object.values(shape).filter((value): value is number => typeof value === 'number'),
  ...(shape.kind === 'path' ? (shape.d.match(/-?[\d.e+-]+|NaN|Infinity/g) ?? []).map(Number) : []),
]

type TextShape = Extract<Shape, { kind: 'text' }>
const textsOf = ({ shapes }: Scene): TextShape[] => shapes.filter((shape) => shape.kind === 'text')
const withoutIsolates = (text: string) => text.replace(/[\u2067\u2069]/g, '')
function boxOf({ x, y, text, anchor, size, isBold }: TextShape) {
  const width = textWidth(withoutIsolates(text), size, isBold)
  const left = x - { start: 0, middle: width / 2, end: width }[anchor]
  return { left, right: left + width, top: y - size * 0.72, bottom: y + size * 0.1, text }
}
/** Pairs of texts that cover each other. */
function overlapsIn(scene: Scene): string[] {
  const boxes = textsOf(scene).map(boxOf)
  return boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map((b) => `${a.text} / ${b.text}`),
  )
}
const linesOf = ({ shapes }: Scene) => shapes.filter((shape) => shape.kind === 'line')
const fits = (scene: Scene) =>
  textsOf(scene)
    .map(boxOf)
    .every(({ left, right }) => left >= -1 && right <= scene.width + 1)

describe('drawDiagram', () => {
  it('draws every diagram of the contract with finite numbers, few shapes and a small size', () => {
    fc.assert(
      fc.property(anyDiagram, fc.constantFrom(...languages), (diagram, language) => {
        const scene = drawDiagram(diagram, { language })
        expect(scene.shapes.length).toBeLessThan(900)
        expect(scene.width).toBeLessThan(1200)
        expect(scene.height).toBeLessThan(2400)
        expect([scene.width, scene.height, ...scene.shapes.flatMap(numbersOf)].every(Number.isFinite)).toBe(
          true,
        )
      }),
      { numRuns: 500 },
    )
  })

  it('fits into the room of a narrow screen, with labels of the same size', () => {
    const sizesOf = ({ shapes }: Scene) =>
      new Set(shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.size] : [])))
    const axis = { from: 0, to: 10, step: 1, label: '' }
    const diagrams: Diagram[] = [
      { kind: 'number-line', from: 0, to: 10, step: 1, marks: [{ at: 4, label: 'A' }] },
      { kind: 'fraction-bars', bars: [{ parts: 8, shaded: 3, label: 'Leo' }] },
      { kind: 'coordinate-grid', x: axis, y: axis, points: [{ x: 2, y: 3, label: 'A' }], curves: [] },
    ]
    for (const diagram of diagrams) {
      const [usual, narrow] = [english, { ...english, widest: 300 }].map((options) =>
        drawDiagram(diagram, options),
      )
      expect(usual?.width).toBeGreaterThan(400)
      expect(narrow?.width).toBeLessThanOrEqual(300)
      expect(narrow && sizesOf(narrow)).toEqual(usual && sizesOf(usual))
    }
  })

  it('writes every label as text of the SVG, never as markup', () => {
    const text = '<script>&"\u0000 x'
    const svg = svgOf(drawDiagram({ kind: 'flow', steps: [text, 'b'], cycle: false }, english), 'Inter')
    expect(svg).toContain('&lt;script&gt;&amp;&quot; x')
    expect(svg).not.toContain('<script>')
  })

  it('widens a step that would make a grey block, and replaces one that makes no tick', () => {
    const ticks = (step: number, to = 100) =>
      linesOf(drawDiagram({ kind: 'number-line', from: 0, to, step, marks: [] }, english)).length - 1
    expect(ticks(1)).toBe(51)
    expect(ticks(0.001)).toBe(51)
    expect(ticks(5000)).toBe(6)
    expect(ticks(1, 0)).toBeGreaterThanOrEqual(2)
  })

  it('thins out the numbers so that none touch, also for long numbers', () => {
    for (const [from, to, step] of [
      ...[
        [0, 50, 1],
        [-1_000_000, 1_000_000, 50_000],
        [0, 1, 0.025],
        [999_000, 1_000_000, 20],
      ],
    ] as [number, number, number][]) {
      const scene = drawDiagram({ kind: 'number-line', from, to, step, marks: [] }, english)
      expect(overlapsIn(scene)).toEqual([])
      expect(fits(scene)).toBe(true)
      expect(textsOf(scene).length).toBeGreaterThan(2)
    }
  })

  it('puts the labels of close marks into rows', () => {
    const marks = [0.5, 0.52, 0.55, 0.6, 1].map((at, index) => ({ at, label: `a label ${String(index)}` }))
    const scene = drawDiagram({ kind: 'number-line', from: 0, to: 1, step: 0.1, marks }, english)
    expect(overlapsIn(scene)).toEqual([])
    expect(fits(scene)).toBe(true)
  })

  it('stacks the fractions of a number line whose marks are fractions', () => {
    const inFractions = drawDiagram(
      { kind: 'number-line', from: 0, to: 1, step: 0.25, marks: [{ at: 0.75, label: '3/4' }] },
      english,
    )
    expect(textsOf(inFractions).map(({ text }) => text)).toEqual([
      '0',
      '1',
      '4',
      '2',
      '4',
      '3',
      '4',
      '1',
      '3',
      '4',
    ])
    const thirds = drawDiagram({ kind: 'number-line', from: 0, to: 1, step: 0.333, marks: [] }, english)
    expect(textsOf(thirds).map(({ text }) => text)).toEqual(['0', '1', '3', '2', '3', '1'])
    const decimals = drawDiagram(
      { kind: 'number-line', from: 0, to: 1, step: 0.25, marks: [] },
      { language: 'fr' },
    )
    expect(textsOf(decimals).map(({ text }) => text)).toEqual(['0,00', '0,25', '0,50', '0,75', '1,00'])
  })

  it('shades the given part of a bar', () => {
    const scene = drawDiagram(
      { kind: 'fraction-bars', bars: [{ parts: 4, shaded: 3, label: '3/4' }] },
      english,
    )
    const [whole, shaded] = scene.shapes.filter((shape) => shape.kind === 'rect')
    expect(shaded && whole && shaded.width / whole.width).toBe(0.75)
    expect(linesOf(scene)).toHaveLength(4)
  })

  it('puts labels of a grid beside each other, next to their points, inside the drawing', () => {
    const at = (x: number, y: number, name: string) => ({
      x,
      y,
      label: `${name}(${String(x)}, ${String(y)})`,
    })
    const scene = drawDiagram(
      {
        kind: 'coordinate-grid',
        x: { from: -4, to: 4, step: 1, label: 'x' },
        y: { from: -2, to: 10, step: 1, label: 'y' },
        points: [at(2, 4, 'A'), at(-2, 4, 'B'), at(0, 0, 'O'), at(2.2, 4.4, 'C')],
        curves: [
          { label: 'y = x²', points: [-3, -2, -1, 0, 1, 2, 3].map((x) => ({ x, y: x * x })) },
          { label: 'y = x + 2', points: [at(-4, -2, ''), at(4, 6, '')].map(({ x, y }) => ({ x, y })) },
        ],
      },
      english,
    )
    expect(overlapsIn(scene)).toEqual([])
    expect(fits(scene)).toBe(true)
  })

  it('draws a curve through its points, and a journey with corners', () => {
    const parts = (points: { x: number; y: number }[]) => {
      const scene = drawDiagram(
        {
          kind: 'coordinate-grid',
          x: { from: 0, to: 6, step: 1, label: '' },
          y: { from: 0, to: 36, step: 6, label: '' },
          points: [],
          curves: [{ label: '', points }],
        },
        english,
      )
      return scene.shapes.flatMap((shape) =>
        shape.kind === 'path' && shape.fill === null ? shape.d.split('L') : [],
      )
    }
    expect(parts([0, 1, 2, 3, 4, 5, 6].map((x) => ({ x, y: x * x }))).length).toBeGreaterThan(50)
    expect(parts([0, 12, 12, 18, 30].map((y, x) => ({ x, y })))).toHaveLength(5)
  })

  it('draws nothing of a curve outside the grid', () => {
    const scene = drawDiagram(
      {
        kind: 'coordinate-grid',
        x: { from: 0, to: 10, step: 1, label: '' },
        y: { from: 0, to: 10, step: 1, label: '' },
        points: [],
        curves: [
          {
            label: '',
            points: [
              { x: -100, y: -100 },
              { x: 100, y: 100 },
            ],
          },
        ],
      },
      english,
    )
    const curve = scene.shapes.find((shape) => shape.kind === 'path' && shape.fill === null)
    if (curve?.kind !== 'path') throw new Error('the curve')
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = curve.d.match(/[\d.]+/g)?.map(Number) ?? []
    for (const x of [x1, x2]) expect(x).toBeLessThanOrEqual(scene.width)
    for (const y of [y1, y2]) expect(y).toBeLessThanOrEqual(scene.height)
    expect(x1).toBeGreaterThan(0)
  })

  it.each([2, 3, 5, 10])('a circle of %i steps has room for every text and an arrow after each', (count) => {
    const steps = Array.from(
      { length: count },
      (_, index) => `Step ${String(index)} with more words than fit on a line`,
    )
    const scene = drawDiagram({ kind: 'flow', steps, cycle: true }, english)
    expect(overlapsIn(scene)).toEqual([])
    expect(fits(scene)).toBe(true)
    expect(scene.shapes.filter((shape) => shape.kind === 'path' && shape.fill !== null)).toHaveLength(count)
  })

  it('goes from right to left in Arabic, except where numbers decide', () => {
    const firstX = (diagram: Diagram, language: 'en' | 'ar') =>
      textsOf(drawDiagram(diagram, { language }))[0]?.x ?? 0
    const flow: Diagram = { kind: 'flow', steps: ['تبخر', 'تكاثف'], cycle: false }
    expect(firstX(flow, 'ar')).toBeGreaterThan(firstX(flow, 'en'))
    const line: Diagram = { kind: 'number-line', from: 0, to: 5, step: 1, marks: [] }
    expect(firstX(line, 'ar')).toBe(firstX(line, 'en'))
  })
})
