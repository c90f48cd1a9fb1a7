import { detailedStructure, newLeaf } from '@classeur/domain/exams'
import {
  analyseExam,
  defaultMissedBelowBasisPoints,
  errorsBy,
  errorsTable,
  needGroups,
  type StudentMarks,
} from '@classeur/domain/marks'
import { compare, median, sendRows } from '@classeur/local/bench'

const size = 60
const rounds = 30
const warmups = 10
const mostMs = 20
const skills = ['compare', 'add', 'solve', 'explain']

let lastId = 0
const leaves = Array.from({ length: size }, (_, question) =>
  newLeaf(`q${question}`, `Q${question + 1}`, 400, {
    skills: [{ skillId: skills[question % skills.length] ?? '', weight: 1 }],
    bloomLevel: question % 2 === 0 ? 'apply' : 'analyse',
  }),
)
const structure = detailedStructure(newLeaf('total', 'Total', size * 400), leaves, () => `id${(lastId += 1)}`)
const studentIds = Array.from({ length: size }, (_, student) => `s${student}`)
/** Marks that differ in every round, so that nothing can be remembered. */
const rowsOf = (round: number) =>
  new Map<string, StudentMarks>(
    studentIds.map((id, student) => [
      id,
      Object.fromEntries(
        leaves.map((leaf, question) => [
          leaf.id,
          { valueHundredths: ((student * 7 + question * 3 + round) % 9) * 50, status: null },
        ]),
      ),
    ]),
  )

/** Every figure of the errors page and of the statistics page. */
function ours(rows: ReadonlyMap<string, StudentMarks>): number {
  const thresholdBasisPoints = defaultMissedBelowBasisPoints
  const tables = errorsBy.map((by) =>
    errorsTable({ structure, studentIds, rows, by, thresholdBasisPoints, isSpOrder: true }),
  )
  const { groups } = needGroups(structure, studentIds, rows, thresholdBasisPoints)
  const analysis = analyseExam({ structure, studentIds, rows, passMarkBasisPoints: 5000 })
  return tables.length + groups.length + analysis.ranks.length
}

/** One pass over the cells. */
function bare(rows: ReadonlyMap<string, StudentMarks>): number {
  let sum = 0
  for (const id of studentIds) for (const leaf of leaves) sum += rows.get(id)?.[leaf.id]?.valueHundredths ?? 0
  return sum
}

const times = { ours: [] as number[], bare: [] as number[] }
let used = 0
for (let round = -warmups; round < rounds; round += 1) {
  const rows = rowsOf(round + warmups)
  for (const [name, work] of [
    ['bare', bare],
    ['ours', ours],
  ] as const) {
    const startedAt = performance.now()
    used += work(rows)
    if (round >= 0) times[name].push(performance.now() - startedAt)
  }
}
console.error(`checked ${used}`)

/** P18: all figures of a sheet of 60 × 60, recomputed from scratch, beside one pass over its cells. */
await sendRows([
  {
    ...compare({ goalId: 'P18', what: 'Errors and statistics of 60 × 60, recomputed', unit: 'ms', ...times }),
    ...{ goal: `≤ ${mostMs} ms`, passes: median(times.ours) <= mostMs },
  },
])
