import type { LessonPlanSummary } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { notifyUndoable } from '../../../components/overlays/notices/notices.ts'
import { notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { changePlan, deletePlan, duplicatePlan, restorePlan } from '../model/plan/plan-requests.ts'

type Named = Pick<LessonPlanSummary, 'id' | 'title'>

/** What the history does with lesson plans, each with an undo in the notice. They report failures themselves. */
export function usePlanActions() {
  const { t } = useTranslation('lesson-history')
  const client = useQueryClient()
  const navigate = useNavigate()

  /** Resolves to undefined after a failure, which a notice reports. */
  async function tryTo<Result>(action: () => Promise<Result>): Promise<Result | undefined> {
    try {
      const result = await action()
      void client.invalidateQueries({ queryKey: ['lesson-plans'] })
      return result
    } catch (error) {
      notifyProblem(error)
      return undefined
    }
  }

  const setArchived = ({ id }: Named, archived: boolean) => tryTo(() => changePlan(id, { archived }))
  const takeBack = ({ id }: Named) => tryTo(async () => void (await restorePlan(id)))

  return {
    async archive(plan: Named, archived: boolean): Promise<void> {
      if (!(await setArchived(plan, archived))) return
      notifyUndoable(t(archived ? 'notice.archived' : 'notice.unarchived', { title: plan.title }), {
        label: t('undo'),
        run: () => void setArchived(plan, !archived),
      })
    },

    async remove(plan: Named): Promise<void> {
      const isRemoved = await tryTo(async () => {
        await deletePlan(plan.id)
        return true
      })
      if (!isRemoved) return
      notifyUndoable(t('notice.deleted', { title: plan.title }), {
        label: t('undo'),
        run: () => void takeBack(plan),
      })
    },

    restore: takeBack,

    /** The copy belongs to the reader, whoever owns the plan. */
    async copy(plan: Named): Promise<void> {
      const copy = await tryTo(() => duplicatePlan(plan.id))
      if (!copy) return
      notifyUndoable(t('notice.copied', { title: plan.title }), {
        label: t('notice.open'),
        run: () => void navigate(`/lesson-plan-result/${copy.lessonPlanId}`),
      })
    },
  }
}
