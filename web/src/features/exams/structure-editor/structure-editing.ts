import type { DraftProblems } from '../model/build-structure.ts'
import type { EditStructure } from '../model/edit-structure.ts'
import type { StructureDraft } from '../model/structure-draft.ts'

/** What the rows of the editor share. */
export interface StructureEditing {
  draft: StructureDraft
  /** Questions that may have marks: they are retired, not deleted. */
  storedIds: ReadonlySet<string>
  problems: DraftProblems
  onEdit: (edit: EditStructure) => void
  /** Offers to add questions from pasted lines. */
  onPaste?: () => void
}
