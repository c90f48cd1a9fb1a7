import type { LessonSectionKey } from '@classeur/contracts'
import type { DraftKey } from '../../../drafts/draft-forms.ts'
import { readDraft, removeDraft, writeDraft } from '../../../drafts/draft-storage.ts'

/** A section that was edited here and isn't saved yet. */
export interface PendingEdit {
  /** The version that was edited, and its value; null for a section that an empty frame doesn't have yet. */
  basedOn: number | null
  base: unknown
  /** The value as edited. */
  mine: unknown
  /** True once the teacher kept this value instead of one that was saved meanwhile. */
  keepsReplaced?: boolean
}

type PendingEdits = Partial<Record<LessonSectionKey, PendingEdit>>

/** The unsaved sections of one lesson plan on this device. They survive a reload and are the same in every tab. */
export interface PendingStore {
  all: () => PendingEdits
  put: (key: LessonSectionKey, edit: PendingEdit) => void
  remove: (key: LessonSectionKey) => void
}

export function pendingEditsOf(lessonPlanId: string): PendingStore {
  const draftKey: DraftKey = { form: 'lesson-sections', subject: lessonPlanId }
  const all = () => readDraft<PendingEdits>(draftKey)?.data ?? {}
  return {
    all,
    put: (key, edit) => writeDraft<PendingEdits>(draftKey, { ...all(), [key]: edit }),
    remove: (key) => {
      const { [key]: _saved, ...rest } = all()
      if (Object.keys(rest).length > 0) writeDraft<PendingEdits>(draftKey, rest)
      else removeDraft(draftKey)
    },
  }
}
