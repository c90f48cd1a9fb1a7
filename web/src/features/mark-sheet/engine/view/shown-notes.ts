import { isEmptyNote, sameNote } from '@classeur/domain/marks'
import type { CellNote } from '@classeur/contracts'
import type { RowNotes } from '../sheet-engine.ts'

/** The notes that cells show. A cell without a note takes no memory and no time beyond a comparison. */
export function createShownNotes() {
  const rows = new Map<string, RowNotes>()
  let all: ReadonlyMap<string, RowNotes> | null = null
  let isChanged = false

  return {
    of: (studentId: string, leafId: string): CellNote | undefined => rows.get(studentId)?.[leafId],

    /** Takes the note that a cell shows from now on; undefined if it has none. */
    take(studentId: string, leafId: string, shown: CellNote | undefined): void {
      const row = rows.get(studentId)
      const before = row?.[leafId]
      const note = shown && !isEmptyNote(shown) ? shown : undefined
      if (before === note || (before && note && sameNote(before, note))) return
      const { [leafId]: _before, ...others } = row ?? {}
      const next: RowNotes = note ? { ...others, [leafId]: note } : others
      if (Object.keys(next).length > 0) rows.set(studentId, next)
      else rows.delete(studentId)
      all = null
      isChanged = true
    },

    /** All notes by student; the same map until one changes. */
    all: (): ReadonlyMap<string, RowNotes> => (all ??= new Map(rows)),

    /** True if a note has changed since the last call. */
    takeChanged(): boolean {
      const was = isChanged
      isChanged = false
      return was
    },
  }
}
