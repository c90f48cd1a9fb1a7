import { codeOf, type MarkCode, type MarksAt } from '@classeur/contracts'
import type { MarkChangeDocument, MarkLogEntry, MarkRowDocument } from '@classeur/database'

type Row = Pick<MarkRowDocument, 'studentId' | 'marks' | 'log'>
type Since = Pick<MarkChangeDocument, 'studentId' | 'leafId' | 'version' | 'from'>

/**
 * What every cell that was ever written held at a moment: what the first change after it was made from, and without one
 * what it holds. `since`: the log after that moment; what rows still hold of it is looked at too.
 */
export function contentsAt(
  rows: readonly Row[],
  since: readonly Since[],
  at: Date,
  leafId?: string,
): MarksAt['cells'] {
  const first = new Map<string, Since>()
  const note = (entry: Since) => {
    const key = `${entry.studentId}:${entry.leafId}`
    const known = first.get(key)
    if (!known || entry.version < known.version) first.set(key, entry)
  }
  since.forEach(note)
  for (const { studentId, log = [] } of rows) {
    log.forEach((entry: MarkLogEntry) => {
      if (entry.at > at) note({ ...entry, studentId })
    })
  }
  return rows.flatMap(({ studentId, marks }) =>
    Object.entries(marks)
      .filter(([id]) => leafId === undefined || id === leafId)
      .map(([id, mark]) => {
        const changed = first.get(`${studentId}:${id}`)
        // A mark that is older than the log says itself when it was written.
        const unchanged: MarkCode = mark.at > at ? null : codeOf(mark)
        return { studentId, leafId: id, code: changed ? changed.from : unchanged }
      }),
  )
}
