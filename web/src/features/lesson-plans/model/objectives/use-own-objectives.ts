import type { EditedObjective } from '@classeur/contracts'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDraft } from '../../../../drafts/use-draft.ts'
import { newlyAsked, ownObjectives, withPlan } from '../request/asked-lessons.ts'
import { emptyObjective } from './edit-objectives.ts'
import { useAskedLessons } from '../request/use-asked-lessons.ts'
import { useLessonDraft } from '../request/use-lesson-draft.ts'
import type { ProposalEdit } from './use-proposal.ts'

/** The teacher's own objectives for the lesson in the form, kept as a draft. */
export function useOwnObjectives(): ProposalEdit {
  const [lessons, remember] = useAskedLessons()
  const lesson = useLessonDraft()
  const first = useMemo(() => [emptyObjective()], [])
  const begun = useMemo(() => newlyAsked(lesson.value), [lesson.value])
  const asked = lessons[ownObjectives] ?? begun
  const draft = useDraft<{ objectives: EditedObjective[] }>({
    form: 'objectives',
    subject: ownObjectives,
    initial: { objectives: asked.objectives ?? first },
  })
  return {
    form: lesson.value,
    objectives: draft.value.objectives,
    note: draft,
    asked,
    change: ({ form, objectives }) => {
      if (form) lesson.set(form)
      if (objectives) draft.set({ objectives })
    },
    written: (lessonPlanId) =>
      remember(
        ownObjectives,
        withPlan({ ...asked, form: lesson.value, objectives: draft.value.objectives }, lessonPlanId),
      ),
    saved: () => {
      draft.saved()
      lesson.saved()
    },
  }
}

/** Opens the teacher's own objectives for this lesson: unfinished ones again, or new ones after a finished plan. */
export function useWriteOwnObjectives() {
  const [lessons, remember] = useAskedLessons()
  const lesson = useLessonDraft()
  const navigate = useNavigate()
  return () => {
    if (lessons[ownObjectives]?.lessonPlanId != null) remember(ownObjectives, newlyAsked(lesson.value))
    void navigate(`/lesson-plan-generator?objectives=${ownObjectives}`)
  }
}
