import { AppError, type ChangeLessonPlanRequest, type LessonPlan } from '@classeur/contracts'
import type { Actor, LessonPlanAction } from '@classeur/domain/access'
import type {
  GenerationQueries,
  LessonPlanDocument,
  LessonPlanEdits,
  LessonPlanState,
  LessonPlanStates,
} from '@classeur/database'
import type { ClassAccess } from '../../../class-access/class-access.ts'
import type { ChangeContent } from '../access/change-lesson-plan-content.ts'
import type { LessonPlanAccess, OpenedLessonPlan } from '../access/lesson-plan-access.ts'
import type { RecordPlanChange } from '../access/record-plan-change.ts'
import { namesFromOf } from '../reading/hide-class-data.ts'
import type { ReadLessonPlan } from '../reading/read-lesson-plan.ts'

export interface LessonPlanStatesDependencies {
  access: Pick<LessonPlanAccess, 'open'>
  classAccess: Pick<ClassAccess, 'open'>
  changeContent: ChangeContent
  edits: Pick<LessonPlanEdits, 'rename'>
  states: Pick<LessonPlanStates, 'set' | 'markDeleted' | 'restore'>
  recordChange: RecordPlanChange
  readLessonPlan: Pick<ReadLessonPlan, 'show'>
  listRewrites: GenerationQueries['listRewrites']
  stopGeneration: (id: string) => Promise<unknown>
  now: () => Date
}

/** Title and date belong to the work on a plan; the owner alone decides about the rest. */
const actionOf = ({
  title: _title,
  taughtOn: _taughtOn,
  ...others
}: ChangeLessonPlanRequest): LessonPlanAction =>
  Object.values(others).some((value) => value !== undefined) ? 'lesson-plan:change' : 'lesson-plan:edit'

/** Where a lesson plan belongs: title, class, date, archive, sharing with the school, trash. */
export function createLessonPlanStatesService(deps: LessonPlanStatesDependencies) {
  const stateOf = (
    plan: LessonPlanDocument,
    { classId, taughtOn, archived, sharedWithSchool }: ChangeLessonPlanRequest,
  ): Partial<LessonPlanState> => ({
    ...(classId !== undefined && { classId }),
    // What was written for the class that it leaves may still name its students.
    ...(classId !== undefined &&
      plan.classId &&
      classId !== plan.classId && { namesFrom: namesFromOf(plan) }),
    ...(taughtOn !== undefined && { taughtOn }),
    ...(sharedWithSchool !== undefined && { sharedWithSchool }),
    ...(archived !== undefined && { archivedAt: archived ? (plan.archivedAt ?? deps.now()) : null }),
  })

  async function rename(actor: Actor, opened: OpenedLessonPlan, title: string): Promise<OpenedLessonPlan> {
    return deps.changeContent(actor, String(opened.plan._id), async ({ plan }) =>
      plan.title === title ? plan : deps.edits.rename(plan, title, actor.userId),
    )
  }

  /** Cancels the generation that writes a plan, and the rewrites of its sections, also those of colleagues. */
  async function stopWriting({ _id, generationId }: LessonPlanDocument): Promise<void> {
    const rewrites = await deps.listRewrites(String(_id))
    const ids = [...(generationId ? [generationId] : []), ...rewrites.map((rewrite) => String(rewrite._id))]
    for (const id of ids) await deps.stopGeneration(id)
  }

  return {
    /**
     * Changes only the fields sent.
     * @throws AppError `general/forbidden`, also if the person may not change the class; the errors of `ClassAccess.open`
     */
    async change(actor: Actor, id: string, changes: ChangeLessonPlanRequest): Promise<LessonPlan> {
      const before = await deps.access.open(actor, actionOf(changes), id)
      const { classId, title } = changes
      // The plan's class may have been archived, or its owner may have left it.
      const isNewClass = classId !== before.plan.classId
      if (classId && isNewClass) await deps.classAccess.open(actor, 'exam:change', classId, { write: true })
      const renamed = title === undefined ? before : await rename(actor, before, title)
      const state = stateOf(renamed.plan, changes)
      const plan = Object.keys(state).length > 0 ? await deps.states.set(id, state) : renamed.plan
      if (!plan) throw new AppError('general/not-found')
      await deps.recordChange(plan, before.schoolClass)
      return deps.readLessonPlan.show(await deps.access.open(actor, 'lesson-plan:read', id), actor)
    },

    /**
     * Moves a plan to the trash; idempotent. Its share link doesn't work there, and nothing of it is written any more:
     * what is unfinished is refunded. @param again see `Deletion`
     */
    async remove(actor: Actor, id: string, again: Date | null = null): Promise<void> {
      const { plan, schoolClass } = await deps.access.open(actor, 'lesson-plan:change', id, { deleted: true })
      const deleted = await deps.states.markDeleted(id, { by: actor.userId, again })
      await stopWriting(plan)
      if (deleted) await deps.recordChange(deleted, schoolClass)
    },

    /** Takes a plan out of the trash; idempotent. @throws AppError `general/not-found` after 30 days */
    async restore(actor: Actor, id: string): Promise<LessonPlan> {
      const opened = await deps.access.open(actor, 'lesson-plan:change', id, { deleted: true })
      const plan = opened.plan.deletedAt ? await deps.states.restore(id) : opened.plan
      if (!plan) throw new AppError('general/not-found')
      await deps.recordChange(plan, opened.schoolClass)
      return deps.readLessonPlan.show({ ...opened, plan }, actor)
    },
  }
}

export type LessonPlanStatesService = ReturnType<typeof createLessonPlanStatesService>
