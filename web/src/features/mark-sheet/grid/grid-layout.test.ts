import { newLeaf } from '@classeur/domain/exams'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gapBefore, gridLayoutOf } from './grid-layout.ts'

test('gaps and widths put every rendered question at its start, whichever questions are rendered', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ width: fc.integer({ min: 40, max: 160 }), isRendered: fc.boolean() }), {
        maxLength: 60,
      }),
      (questions) => {
        const nameWidth = 236
        const widths = questions.map(({ width }) => width)
        const starts = widths.map((_, col) =>
          widths.slice(0, col).reduce((sum, width) => sum + width, nameWidth),
        )
        const rendered = questions.flatMap(({ isRendered }, col) => (isRendered ? [col] : []))
        let end = nameWidth
        for (const [index, col] of rendered.entries()) {
          const start = end + gapBefore({ nameWidth, starts, widths }, col, rendered[index - 1])
          expect(start).toBe(starts[col])
          end = start + (widths[col] ?? 0)
        }
      },
    ),
  )
})

const result = { scale: { kind: 'points', max: 20 }, rounding: 'tenth' } as const
const marginOfPagePx = 18

test.each([320, 360, 390, 430])(
  'a phone of %i px shows whole questions, and never a part of a maximum',
  (width) => {
    for (const points of [2.5, 10, 12.5]) {
      const columns = Array.from({ length: 12 }, (_, index) => ({
        ...{ leaf: newLeaf(`leaf${index}`, `Q${index + 1}`, points * 100), label: `Q${index + 1}` },
        ...{ group: '', markers: [] },
      }))
      const available = width - marginOfPagePx
      const layout = gridLayoutOf(columns, available, {
        result,
        maximumHundredths: points * 1200,
        hasRanks: false,
      })
      const visibleEnd = available - layout.coveredEnd
      const cut = layout.starts.findLastIndex((start) => start < visibleEnd)
      expect(cut).toBeGreaterThan(0)
      // The padding of a heading and its first letter take more than this.
      expect(visibleEnd - (layout.starts[cut] ?? 0)).toBeLessThan(17)
    }
  },
)

test('a table that lacks up to 36 px is whole with narrower names, and a wider one scrolls with names of full width', () => {
  const columns = Array.from({ length: 10 }, (_, index) => ({
    ...{ leaf: newLeaf(`leaf${index}`, `Q${index + 1}`, 200), label: `Q${index + 1}` },
    ...{ group: '', markers: [] },
  }))
  const layoutIn = (available: number) =>
    gridLayoutOf(columns, available, { result, maximumHundredths: 2000, hasRanks: true })
  const { inlineSize: whole, nameWidth } = layoutIn(640)
  for (const missing of [0, 6, 36]) {
    expect(layoutIn(whole - missing)).toMatchObject({
      inlineSize: whole - missing,
      nameWidth: nameWidth - missing,
    })
  }
  expect(layoutIn(whole - 37)).toMatchObject({ inlineSize: whole, nameWidth })
})
