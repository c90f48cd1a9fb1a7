import type { EditedObjective } from '@classeur/contracts'
import { useMemo } from 'react'
import type { ShownDraft } from '../../../../drafts/use-draft-entry.ts'
import { useDraft } from '../../../../drafts/use-draft.ts'
import { currentLanguage } from '../../../../i18n/i18n.ts'
import type { GenerationView } from '../../../../realtime/generations/generation-view.ts'
import { newlyAsked, withPlan, type AskedLesson } from '../request/asked-lessons.ts'
import { editable } from './edit-objectives.ts'
import { emptyForm, formOf, type LessonForm } from '../request/lesson-inputs.ts'
import { useAskedLessons } from '../request/use-asked-lessons.ts'
import { useSaveObjectives, type ObjectivesSaving } from './use-save-objectives.ts'

interface EditedLesson {
  form: LessonForm
  objectives: EditedObjective[]
}

/** Objectives being edited and their lesson, kept as a draft until a lesson plan is made from them. */
export interface ProposalEdit extends EditedLesson {
  note: ShownDraft
  asked: AskedLesson
  /** The generation that proposed the objectives; absent for the teacher's own. */
  proposalId?: string
  change: (edited: Partial<EditedLesson>) => void
  /** Stores the confirmed objectives and the id of their lesson plan. */
  written: (lessonPlanId: string) => void
  /** Removes the draft, because the lesson plan now holds the text. */
  saved: () => void
  /** Whether the server has the edits; absent for objectives that exist only in this browser. */
  saving?: ObjectivesSaving
}

/**
 * Proposed objectives with the teacher's edits. This device stores the edits at once and the server soon after, so
 * they also appear on other devices. There, the lesson's details start with those of the request.
 */
export function useProposal({
  snapshot,
}: GenerationView): ProposalEdit & { carryOver: (newId: string) => void } {
  const [lessons, remember] = useAskedLessons()
  const { id, title, request, objectives, objectiveEdits } = snapshot
  const begun = useMemo(
    () => newlyAsked(request ? formOf(request) : { ...emptyForm(currentLanguage()), topic: title }),
    [request, title],
  )
  const asked = lessons[id] ?? begun
  const draft = useDraft<EditedLesson>({
    form: 'objectives',
    subject: id,
    stored: {
      form: asked.form,
      objectives: objectiveEdits?.objectives ?? asked.objectives ?? editable(objectives ?? []),
    },
  })
  const saving = useSaveObjectives(id, objectiveEdits?.version ?? 0, draft)
  return {
    ...draft.value,
    note: draft,
    asked,
    proposalId: id,
    change: draft.set,
    written: (lessonPlanId) => remember(id, withPlan({ ...asked, ...draft.value }, lessonPlanId)),
    saved: draft.saved,
    saving,
    /** A retry is a new generation of the same proposal. */
    carryOver: (newId) => remember(newId, newlyAsked(draft.value.form)),
  }
}
