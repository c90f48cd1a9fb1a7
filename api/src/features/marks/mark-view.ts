import { codeOf, type CellOutcome } from '@classeur/domain/marks'
import type { Mark, MarkAuthor, MarkOutcome, MarkSheet } from '@classeur/contracts'
import type { MarkCells, MarkDocument } from '@classeur/database'

/** The parts of a sheet that come from its rows. */
export interface PackedRows extends Pick<MarkSheet, 'leafIds' | 'rows'> {
  /** Authors of the cells; cells refer to them by index. */
  userIds: string[]
}

const markView = ({ at, by, comment, ...mark }: MarkDocument): Mark => ({
  ...mark,
  by,
  at: at.toISOString(),
  ...(comment !== undefined && { comment }),
})

/** A cell that was never written; sent when a write is based on a version that doesn't exist. */
const neverWritten: Mark = {
  ...{ valueHundredths: null, status: null, version: 0, by: null, at: null, errorTypes: [] },
}

/** The outcome of a write for the response; a plain number means saved as this version. */
export function outcomeView(outcome: CellOutcome<MarkDocument>): number | MarkOutcome {
  if (typeof outcome === 'number' || outcome.outcome === 'refused') return outcome
  return { ...outcome, mark: outcome.mark ? markView(outcome.mark) : neverWritten }
}

/** Numbers ids in the order of their first use. */
function createIdNumbers() {
  const positions = new Map<string, number>()
  return {
    ids: () => [...positions.keys()],
    of(id: string): number {
      const position = positions.get(id)
      if (position !== undefined) return position
      positions.set(id, positions.size)
      return positions.size - 1
    },
  }
}

/** Packs the rows that have cells; each id occurs once. */
export function packRows(rows: readonly MarkCells[]): PackedRows {
  const leaves = createIdNumbers()
  const people = createIdNumbers()
  const packed: MarkSheet['rows'] = []
  for (const { studentId, marks } of rows) {
    const cells: MarkSheet['rows'][number]['cells'] = []
    const comments: Record<string, string> = {}
    const errorTypes: Record<string, readonly string[]> = {}
    for (const [leafId, mark] of Object.entries(marks)) {
      cells.push([leaves.of(leafId), mark.version, codeOf(mark), people.of(mark.by), mark.at.getTime()])
      if (mark.comment) comments[leafId] = mark.comment
      if (mark.errorTypes.length > 0) errorTypes[leafId] = mark.errorTypes
    }
    if (cells.length === 0) continue
    packed.push({
      ...{ studentId, cells },
      ...(Object.keys(comments).length > 0 && { comments }),
      ...(Object.keys(errorTypes).length > 0 && { errorTypes }),
    })
  }
  return { rows: packed, leafIds: leaves.ids(), userIds: people.ids() }
}

/** People in the order of `userIds`; the name is empty if the account was deleted. */
export const authorsOf = (userIds: readonly string[], names: ReadonlyMap<string, string>): MarkAuthor[] =>
  userIds.map((id) => ({ id, name: names.get(id) ?? '' }))
