import type { Exam, ExamStructure } from '@classeur/contracts'
import { isSame } from '../../../../drafts/field-edits.ts'
import { useDraftEntry } from '../../../../drafts/use-draft-entry.ts'
import type { EditStructure } from '../../model/edit-structure.ts'
import { putOnTop } from './put-on-top.ts'
import { plainPoints } from '../../model/points.ts'
import { draftOf, mapLeaves, type StructureDraft } from '../../model/structure-draft.ts'

interface Edited {
  /** The structure on which the edit is based. */
  base: ExamStructure
  draft: StructureDraft
}

/**
 * The draft with maxima that can be compared: one that was begun in another language has other digits or a decimal comma.
 * Keeps zeros at the end, because the text "1.0" must stay while a person types "1.05" over "1".
 */
const comparable = (draft: StructureDraft): StructureDraft =>
  mapLeaves(draft, (leaf) => ({ ...leaf, maxText: plainPoints(leaf.maxText) }))

/** Null if the draft changes nothing. */
const editedFrom = (base: ExamStructure, draft: StructureDraft): Edited | null =>
  isSame(comparable(draft), comparable(draftOf(base))) ? null : { base, draft }

/**
 * Edits the structure of a stored exam, kept as a draft. A colleague's save never replaces typed values.
 */
export function useStructureEdit(exam: Exam) {
  const { kept, change, ...note } = useDraftEntry<Edited>({ form: 'exam-structure', subject: exam.id })
  const isSameBase = !kept || isSame(kept.base, exam.structure)

  return {
    note,
    draft: kept?.draft ?? draftOf(exam.structure),
    isEdited: kept !== null,
    /** The structure on which the edit is based, if a colleague has saved another one since; otherwise null. */
    outdatedBase: kept && !isSameBase ? kept.base : null,
    edit: (edit: EditStructure) =>
      change((now) => {
        const base = now?.base ?? exam.structure
        return editedFrom(base, edit(now?.draft ?? draftOf(base)))
      }),
    /** Ends the edit that was sent and stored. What was typed during the request continues on the stored structure. */
    saved: (sent: StructureDraft, stored: ExamStructure) =>
      change((now) =>
        now && !isSame(now.draft, sent) ? editedFrom(stored, putOnTop(sent, now.draft, stored)) : null,
      ),
    /** Continues the edit on the colleague's version. */
    keepOnTop: () =>
      change(
        (now) => now && editedFrom(exam.structure, putOnTop(draftOf(now.base), now.draft, exam.structure)),
      ),
  }
}
