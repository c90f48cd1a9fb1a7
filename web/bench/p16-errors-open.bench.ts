import { alternate, bench, compare } from '@classeur/local/bench'
import { openErrorsPages } from './sheet/errors-sheet.ts'

const rounds = 5

/** P16: opening the errors table of 200 × 60 marks, compared with a bare grid of the same size. */
await bench(async (environment) => {
  const pages = await openErrorsPages(environment)
  const opened = await alternate(rounds, pages.openOurs, pages.openOther)
  await pages.close()
  const line = { goalId: 'P16', most: 1.5 }
  const of = (value: (one: (typeof opened.ours)[number]) => number) => ({
    ours: opened.ours.map(value),
    bare: opened.bare.map(value),
  })
  return [
    compare({
      ...line,
      what: 'Errors of 200 × 60: opened to cells painted',
      unit: 'ms',
      ...of(({ cells }) => cells),
    }),
    compare({
      ...line,
      what: 'Errors of 200 × 60: opened, work of the page',
      unit: 'ms CPU',
      ...of(({ cpu }) => cpu),
    }),
  ]
})
