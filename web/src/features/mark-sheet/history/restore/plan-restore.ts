import { contentOf, emptyContent, sameContent, type MarkContent } from '@classeur/domain/marks'
import type { CellRef, ExamLeaf, MarksAt } from '@classeur/contracts'
import type { CellView, RowContents } from '../../engine/sheet-engine.ts'

/** One cell that is not as it was. */
export interface RestoredCell {
  ref: CellRef
  now: MarkContent
  then: MarkContent
  /** Somebody else who wrote what it holds now; null for oneself. */
  by: string | null
  /** What it held does not fit the maximum or the step of today: it stays. */
  isImpossible: boolean
}

export interface RestorePlan {
  cells: readonly RestoredCell[]
  /** Cells of questions or students that are not on the sheet any more; they stay too. */
  outside: number
}

interface Present {
  leaves: ReadonlyMap<string, ExamLeaf>
  /** Who can be marked. */
  studentIds: ReadonlySet<string>
  row: (studentId: string) => RowContents
  cell: (ref: CellRef) => Pick<CellView, 'content' | 'saved'>
  ownId: string | null
}

const fits = ({ valueHundredths }: MarkContent, leaf: ExamLeaf): boolean =>
  valueHundredths === null ||
  (valueHundredths % leaf.stepHundredths === 0 && (leaf.isBonus || valueHundredths <= leaf.maxHundredths))

/** What bringing the cells back to a moment would change, by student and question of the answer. */
export function planRestore({ cells }: Pick<MarksAt, 'cells'>, present: Present): RestorePlan {
  const different = cells.flatMap(({ studentId, leafId, code }) => {
    const [ref, then] = [{ studentId, leafId }, contentOf(code)]
    const now = present.row(studentId)[leafId] ?? emptyContent
    return sameContent(now, then) ? [] : [{ ref, now, then }]
  })
  const restored = different.flatMap(({ ref, now, then }): RestoredCell[] => {
    const leaf = present.leaves.get(ref.leafId)
    if (!leaf || !present.studentIds.has(ref.studentId)) return []
    const { saved } = present.cell(ref)
    // What was typed here and is not saved yet is one's own, whoever wrote below it.
    const isSaved = saved !== null && sameContent(saved, now)
    const by = isSaved && saved.by !== present.ownId ? saved.by : null
    return [{ ref, now, then, by, isImpossible: !fits(then, leaf) }]
  })
  return { cells: restored, outside: different.length - restored.length }
}
