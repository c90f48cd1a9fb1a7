import type { LessonSectionKey } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { notifyDone } from '../../../components/overlays/notices/notices.ts'
import type { MadeChange, SeenSection } from '../engine/plan-editor.ts'
import { afterReplacement, referenceChanges, type SectionChange } from '../engine/references.ts'
import { useEditing } from './editing.ts'
import { listOf } from './read-partial.ts'

interface Done {
  /** Says what was done, for the notice with "Undo". */
  message: string
  /** What the page showed when the change began, if that was some time ago. */
  seen?: SeenSection
  /** Changes with the same name soon after one another are undone together. */
  of?: string
  /** What changes in other sections with it. */
  also?: readonly SectionChange[]
}

/** Changes a section, and offers to undo it. */
export function useEditSection(key: LessonSectionKey) {
  const { t } = useTranslation('lesson-edit')
  const { editor, steps } = useEditing()
  return (change: (section: unknown) => unknown, { message, seen, of, also = [] }: Done): void => {
    const made = editor.edit(key, change, seen)
    if (!made) return
    let others: MadeChange[] = []
    const changeOthers = (changes: readonly SectionChange[]) => {
      others = changes.flatMap((other) => editor.edit(other.key, other.change) ?? [])
    }
    if (editor.edits.get()[key]?.state !== 'conflict') changeOthers(also)
    // The other sections still go with the saved list. They follow this one only if it replaces the saved one.
    else if (also.length > 0)
      editor.onceKept(key, ({ path, theirs, mine }) =>
        changeOthers(referenceChanges(key, path, afterReplacement(listOf(theirs), listOf(mine)))),
      )
    steps.addChange({
      message,
      change: made,
      ...(of !== undefined && { of }),
      undo: (whole) => {
        const isUndone = editor.undo(whole) && others.map((other) => editor.undo(other)).every(Boolean)
        if (!isUndone) notifyDone(t('undo.impossible'))
      },
    })
  }
}
