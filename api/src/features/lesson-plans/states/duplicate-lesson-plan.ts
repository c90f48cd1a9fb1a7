import { AppError } from '@classeur/contracts'
import { can, type Actor } from '@classeur/domain/access'
import type { LessonPlanStates } from '@classeur/database'
import { newId } from '../../../ids/new-id.ts'
import type { LessonPlanAccess } from '../access/lesson-plan-access.ts'
import { namesFromOf, type HideClassData } from '../reading/hide-class-data.ts'
import { originOf } from '../reading/lesson-plan-views.ts'
import { storedSections } from '../reading/stored-sections.ts'

export interface DuplicateLessonPlanDependencies {
  access: Pick<LessonPlanAccess, 'open'>
  states: Pick<LessonPlanStates, 'insertCopy'>
  hideClassData: HideClassData
}

/**
 * Copies a plan for anybody who may read it. The copy belongs to them and to no class, and has neither versions nor a
 * share link. Only the owner's copy keeps what the plan says about its class. Every copy remembers whose names to hide:
 * its pictures are still those of the plan, and their owner may label them later.
 */
export const createDuplicateLessonPlan =
  ({ access, states, hideClassData }: DuplicateLessonPlanDependencies) =>
  async (actor: Actor, id: string): Promise<{ lessonPlanId: string }> => {
    const { userId: ownerId } = actor
    if (!can(actor, 'lesson-plan:create', { ownerId })) throw new AppError('general/forbidden')
    const { plan, may } = await access.open(actor, 'lesson-plan:read', id)
    const { title, objectives } = plan
    const request = { ...plan.request, classId: null, examId: null, continues: null }
    const original = { title, request, objectives, sections: storedSections(plan), pictures: [] }
    const isOwn = may('lesson-plan:change')
    const { pictures: _pictures, ...lesson } = isOwn ? original : await hideClassData(plan, original)
    const sections = lesson.sections.map((section) => ({ ...section, version: 0, flag: null }))
    // A copy of an older version doesn't know yet, and neither does a copy of it; see `renewOldCopies`.
    const ofOwn = plan.origin ? plan.hidesNamesInPictures : false
    const hidesNamesInPictures = isOwn ? ofOwn : true
    const lessonPlanId = newId()
    await states.insertCopy({
      ...{
        ...lesson,
        sections,
        id: lessonPlanId,
        ownerId,
        origin: originOf(plan),
        namesFrom: namesFromOf(plan),
      },
      ...(hidesNamesInPictures !== undefined && { hidesNamesInPictures }),
    })
    return { lessonPlanId }
  }

export type DuplicateLessonPlan = ReturnType<typeof createDuplicateLessonPlan>
