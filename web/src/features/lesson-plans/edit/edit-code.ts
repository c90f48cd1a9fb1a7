/** Everything for editing a plan, in one file that is fetched after the plan is shown. */
export { Conflicts } from './conflicts.tsx'
export { createEditing } from './create-editing.ts'
export { EditableTitle } from './editable-title.tsx'
export { EditingEffects, editHelpId } from './editing-effects.tsx'
export { editParts } from './edit-parts.ts'
export { DraftedTexts } from './drafted-texts.ts'
export { SaveStatus } from './save-status.tsx'
