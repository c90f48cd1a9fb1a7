import type { ItemStatistics } from '../statistics/item-statistics.ts'
import type { ItemTable } from '../statistics/item-table.ts'

/**
 * What a teacher should check in one question. `of`: the students counted. Weights are in percent: `planned` is the
 * question's share of all points, including a bonus that somebody solved (`withBonus`), `real` its contribution to the
 * spread of the totals.
 */
export type QuestionFinding = { leafId: string } & (
  | { kind: 'many-at-zero'; count: number; of: number }
  | { kind: 'all-right'; of: number }
  | { kind: 'all-wrong'; of: number }
  | { kind: 'against-the-rest'; itemRest: number }
  | { kind: 'nearly-all-right'; count: number; of: number }
  | { kind: 'weight'; planned: number; real: number; withBonus: boolean }
)

/** The most urgent first. */
const urgency: readonly QuestionFinding['kind'][] = [
  'many-at-zero',
  'all-wrong',
  'all-right',
  'against-the-rest',
  'nearly-all-right',
  'weight',
]
/** All but one in twenty. */
const nearlyAllPercent = 95
/** Differences of weight from this one on are reported, in percentage points. */
const weightDifference = 3
/** Fewer papers say too little about a single question, so none is checked. */
export const fewestPapersToCheck = 5

/** The bonus questions in which somebody has points. */
const solvedBonuses = (
  { leafIds, pointsHundredths }: ItemTable,
  bonusIds: ReadonlySet<string>,
): Set<string> =>
  new Set(
    leafIds.filter(
      (id, column) => bonusIds.has(id) && pointsHundredths.some((row) => (row[column] ?? 0) > 0),
    ),
  )

/**
 * The planned weight of each question in percent: its share of the points of all of them. Bonus questions are included,
 * because they are part of the totals whose spread the planned weight is compared with. A bonus that nobody solved adds
 * nothing to the totals, so its weight is 0 and the other questions share all of the spread.
 */
export function plannedWeights(table: ItemTable, bonusIds: ReadonlySet<string>): (number | null)[] {
  const solved = solvedBonuses(table, bonusIds)
  const counted = table.leafIds.map((id, column) =>
    bonusIds.has(id) && !solved.has(id) ? 0 : (table.maximaHundredths[column] ?? 0),
  )
  const all = counted.reduce((sum, maximum) => sum + maximum, 0)
  return counted.map((maximum) => (all === 0 ? null : (100 * maximum) / all))
}

interface Column {
  points: readonly number[]
  maximum: number
  isBonus: boolean
}

interface WeightRule {
  planned: number | null
  withBonus: boolean
}

function findingOf(
  { points, maximum, isBonus }: Column,
  { leafId, itemRest, effectiveWeight }: ItemStatistics,
  { planned, withBonus }: WeightRule,
): QuestionFinding | null {
  const of = points.length
  const zeros = points.filter((value) => value === 0).length
  const full = points.filter((value) => value >= maximum).length
  if (isBonus && zeros * 2 >= of) return null
  if (zeros === of) return { leafId, kind: 'all-wrong', of }
  if (zeros * 2 >= of) return { leafId, kind: 'many-at-zero', count: zeros, of }
  if (full === of) return { leafId, kind: 'all-right', of }
  if (itemRest !== null && itemRest < 0) return { leafId, kind: 'against-the-rest', itemRest }
  if (full * 100 >= nearlyAllPercent * of) return { leafId, kind: 'nearly-all-right', count: full, of }
  if (planned === null || effectiveWeight === null) return null
  return Math.abs(effectiveWeight - planned) >= weightDifference
    ? { leafId, kind: 'weight', planned, real: effectiveWeight, withBonus }
    : null
}

/**
 * The most urgent finding of each question that needs a check, the most urgent question first. Empty for fewer than
 * `fewestPapersToCheck` papers. Questions without a maximum are left out. A bonus with many zeros needs no check:
 * nobody loses points in it.
 */
export function questionFindings(
  table: ItemTable,
  statistics: readonly ItemStatistics[],
  bonusIds: ReadonlySet<string> = new Set(),
): QuestionFinding[] {
  if (table.pointsHundredths.length < fewestPapersToCheck) return []
  const columns = statistics.map(({ leafId }, column): Column => ({
    points: table.pointsHundredths.map((row) => row[column] ?? 0),
    maximum: table.maximaHundredths[column] ?? 0,
    isBonus: bonusIds.has(leafId),
  }))
  const planned = plannedWeights(table, bonusIds)
  const withBonus = solvedBonuses(table, bonusIds).size > 0
  const findings = statistics.flatMap((one, index) => {
    const column = columns[index]
    if (!column || column.maximum === 0) return []
    return findingOf(column, one, { planned: planned[index] ?? null, withBonus }) ?? []
  })
  return findings.sort((a, b) => urgency.indexOf(a.kind) - urgency.indexOf(b.kind))
}
