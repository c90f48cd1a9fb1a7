import { AppError } from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'
import { retryOnConflict, type LessonPlanDocument } from '@classeur/database'
import type { AnnounceLessonPlan } from '../../../realtime/announce-lesson-plan.ts'
import type { LessonPlanAccess, OpenedLessonPlan } from './lesson-plan-access.ts'

/** Several people and a generation can change a plan at once; each conflict means that one of them succeeded. */
const mostTries = 30
const longestPauseMs = (tries: number) => 5 * tries

export interface ChangeContentDependencies {
  access: Pick<LessonPlanAccess, 'open'>
  announce: AnnounceLessonPlan
}

/** Writes a change: returns the changed plan, the same plan if there is nothing to change, null after a conflict. */
export type DecideChange = (opened: OpenedLessonPlan) => Promise<LessonPlanDocument | null>

/**
 * Changes the content of a plan and notifies everybody who may edit it. `decide` gets the plan as it is now, and again
 * after each conflict.
 */
export const createChangeContent =
  ({ access, announce }: ChangeContentDependencies) =>
  async (actor: Actor, id: string, decide: DecideChange): Promise<OpenedLessonPlan> =>
    retryOnConflict<OpenedLessonPlan>(
      async () => {
        const opened = await access.open(actor, 'lesson-plan:edit', id)
        const plan = await decide(opened)
        if (!plan) return 'conflict'
        if (plan !== opened.plan) announce(plan, opened.schoolClass)
        return { ...opened, plan }
      },
      { mostTries, longestPauseMs, otherwise: () => new AppError('general/unavailable') },
    )

export type ChangeContent = ReturnType<typeof createChangeContent>
