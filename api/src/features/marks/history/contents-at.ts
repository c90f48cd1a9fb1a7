import { codeOf } from '@classeur/domain/marks'
import type { MarkCode, MarksAt } from '@classeur/contracts'
import type { ChangeAfter, MarkLogEntry, MarkRowDocument } from '@classeur/database'
import type { ThroughRescales } from './through-rescales.ts'

type Row = Pick<MarkRowDocument, 'studentId' | 'marks' | 'log' | 'epoch'>

/**
 * What every cell that was ever written held at a moment: what the first change after it was made from, and without one
 * what it holds. Numbers are as they would be now, whatever maximum they were typed on. `since`: of each cell the first
 * change in the log after that moment; what rows still hold of it is looked at too.
 */
export function contentsAt(
  rows: readonly Row[],
  since: readonly ChangeAfter[],
  { now, epochsOf }: ThroughRescales,
  at: Date,
  leafId?: string,
): MarksAt['cells'] {
  const first = new Map<string, ChangeAfter>()
  const note = (entry: ChangeAfter) => {
    const key = `${entry.studentId}:${entry.leafId}`
    const earliest = first.get(key)
    if (!earliest || entry.version < earliest.version) first.set(key, entry)
  }
  since.forEach(note)
  for (const { studentId, log = [] } of rows) {
    log.forEach((entry: MarkLogEntry) => {
      if (entry.at > at) note({ ...entry, studentId })
    })
  }
  return rows.flatMap(({ studentId, marks, epoch }) =>
    Object.entries(marks)
      .filter(([id]) => leafId === undefined || id === leafId)
      .map(([id, mark]) => {
        const changed = first.get(`${studentId}:${id}`)
        // A mark that is older than the log says itself when it was written.
        const unchanged: MarkCode = mark.at > at ? null : now(codeOf(mark), id, epoch)
        const code = changed ? now(changed.from, id, epochsOf(changed).from) : unchanged
        return { studentId, leafId: id, code }
      }),
  )
}
