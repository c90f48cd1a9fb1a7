import { addQuestion } from '../../model/edit-structure.ts'
import { shownQuestions, type StructureDraft } from '../../model/structure-draft.ts'

/** Replaces the single total by questions. The totals keep their id. */
export const divideTotal = (draft: StructureDraft, label: string): StructureDraft => {
  const detailed: StructureDraft = { ...draft, mode: 'detailed' }
  return shownQuestions(detailed).length > 0 ? detailed : addQuestion(detailed, null, label)
}
