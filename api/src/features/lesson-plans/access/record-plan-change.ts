import type { ClassDocument, LessonPlanDocument } from '@classeur/database'
import type { AnnounceClass } from '../../../realtime/announce-class.ts'
import type { AnnounceLessonPlan } from '../../../realtime/announce-lesson-plan.ts'
import type { LessonPlanAccess } from './lesson-plan-access.ts'

export interface RecordPlanChangeDependencies {
  access: Pick<LessonPlanAccess, 'classOf'>
  announce: AnnounceLessonPlan
  announceClass: AnnounceClass
}

/**
 * Run this after a change of anything that lists show of a plan: notifies the people who may edit it, or could before,
 * and the members of its class and of the class before.
 */
export const createRecordPlanChange =
  ({ access, announce, announceClass }: RecordPlanChangeDependencies) =>
  async (plan: LessonPlanDocument, classBefore: ClassDocument | null): Promise<void> => {
    const schoolClass = await access.classOf(plan)
    const isMoved = String(classBefore?._id) !== String(schoolClass?._id)
    announce(plan, schoolClass)
    if (schoolClass) announceClass(schoolClass, 'lesson-plans')
    if (classBefore && isMoved) {
      announce(plan, classBefore)
      announceClass(classBefore, 'lesson-plans')
    }
  }

export type RecordPlanChange = ReturnType<typeof createRecordPlanChange>
