import { limited, type BenchEnvironment, type Row } from '@classeur/local/bench'
import { loadavg } from 'node:os'
import { scrollThrough } from '../sheet/measure-scroll.ts'
import { droppedFrames } from '../sheet/page-frames.ts'
import { slowDown } from '../sheet/page-probe.ts'
import { blocks } from './grid-marks.ts'
import { gridTable, note, rankRows, type Measured } from './grid-table.ts'
import { burst, pasteMarks, typeMarks } from './measure-keys.ts'
import { heapOf, scriptsOf } from './measure-page.ts'
import { measurePhone } from './measure-phone.ts'
import { measureTypist } from './measure-typist.ts'
import { openGrids, type Contestant, type Grids } from './open-grids.ts'
import { ownName } from './peer-names.ts'

const allSizes = [
  { students: 40, questions: 30 },
  { students: 200, questions: 60 },
] as const
type Size = (typeof allSizes)[number]
const [block] = allSizes
const speeds = [1, 4] as const
const scrollSeconds = 3
/** Where marks are typed: cells that a paste overwrites, but that nobody compares with the block. */
const typedCol = 6
const typedRow = 3
const burstCol = 8

/**
 * Measures every grid in turn, so that other load affects all of them; the first round of a size warms up.
 * With `isShort`, only at
 * 40 × 30. Prints all medians with their ranks, and returns the product's rank in each of them.
 */
export async function compareGrids(
  environment: BenchEnvironment,
  { rounds, isShort }: { rounds: number; isShort: boolean },
): Promise<Row[]> {
  const sizes = isShort ? [block] : allSizes
  const grids = await openGrids(environment, sizes)
  const measured: Measured = new Map()
  for (const size of sizes) {
    for (const contestant of grids.contestants)
      await tryOn(contestant, () => weigh(contestant, size, measured))
    let paste = 0
    for (const slower of speeds)
      // At a quarter of the CPU, the pages are warm already and the times longer than the noise of the machine.
      for (
        let round = slower === 1 ? 0 : 1;
        round <= (slower === 1 ? rounds : Math.ceil(rounds / 2));
        round += 1
      ) {
        paste = (paste % blocks) + 1
        for (const contestant of grids.contestants) {
          await tryOn(contestant, () => turn(contestant, { size, slower, round, paste, measured }))
          await slowDown(contestant.window.session, 1)
          await grids.settle()
        }
      }
  }
  const own = await ownRows(grids, Math.ceil(rounds / 2))
  const names = grids.contestants.map(({ name }) => name)
  await grids.close()
  console.log(`${gridTable(measured, names)}\n\nload ${loadavg()[0]?.toFixed(1)}, ${rounds} rounds\n`)
  return [...rankRows(measured), ...own]
}

/** Reports the failure of another grid, which then lacks these values; a failure of the product ends the bench. */
async function tryOn({ name }: Contestant, measure: () => Promise<void>): Promise<void> {
  try {
    await measure()
  } catch (error) {
    if (name === ownName) throw error
    console.error(`${name} could not be measured:`, error)
  }
}

const titleOf = ({ students, questions }: Size, slower = 1) =>
  `${students} × ${questions}${slower > 1 ? ', CPU 4 × slower' : ''}`

/** What doesn't depend on the speed of the machine. */
async function weigh(contestant: Contestant, size: Size, measured: Measured): Promise<void> {
  const { name, window } = contestant
  if (size === block) note(measured, 'JavaScript, KB gz', name, await scriptsOf(contestant, size))
  await contestant.open(size)
  await window.page.waitForLoadState('networkidle')
  note(measured, `${titleOf(size)}: heap, MB`, name, await heapOf(contestant))
}

interface Turn {
  size: Size
  slower: (typeof speeds)[number]
  round: number
  /** The number of the pasted block. */
  paste: number
  measured: Measured
}

async function turn(contestant: Contestant, { size, slower, round, paste, measured }: Turn): Promise<void> {
  const { name, window, asks } = contestant
  const take = (what: string, ...values: number[]) => {
    if (round > 0) note(measured, `${titleOf(size, slower)}: ${what}`, name, ...values)
  }
  await slowDown(window.session, slower)
  take('open, ms', await contestant.open(size))
  await window.page.waitForLoadState('networkidle')
  const { echo, enter } = await typeMarks(contestant, typedRow, typedCol)
  take('key → echo, ms', ...echo)
  take('Enter → next cell, ms', ...enter)
  const { preview, apply } = await pasteMarks(contestant, block, paste)
  take('paste of 1,200 cells, ms', preview + apply)
  if (asks) {
    take('paste shown, ms', preview)
    take('paste applied, ms', apply)
  }
  // Three seconds hold enough frames, so every second round counts them.
  if (round % 2 === 0) return
  const { deltas } = await scrollThrough(window, { seconds: scrollSeconds })
  take('scrolled 3 s, dropped frames', droppedFrames(deltas))
  await contestant.open(size)
  const { dropped, wrong } = await burst(contestant, burstCol)
  take('20 keys a second for 3 s, dropped frames', dropped)
  take('20 keys a second for 3 s, wrong marks of 30', wrong)
}

/** What only the product does: a fast typist whose marks are saved, and the sheet on a phone. */
async function ownRows(grids: Grids, rounds: number): Promise<Row[]> {
  const line = { goalId: 'P15' }
  const typist = await measureTypist(grids, block)
  const title = `${typist.marks} marks typed with 120 ms between keys, CPU 4 × slower`
  const phone = await measurePhone(grids, block, rounds)
  const phoneTitle = 'Phone of 390 px, CPU 4 × slower'
  return [
    limited({
      ...line,
      what: `${title}: longest key → echo`,
      unit: 'ms',
      ours: typist.longestEcho,
      most: 200,
    }),
    limited({ ...line, what: `${title}: dropped frames`, unit: 'frames', ours: typist.dropped, most: 0 }),
    limited({
      ...line,
      what: `${title}: echoes seen`,
      unit: 'marks',
      ours: typist.echoes.length,
      atLeast: typist.marks,
    }),
    limited({ ...line, what: `${title}: saved`, unit: 'marks', ours: typist.saved, atLeast: typist.marks }),
    limited({ ...line, what: `${phoneTitle}: open`, unit: 'ms', ours: phone.open, most: 2500 }),
    limited({ ...line, what: `${phoneTitle}: Enter → next cell`, unit: 'ms', ours: phone.enter, most: 60 }),
    limited({
      ...line,
      what: `${phoneTitle}: scrolled 3 s, dropped`,
      unit: 'frames',
      ours: phone.dropped,
      most: 2,
    }),
  ]
}
