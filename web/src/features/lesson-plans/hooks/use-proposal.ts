import { useCallback } from 'react'
import type { GenerationView } from '../../../realtime/generations/generation-view.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { editable } from '../drafts/edit-objectives.ts'
import { newProposal, withProposal, type EditedObjective, type Proposal } from '../drafts/lesson-drafts.ts'
import { emptyForm } from '../drafts/lesson-form.ts'
import { useLessonDrafts } from './use-lesson-drafts.ts'

/**
 * What this browser keeps of a proposal: the lesson's details and the edits. On another device only the topic is
 * known, so the details have to be filled in there once more.
 */
export function useProposal({ snapshot }: GenerationView) {
  const [drafts, change] = useLessonDrafts()
  const { id, title } = snapshot
  const known = drafts.proposals[id]
  const proposal = known ?? newProposal({ ...emptyForm(currentLanguage()), topic: title })
  const objectives: EditedObjective[] = proposal.objectives ?? editable(snapshot.objectives ?? [])

  const keep = useCallback(
    (kept: Partial<Proposal>) =>
      change((now) => {
        const base = now.proposals[id] ?? newProposal({ ...emptyForm(currentLanguage()), topic: title })
        return withProposal(now, id, { ...base, ...kept, savedAtMs: Date.now() })
      }),
    [change, id, title],
  )
  /** A retry is a new generation of the same proposal. */
  const carryOver = (newId: string) =>
    change((now) =>
      withProposal(now, newId, { ...proposal, objectives: null, intention: null, lessonPlanId: null }),
    )
  return { proposal, objectives, keep, carryOver }
}
