import {
  contentOf,
  emptyContent,
  emptyNote,
  noteChange,
  refusalOfValue,
  sameContent,
  type MarkContent,
  type NoteChange,
} from '@classeur/domain/marks'
import type { CellRef, ExamLeaf, MarksAt } from '@classeur/contracts'
import type { CellView, RowContents, RowNotes } from '../../engine/sheet-engine.ts'

/** One cell that differs from the past moment. It has notes only if the note differs. */
export interface RestoredCell extends NoteChange {
  ref: CellRef
  now: MarkContent
  then: MarkContent
  /** The other person who wrote its current mark; null for this person. */
  by: string | null
  /** True if its past mark doesn't fit today's maximum or step. The cell then keeps its current mark. */
  isImpossible: boolean
}

export interface RestorePlan {
  cells: readonly RestoredCell[]
  /** Number of cells whose questions or students are no longer on the sheet. They are skipped too. */
  outside: number
}

interface Present {
  leaves: ReadonlyMap<string, ExamLeaf>
  /** Students whose marks can be entered. */
  studentIds: ReadonlySet<string>
  row: (studentId: string) => RowContents
  notes: ReadonlyMap<string, RowNotes>
  cell: (ref: CellRef) => Pick<CellView, 'content' | 'saved'>
  ownId: string | null
}

/** The changes that would restore the cells to a moment, in the order of students and questions in the response. */
export function planRestore({ cells }: Pick<MarksAt, 'cells'>, present: Present): RestorePlan {
  const different = cells.flatMap(({ studentId, leafId, code, note = emptyNote }) => {
    const [ref, then] = [{ studentId, leafId }, contentOf(code)]
    const now = present.row(studentId)[leafId] ?? emptyContent
    const notes = noteChange(present.notes.get(studentId)?.[leafId] ?? emptyNote, note)
    return sameContent(now, then) && !notes.toNote ? [] : [{ ref, now, then, notes }]
  })
  const restored = different.flatMap(({ ref, now, then, notes }): RestoredCell[] => {
    const leaf = present.leaves.get(ref.leafId)
    if (!leaf || !present.studentIds.has(ref.studentId)) return []
    const { saved } = present.cell(ref)
    // An unsaved mark was typed here, so it is this person's own, even if someone else wrote the saved mark under it.
    const isSaved = saved !== null && sameContent(saved, now)
    const by = isSaved && saved.by !== present.ownId ? saved.by : null
    const isImpossible = !sameContent(now, then) && refusalOfValue(leaf, then.valueHundredths) !== null
    return [{ ref, now, then, by, isImpossible, ...notes }]
  })
  return { cells: restored, outside: different.length - restored.length }
}
