import { useCallback, useMemo } from 'react'
import type { GenerationView } from '../../../realtime/generations/generation-view.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { editable } from '../drafts/edit-objectives.ts'
import { newProposal, withProposal, type EditedObjective, type Proposal } from '../drafts/lesson-drafts.ts'
import { emptyForm, formOf } from '../drafts/lesson-form.ts'
import { useLessonDrafts } from './use-lesson-drafts.ts'

/**
 * What this browser keeps of a proposal: the lesson's details and the edits. Another device begins with the details
 * that were sent.
 */
export function useProposal({ snapshot }: GenerationView) {
  const [drafts, change] = useLessonDrafts()
  const { id, title, request } = snapshot
  const begun = useMemo(
    () => newProposal(request ? formOf(request) : { ...emptyForm(currentLanguage()), topic: title }),
    [request, title],
  )
  const proposal = drafts.proposals[id] ?? begun
  const objectives: EditedObjective[] = proposal.objectives ?? editable(snapshot.objectives ?? [])

  const keep = useCallback(
    (kept: Partial<Proposal>) =>
      change((now) => {
        const base = now.proposals[id] ?? begun
        return withProposal(now, id, { ...base, ...kept, savedAtMs: Date.now() })
      }),
    [change, id, begun],
  )
  /** A retry is a new generation of the same proposal. */
  const carryOver = (newId: string) =>
    change((now) => withProposal(now, newId, { ...proposal, objectives: null, lessonPlanId: null }))
  return { proposal, objectives, keep, carryOver }
}
