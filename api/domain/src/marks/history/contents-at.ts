import { codeOf, type MarkCode } from '../mark-content.ts'
import type { StoredMark } from '../stored-mark.ts'
import type { EntryTime, ThroughRescales } from './through-rescales.ts'

/** The fields of a log entry from which the earlier content of its cell follows. */
interface ChangeInRow extends EntryTime {
  leafId: string
  version: number
  from: MarkCode
}

/** A change of a cell, from which its earlier content follows. */
export interface ChangeAfter extends ChangeInRow {
  studentId: string
}

/** The marks of one student, with the changes not yet moved to the log. */
interface RowWithLog {
  studentId: string
  marks: Readonly<Record<string, StoredMark>>
  epoch: number
  log?: readonly ChangeInRow[]
}

/** The content of a cell. */
export interface CellContent {
  studentId: string
  leafId: string
  code: MarkCode
}

/**
 * Returns the content of every cell ever written at a moment: the content before the cell's first change after that
 * moment, or its current content if it hasn't changed since. Numbers are converted to the current maximums.
 * @param rows may contain log entries that aren't in the log yet; they count too
 * @param since the first change of each cell in the log after that moment
 */
export function contentsAt(
  rows: readonly RowWithLog[],
  since: readonly ChangeAfter[],
  { now, epochsOf }: ThroughRescales,
  at: Date,
  leafId?: string,
): CellContent[] {
  const first = new Map<string, ChangeAfter>()
  const note = (entry: ChangeAfter) => {
    const key = `${entry.studentId}:${entry.leafId}`
    const earliest = first.get(key)
    if (!earliest || entry.version < earliest.version) first.set(key, entry)
  }
  since.forEach(note)
  for (const { studentId, log = [] } of rows) {
    log.forEach((entry) => {
      if (entry.at > at) note({ ...entry, studentId })
    })
  }
  return rows.flatMap(({ studentId, marks, epoch }) =>
    Object.entries(marks)
      .filter(([id]) => leafId === undefined || id === leafId)
      .map(([id, mark]) => {
        const changed = first.get(`${studentId}:${id}`)
        // A mark older than the log has no entry; its own time tells when it was written.
        const unchanged: MarkCode = mark.at > at ? null : now(codeOf(mark), id, epoch)
        const code = changed ? now(changed.from, id, epochsOf(changed).from) : unchanged
        return { studentId, leafId: id, code }
      }),
  )
}
