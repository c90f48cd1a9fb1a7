import type { LessonPlan } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { useEditing } from '../model/editing.ts'
import { cachedPlan, readPlanAgain, receivePlan } from '../model/plan/lesson-plan-cache.ts'
import { restoreVersion } from '../model/plan/plan-requests.ts'

/** Makes a version the newest one. Undoing it restores the version that was the newest before. */
export function useRestoreVersion(plan: LessonPlan) {
  const { t } = useTranslation('lesson-edit')
  const client = useQueryClient()
  const { steps } = useEditing()
  const restore = async (number: number) => {
    const revision = cachedPlan(client, plan.id)?.revision ?? plan.revision
    receivePlan(client, await restoreVersion(plan.id, number, revision))
  }
  return useSubmission(async (number: number, newest: number) => {
    try {
      await restore(number)
    } catch (error) {
      notifyProblem(error)
      // Someone has changed the plan: show it before the teacher decides again.
      return readPlanAgain(client, plan.id)
    }
    steps.add({
      message: t('versions.restored', { number: formatNumber(number) }),
      undo: () => restore(newest),
    })
  })
}
