import type { LessonPlan } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isSame } from '../../../drafts/field-edits.ts'
import { ProblemError } from '../../../http/problem-error.ts'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { useEditing } from '../model/editing.ts'
import { cachedPlan, readPlanAgain, receivePlan } from '../model/plan/lesson-plan-cache.ts'
import { restoreVersion } from '../model/plan/plan-requests.ts'

const textsOf = ({ title, sections }: LessonPlan) => [title, sections.map(({ key, value }) => [key, value])]

/**
 * Makes a version the newest one. Undoing it restores the version that was the newest before, unless somebody has changed
 * a text since.
 */
export function useRestoreVersion(plan: LessonPlan) {
  const { t } = useTranslation('lesson-edit')
  const client = useQueryClient()
  const { steps } = useEditing()
  const restore = async (number: number) => {
    const revision = cachedPlan(client, plan.id)?.revision ?? plan.revision
    const restored = await restoreVersion(plan.id, number, revision)
    receivePlan(client, restored)
    return restored
  }
  /** Compares texts instead of revisions, because an edit that was undone has changed the revision too. */
  const undo = async (restored: LessonPlan, newest: number) => {
    const now = cachedPlan(client, plan.id) ?? restored
    if (!isSame(textsOf(now), textsOf(restored)))
      throw new ProblemError({
        ...{ code: 'lesson-plans/changed-meanwhile', status: 409, params: {}, requestId: '' },
        issues: [],
      })
    await restore(newest)
  }
  return useSubmission(async (number: number, newest: number) => {
    let restored: LessonPlan
    try {
      restored = await restore(number)
    } catch (error) {
      notifyProblem(error)
      // Someone has changed the plan: show it before the teacher decides again.
      return readPlanAgain(client, plan.id)
    }
    steps.add({
      message: t('versions.restored', { number: formatNumber(number) }),
      undo: () => undo(restored, newest),
    })
  })
}
