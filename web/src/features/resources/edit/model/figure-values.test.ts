import type { ItemFigure } from '@classeur/contracts'
import { expect, it } from 'vitest'
import { figureText, figureValues, readFigure, type FigureOf } from './figure-values.ts'

const axis = { from: -2, to: 6, step: 1, label: 'x' }
const figures: ItemFigure[] = [
  { kind: 'fraction-bars', bars: [{ parts: 8, shaded: 3, label: '3/8' }] },
  { kind: 'number-line', from: 0, to: 2, step: 0.25, marks: [{ at: 0.75, label: 'A' }] },
  { kind: 'clock', hour: 14, minute: 5, hands: true },
  {
    ...{ kind: 'coordinate-grid', x: axis, y: axis, points: [{ x: 1, y: -2, label: 'P' }] },
    curves: [
      {
        label: 'f',
        points: [
          { x: 0, y: 0 },
          { x: 2, y: 4 },
        ],
      },
    ],
  },
  { kind: 'table', header: ['Day', '12'], rows: [['Monday', '7']] },
]

it('a figure that nobody changes is read as it was', () => {
  for (const figure of figures) {
    const values = figureValues(figure)
    expect(values && readFigure(values)).toEqual(figure)
  }
})

const line = (at: string): FigureOf<'number-line'> => ({
  ...{ kind: 'number-line', from: '0', to: '2', step: '1', marks: [{ at, label: '' }] },
})
it.each([
  ['1,5', 1.5],
  ['٠٫٥', 0.5],
  ['−1', -1],
  ['3/4', 0.75],
  [' 2 ', 2],
])('a number may be typed as %s', (typed, at) => {
  expect(readFigure(line(typed))).toMatchObject({ marks: [{ at }] })
})

it('what is not a number, or not possible, is not read', () => {
  for (const typed of ['', 'a', '1/0', '1/2/3', '-', '1e99']) expect(readFigure(line(typed))).toBeNull()
  expect(readFigure({ kind: 'fraction-bars', bars: [{ parts: '4', shaded: '5', label: '' }] })).toBeNull()
  expect(readFigure({ kind: 'clock', hour: '25', minute: '0', hands: true })).toBeNull()
})

it('numbers in labels and cells stay text', () => {
  const table: FigureOf<'table'> = { kind: 'table', header: [], rows: [['1,50', 'x']] }
  expect(readFigure(table)).toEqual(table)
  expect(figureText(table)).toBe('1,50 · x')
  expect(figureText(null)).toBe('')
})
