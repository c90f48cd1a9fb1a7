import { addQuestion } from '../../model/edit-structure.ts'
import { shownQuestions, type StructureDraft } from '../../model/structure-draft.ts'

/** Questions instead of one total; the totals stay under the id they have. */
export const divideTotal = (draft: StructureDraft, label: string): StructureDraft => {
  const detailed: StructureDraft = { ...draft, mode: 'detailed' }
  return shownQuestions(detailed).length > 0 ? detailed : addQuestion(detailed, null, label)
}
