import { codeOf, type MarkCode } from '../mark-content.ts'
import { isEmptyNote, noteOf, type CellNote, type NoteChange } from '../notes/cell-note.ts'
import type { StoredMark } from '../stored-mark.ts'
import type { EntryTime, ThroughRescales } from './through-rescales.ts'

/** The fields of a log entry from which the earlier content of its cell follows. */
interface ChangeInRow extends EntryTime, Pick<NoteChange, 'fromNote'> {
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

/** The content of a cell; without `note` if it has none. */
export interface CellContent {
  studentId: string
  leafId: string
  code: MarkCode
  note?: CellNote
}

/**
 * Returns the content of every cell ever written at a moment: the content before the cell's first change after that
 * moment, or its current content if it hasn't changed since. The same for the note and its first change. Numbers are
 * converted to the current maximums.
 * @param rows may contain log entries that aren't in the log yet; they count too
 * @param since the first change of each cell, and of its note, in the log after that moment
 */
export function contentsAt(
  rows: readonly RowWithLog[],
  since: readonly ChangeAfter[],
  { now, epochsOf }: ThroughRescales,
  at: Date,
  leafId?: string,
): CellContent[] {
  const first = new Map<string, ChangeAfter>()
  const firstOfNote = new Map<string, ChangeAfter>()
  const keepEarliest = (kept: Map<string, ChangeAfter>, entry: ChangeAfter) => {
    const key = `${entry.studentId}:${entry.leafId}`
    const earliest = kept.get(key)
    if (!earliest || entry.version < earliest.version) kept.set(key, entry)
  }
  const take = (entry: ChangeAfter) => {
    keepEarliest(first, entry)
    if (entry.fromNote) keepEarliest(firstOfNote, entry)
  }
  since.forEach(take)
  for (const { studentId, log = [] } of rows) {
    log.forEach((entry) => {
      if (entry.at > at) take({ ...entry, studentId })
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
        const isLater = !changed && mark.at > at
        const note = firstOfNote.get(`${studentId}:${id}`)?.fromNote ?? noteOf(mark)
        return { studentId, leafId: id, code, ...(!isLater && !isEmptyNote(note) && { note }) }
      }),
  )
}
