import { competitionRanks, exactShares } from '@classeur/domain/marks'
import type { RowContents } from '../../engine/sheet-engine.ts'
import type { GridModel } from '../../model/grid-model.ts'
import { totalOf, type RowTotal } from '../../model/figures/total-of.ts'

/** Ranks by student id. Only complete papers with a result have a rank, and ties share one. */
export type Ranks = ReadonlyMap<string, number>

const noMarks: RowContents = {}

interface Ranked {
  rows: ReadonlyMap<string, RowContents>
  totals: readonly RowTotal[]
  ranks: Ranks
}

const cache = new WeakMap<GridModel, Ranked>()

/**
 * Computed once for each change of the rows, which happens at most once per frame, and only if a complete paper
 * changed.
 */
export function ranksOf(model: GridModel, rows: ReadonlyMap<string, RowContents>): Ranks {
  const last = cache.get(model)
  if (last?.rows === rows) return last.ranks
  const papers = model.everybody
    .filter(({ takesPart }) => takesPart)
    .map(({ id }) => ({ id, total: totalOf(model, rows.get(id) ?? noMarks) }))
    .filter(({ total }) => hasResult(total))
  const totals = papers.map(({ total }) => total)
  const isSame =
    last?.totals.length === totals.length && last.totals.every((total, index) => total === totals[index])
  if (last && isSame) {
    cache.set(model, { ...last, rows })
    return last.ranks
  }
  const competition = competitionRanks(exactShares(totals).values)
  const ranks = new Map(papers.map(({ id }, index) => [id, competition[index] ?? 0]))
  cache.set(model, { rows, totals, ranks })
  return ranks
}

const hasResult = ({ share }: RowTotal): boolean => share !== null
