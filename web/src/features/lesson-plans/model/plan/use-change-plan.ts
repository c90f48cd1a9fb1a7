import type { ChangeLessonPlanRequest, LessonPlan } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useContext } from 'react'
import { notifyDone, notifyProblem } from '../../../../components/overlays/notices/notify.tsx'
import { EditingContext } from '../editing.ts'
import { receivePlan } from './lesson-plan-cache.ts'
import { changePlan } from './plan-requests.ts'

/** Changes what belongs to the whole plan, such as title, class and date, and offers to undo it. Rejects if that failed. */
export function useSendPlanChange(plan: LessonPlan) {
  const client = useQueryClient()
  const steps = useContext(EditingContext)?.steps
  return async (change: ChangeLessonPlanRequest, message: string): Promise<void> => {
    const { title, schoolClass, taughtOn, archived, sharedWithSchool } = plan
    const before = { title, classId: schoolClass?.id ?? null, taughtOn, archived, sharedWithSchool }
    const send = async (wanted: ChangeLessonPlanRequest) => {
      receivePlan(client, await changePlan(plan.id, wanted))
      void client.invalidateQueries({ queryKey: ['lesson-plans', 'list'] })
      void client.invalidateQueries({ queryKey: ['lesson-plans', 'versions', plan.id] })
    }
    await send(change)
    const undone = Object.fromEntries(
      Object.entries(before).filter(([field]) => field in change),
    ) as ChangeLessonPlanRequest
    if (steps) steps.add({ message, undo: () => send(undone) })
    else notifyDone(message)
  }
}

/** As {@link useSendPlanChange}, but a notice says that it failed. Returns whether it succeeded. */
export function useChangePlan(plan: LessonPlan) {
  const send = useSendPlanChange(plan)
  return async (change: ChangeLessonPlanRequest, message: string): Promise<boolean> => {
    try {
      await send(change, message)
      return true
    } catch (error) {
      notifyProblem(error)
      return false
    }
  }
}
