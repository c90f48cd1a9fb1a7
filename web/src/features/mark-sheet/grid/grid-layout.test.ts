import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gapBefore } from './grid-layout.ts'

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
