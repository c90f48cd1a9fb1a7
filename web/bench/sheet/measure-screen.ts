import type { BenchPerson } from '../../../api/bench/bench-people.ts'
import { alternate, compare, limited, type BenchEnvironment, type Row } from '@classeur/local/bench'
import { setTimeout as pause } from 'node:timers/promises'
import { newSheet, fillSheet, pointsAt, type SheetSize } from './bench-sheets.ts'
import { compareWithin } from './compare-within.ts'
import { pasteBlock, typeMark } from './measure-typing.ts'
import { openPages } from './open-pages.ts'
import { slowDown } from './page-probe.ts'
import { untilLogged } from './until-idle.ts'

const rounds = 7
const slowRounds = 5
const slower = 4
const afterwardsMs = 500
const size: SheetSize = { students: 40, questions: 30 }
const typedAt = { row: 3, col: 2 }

/** A digit that differs from the cell's content after the block of a round. */
const otherThan = (round: number) => String((pointsAt(typedAt.row, typedAt.col, round) + 2) % 5)

/**
 * P7, screen: from pasting 1,200 cells and from typing one mark to paint, compared with a React grid of
 * memoised rows.
 */
export async function measureScreen(environment: BenchEnvironment, person: BenchPerson): Promise<Row[]> {
  const pages = await openPages(environment, person)
  const { product, bare } = pages
  const sheet = await newSheet(pages.api, size)
  await fillSheet(pages.api, sheet)
  await pages.fillBare('p7', size)
  await pages.openProduct(sheet.examId)
  await pages.openBare('p7')

  const requests: { bytes: number }[] = []
  product.page.on('request', (request) => {
    if (request.method() === 'PUT') requests.push({ bytes: request.postDataBuffer()?.length ?? 0 })
  })
  const at = `${typedAt.row}:${typedAt.col}`
  let pasted = 0
  /** `round` is the round of the pasted block; the cells contain the previous one. */
  async function turn(window: typeof product, form: 'asks' | 'at once', round: number) {
    const typed = await typeMark(window, at, otherThan(round - 1))
    await typeMark(window, at, String(pointsAt(typedAt.row, typedAt.col, round - 1)))
    const paste = await pasteBlock(window, size, round, form)
    // The server's work after the response must not affect the next measurement.
    await untilLogged(environment)
    await pause(afterwardsMs)
    return { paste, typed }
  }
  const run = async (count: number) => {
    const from = pasted + 1
    pasted += count + 1
    return alternate(
      count,
      (round) => turn(product, 'asks', from + round),
      (round) => turn(bare, 'at once', from + round),
    )
  }
  const usual = await run(rounds)
  const pastes = requests.filter(({ bytes }) => bytes > 2000)
  for (const { session } of [product, bare]) await slowDown(session, slower)
  const slow = await run(slowRounds)
  const nodes = await product.page.evaluate(() => document.querySelectorAll('[role=grid] *').length)
  const bareNodes = await bare.page.evaluate(() => document.querySelectorAll('[role=grid] *').length)
  await pages.close()
  console.error(`nodes of the bare grid: ${bareNodes}`)

  type Turn = (typeof usual.ours)[number]
  const both = (of: (turn: Turn) => number) => ({ ours: usual.ours.map(of), bare: usual.bare.map(of) })
  const slowly = (of: (turn: Turn) => number) => ({ ours: slow.ours.map(of), bare: slow.bare.map(of) })
  const line = { goalId: 'P7', unit: 'ms' }
  const atSlow = { ...line, most: 200 }
  return [
    compare({
      ...{ ...line, what: 'Paste of 40 × 30: shown over the sheet, applied, painted', most: 1.5 },
      ...both(({ paste }) => paste.painted),
    }),
    compare({
      ...{ ...line, what: 'Paste of 40 × 30: work of the page', unit: 'ms CPU', most: 1.5 },
      ...both(({ paste }) => paste.cpu),
    }),
    compare({
      ...{ ...line, what: 'Paste of 40 × 30: applied to acknowledged', most: 1.5 },
      ...both(({ paste }) => paste.saved),
    }),
    compare({
      ...line,
      what: 'A typed key to its echo',
      most: 1.5,
      ...both(({ typed }) => typed.echo),
    }),
    compare({ ...line, what: 'Enter to painted', most: 1.5, ...both(({ typed }) => typed.taken) }),
    compareWithin({
      ...{ ...atSlow, what: 'Paste shown over the sheet, CPU 4 × slower' },
      ...slowly(({ paste }) => paste.asked || paste.painted),
    }),
    compareWithin({
      ...{ ...atSlow, what: 'Paste applied to painted, CPU 4 × slower' },
      ...slowly(({ paste }) => paste.painted - paste.asked),
    }),
    compareWithin({
      ...{ ...atSlow, what: 'A typed key to its echo, CPU 4 × slower' },
      ...slowly(({ typed }) => typed.echo),
    }),
    compareWithin({
      ...{ ...atSlow, what: 'Enter to painted, CPU 4 × slower' },
      ...slowly(({ typed }) => typed.taken),
    }),
    limited({ ...line, what: 'Elements of the grid', unit: 'nodes', ours: nodes, most: 1400 }),
    limited({
      ...{ ...line, what: 'Requests of a paste of 1,200 cells', unit: 'requests', most: 1 },
      ours: pastes.length / (rounds + 1),
    }),
    limited({
      ...{ ...line, what: 'Body of a paste of 1,200 cells', unit: 'KB', most: 25 },
      ours: Math.max(...pastes.map(({ bytes }) => bytes)) / 1000,
    }),
  ]
}
