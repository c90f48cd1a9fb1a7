import type { Exam, ExamStructure } from '@classeur/contracts'
import { useState } from 'react'
import type { EditStructure } from '../drafts/edit-structure.ts'
import { putOnTop } from '../drafts/put-on-top.ts'
import { draftOf, type StructureDraft } from '../drafts/structure-draft.ts'

interface Edited {
  /** The structure the edit began from. */
  base: ExamStructure
  draft: StructureDraft
}

/** The structure of a stored exam while it is edited. What a colleague saves meanwhile never replaces what was typed. */
export function useStructureEdit(exam: Exam) {
  const [edited, setEdited] = useState<Edited | null>(null)
  const isSameBase = !edited || JSON.stringify(edited.base) === JSON.stringify(exam.structure)

  return {
    draft: edited?.draft ?? draftOf(exam.structure),
    isEdited: edited !== null,
    /** What the edit began from when a colleague has saved something else since; else null. */
    outdatedBase: edited && !isSameBase ? edited.base : null,
    edit: (change: EditStructure) =>
      setEdited((now) => ({
        base: now?.base ?? exam.structure,
        draft: change(now?.draft ?? draftOf(exam.structure)),
      })),
    discard: () => setEdited(null),
    /** Goes on with the edit from what the colleague saved. */
    keepOnTop: () =>
      setEdited(
        (now) => now && { base: exam.structure, draft: putOnTop(now.base, now.draft, exam.structure) },
      ),
  }
}
