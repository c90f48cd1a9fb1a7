import { AppError, type GenerateLessonPlanRequest } from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'
import type { LessonPlanStates, ObjectiveEditsRepository } from '@classeur/database'
import type { ClassAccess } from '../../../class-access/class-access.ts'
import type { RecordPlanChange } from '../access/record-plan-change.ts'

export interface FollowNewPlanDependencies {
  states: Pick<LessonPlanStates, 'attachNew'>
  classAccess: Pick<ClassAccess, 'open'>
  edits: Pick<ObjectiveEditsRepository, 'markPlanned'>
  recordChange: RecordPlanChange
}

type NewPlan = Pick<GenerateLessonPlanRequest, 'request' | 'proposalId'>

/**
 * Run this after a plan was requested or a frame was created: attaches it to the class that it was made for, if its
 * owner may plan lessons there, and ends the wait of the objectives that it was made from. Idempotent; it doesn't attach
 * a plan again that the owner has detached.
 */
export function createFollowNewPlan(deps: FollowNewPlanDependencies) {
  async function mayPlanIn(actor: Actor, classId: string): Promise<boolean> {
    try {
      await deps.classAccess.open(actor, 'exam:change', classId, { write: true })
      return true
    } catch (error) {
      if (error instanceof AppError) return false
      throw error
    }
  }

  return async (actor: Actor, lessonPlanId: string, { request, proposalId }: NewPlan): Promise<void> => {
    if (proposalId) await deps.edits.markPlanned(actor.userId, proposalId)
    if (!request.classId || !(await mayPlanIn(actor, request.classId))) return
    const attached = await deps.states.attachNew(lessonPlanId, request.classId)
    if (attached) await deps.recordChange(attached, null)
  }
}

export type FollowNewPlan = ReturnType<typeof createFollowNewPlan>
