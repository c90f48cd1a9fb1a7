import type { DraftProblems } from '../model/build-structure.ts'
import type { EditStructure } from '../model/edit-structure.ts'
import type { StructureDraft } from '../model/structure-draft.ts'

/** The props that the rows of the editor share. */
export interface StructureEditing {
  draft: StructureDraft
  /** Questions that may have marks: they are retired instead of deleted. */
  storedIds: ReadonlySet<string>
  problems: DraftProblems
  onEdit: (edit: EditStructure) => void
  /** Opens the dialog that adds questions from pasted lines. */
  onPaste?: () => void
}
