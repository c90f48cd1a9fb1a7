import type { BenchPerson } from '../../../api/bench/bench-people.ts'
import { alternate, compare, type BenchEnvironment, type Row } from '@classeur/local/bench'
import { setTimeout as pause } from 'node:timers/promises'
import { fillSheet, newSheet, pointsAt } from './bench-sheets.ts'
import { compareWithin } from './compare-within.ts'
import { scrollThrough } from './measure-scroll.ts'
import { pasteBlock, typeMark } from './measure-typing.ts'
import { openPages } from './open-pages.ts'
import { untilLogged } from './until-idle.ts'

const rounds = 5
const afterwardsMs = 500
const questions = 60
const classSizes = [50, 100, 200] as const
const block = { students: 40, questions: 30 }
/** 60 frames per second, plus the rounding of a clock with tenths of a millisecond. */
const longestFrameMs = 16.8

/**
 * P14, screen: opening, scrolling, typing and pasting in 200 × 60 cells, compared with a bare grid of the same size.
 */
export async function measureLargeScreen(environment: BenchEnvironment, person: BenchPerson): Promise<Row[]> {
  const pages = await openPages(environment, person)
  const { product, bare } = pages
  const sheets = new Map<number, string>()
  for (const students of classSizes) {
    const sheet = await newSheet(pages.api, { students, questions })
    await fillSheet(pages.api, sheet)
    await pages.fillBare(`large-${students}`, { students, questions })
    sheets.set(students, sheet.examId)
  }
  await untilLogged(environment)
  const openOurs = (students: number) => pages.openProduct(sheets.get(students) ?? '')
  const openBare = (students: number) => pages.openBare(`large-${students}`)
  const opened = new Map<
    number,
    Awaited<ReturnType<typeof alternate<Awaited<ReturnType<typeof openOurs>>>>>
  >()
  for (const students of classSizes)
    opened.set(
      students,
      await alternate(
        rounds,
        () => openOurs(students),
        () => openBare(students),
      ),
    )
  const scrolled = await alternate(
    rounds,
    () => scrollThrough(product),
    () => scrollThrough(bare),
  )
  await openOurs(200)
  await openBare(200)
  const turn = async (window: typeof product, form: 'asks' | 'at once', round: number) => {
    const typed = await typeMark(window, '6:3', String((pointsAt(6, 3, round) + 4) % 5))
    await typeMark(window, '6:3', String(pointsAt(6, 3, round)))
    const paste = await pasteBlock(window, block, round + 1, form)
    // The server's work after the response must not affect the next measurement.
    await untilLogged(environment)
    await pause(afterwardsMs)
    return { paste, typed }
  }
  const typed = await alternate(
    rounds,
    (round) => turn(product, 'asks', round),
    (round) => turn(bare, 'at once', round),
  )
  await pages.close()

  const line = { goalId: 'P14', unit: 'ms', most: 1.5 }
  const of = <One>({ ours, bare: other }: { ours: One[]; bare: One[] }, value: (one: One) => number) => ({
    ours: ours.map(value),
    bare: other.map(value),
  })
  const at = (students: number) => opened.get(students) ?? { ours: [], bare: [] }
  const perCell = (students: number) =>
    at(students).ours.map(({ cpu }) => (cpu * 1000) / (students * questions))
  const what = '200 × 60'
  return [
    compare({ ...line, what: `${what}: opened to cells painted`, ...of(at(200), ({ cells }) => cells) }),
    compare({ ...line, what: `${what}: opened to first paint`, ...of(at(200), ({ first }) => first) }),
    compare({
      ...line,
      what: `${what}: opened, work of the page`,
      unit: 'ms CPU',
      ...of(at(200), ({ cpu }) => cpu),
    }),
    ...[100, 200].map((students) =>
      compare({
        ...{ ...line, unit: 'µs CPU a cell', most: 1.3 },
        what: `Page opened with ${students * questions} cells beside 3000`,
        ...{ ours: perCell(students), bare: perCell(50) },
      }),
    ),
    compareWithin({
      ...line,
      what: `${what}: scrolled, time between frames`,
      ...of(scrolled, (one) => one.median),
      most: longestFrameMs,
    }),
    compare({ ...line, what: `${what}: scrolled, between frames p95`, ...of(scrolled, ({ p95 }) => p95) }),
    compareWithin({
      ...line,
      what: `${what}: scrolled, work of the page a frame`,
      unit: 'ms CPU',
      ...of(scrolled, ({ cpu }) => cpu),
      most: longestFrameMs,
    }),
    compare({ ...line, what: `${what}: a typed key to its echo`, ...of(typed, (one) => one.typed.echo) }),
    compare({ ...line, what: `${what}: Enter to painted`, ...of(typed, (one) => one.typed.taken) }),
    compare({ ...line, what: `${what}: Enter to acknowledged`, ...of(typed, (one) => one.typed.saved) }),
    compare({
      ...line,
      what: `${what}: paste of 1,200 cells to painted`,
      ...of(typed, ({ paste }) => paste.painted),
    }),
    compare({
      ...line,
      what: `${what}: paste applied to acknowledged`,
      ...of(typed, ({ paste }) => paste.saved),
    }),
  ]
}
