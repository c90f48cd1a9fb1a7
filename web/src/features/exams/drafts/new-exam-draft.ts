import type { ExamFields } from './exam-fields.ts'
import type { StructureDraft } from './structure-draft.ts'

/** Everything that is typed of an exam that does not exist yet. */
export interface NewExamState {
  fields: ExamFields
  way: 'paste' | 'form' | 'total'
  lines: string
  draft: StructureDraft
}

/** Grows when the shape changes, so that what an older version kept is not read. */
const shape = 1
const keyOf = (classId: string) => `classeur:new-exam:${shape}:${classId}`

export function readNewExam(classId: string): NewExamState | null {
  const kept = localStorage.getItem(keyOf(classId))
  if (kept === null) return null
  try {
    return JSON.parse(kept) as NewExamState
  } catch {
    // Nobody else writes there; what cannot be read is as good as nothing.
    return null
  }
}

/** Nothing typed is nothing to keep: the date of another day would only be in the way. */
export function keepNewExam(classId: string, state: NewExamState): void {
  const isTyped = state.fields.title + state.lines !== '' || state.draft.exercises.length > 0
  if (isTyped) localStorage.setItem(keyOf(classId), JSON.stringify(state))
  else forgetNewExam(classId)
}

export const forgetNewExam = (classId: string): void => localStorage.removeItem(keyOf(classId))
