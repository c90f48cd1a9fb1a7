import { alternate, bench, compare } from '@classeur/local/bench'
import { compareWithin } from './sheet/compare-within.ts'
import { dragThreshold } from './sheet/drag-threshold.ts'
import { openErrorsPages } from './sheet/errors-sheet.ts'

const rounds = 5
/** 60 frames per second, plus the rounding of a clock with tenths of a millisecond. */
const longestFrameMs = 16.8

/** P17: dragging the threshold of an errors table of 200 × 60, compared with a bare grid that marks its cells. */
await bench(async (environment) => {
  const pages = await openErrorsPages(environment)
  await pages.openOurs()
  await pages.openOther()
  const dragged = await alternate(
    rounds,
    () => dragThreshold(pages.product),
    () => dragThreshold(pages.bare),
  )
  await pages.close()
  const of = (value: (one: (typeof dragged.ours)[number]) => number) => ({
    ours: dragged.ours.map(value),
    bare: dragged.bare.map(value),
  })
  const what = 'Threshold dragged over 200 × 60'
  const line = { goalId: 'P17', unit: 'ms', most: longestFrameMs }
  return [
    compareWithin({ ...line, what: `${what}: time between frames`, ...of((one) => one.median) }),
    compare({ ...line, what: `${what}: between frames p95`, most: 1.5, ...of(({ p95 }) => p95) }),
    compareWithin({
      ...{ ...line, what: `${what}: work of the page a step`, unit: 'ms CPU' },
      ...of(({ cpu }) => cpu),
    }),
  ]
})
