import type { LessonSectionKey } from '@classeur/contracts'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { PlanEditor, SectionEdit, SectionEdits } from '../engine/plan-editor.ts'
import type { UndoSteps } from '../engine/undo-steps.ts'

/** Editing of the open lesson plan. */
export interface Editing {
  lessonPlanId: string
  editor: PlanEditor
  steps: UndoSteps
  /** Marks a section as having an open editor, while which the items of its lists stay where they are. */
  hold: (key: LessonSectionKey) => () => void
  held: { get: () => ReadonlySet<LessonSectionKey>; subscribe: (listener: () => void) => () => void }
}

/** Null while a plan is only read, and until the code for editing has loaded. */
export const EditingContext = createContext<Editing | null>(null)

/** The editing around a part that exists only while the plan can be edited. */
export function useEditing(): Editing {
  const editing = useContext(EditingContext)
  if (!editing) throw new Error('this part needs the editing of a lesson plan around it')
  return editing
}

const none: SectionEdits = {}
const nothingHeld: ReadonlySet<LessonSectionKey> = new Set()
const neverChanges = () => () => undefined

/** The sections that are edited here and not saved yet. */
export function useSectionEdits(): SectionEdits {
  const editing = useContext(EditingContext)
  return useSyncExternalStore(
    editing?.editor.edits.subscribe ?? neverChanges,
    editing?.editor.edits.get ?? (() => none),
  )
}

/** One section that is edited here and not saved yet; undefined without an edit. */
export function useSectionEdit(key: LessonSectionKey): SectionEdit | undefined {
  const { editor } = useEditing()
  return useSyncExternalStore(editor.edits.subscribe, () => editor.edits.get()[key])
}

/** The sections with an open editor. */
export function useHeldSections(): ReadonlySet<LessonSectionKey> {
  const editing = useContext(EditingContext)
  return useSyncExternalStore(
    editing?.held.subscribe ?? neverChanges,
    editing?.held.get ?? (() => nothingHeld),
  )
}
