import type { Connection } from 'mongoose'
import { lessonPlanVersionModel } from '../../lesson-plans/lesson-plan-version.model.ts'
import { lessonPlanModel } from '../../lesson-plans/lesson-plan.model.ts'
import type { LeavingPerson } from '../account-deletion.repository.ts'
import { pseudonymOf } from '../pseudonym.ts'
import { replacePerson } from '../replace-person.ts'

/**
 * Replaces the person as the author of versions of colleagues' lesson plans, also of plans that they can't read any more.
 * What they wrote stays, because it belongs to the plan.
 */
export async function eraseFromLessonPlans(
  connection: Connection,
  { userId, salt }: LeavingPerson,
): Promise<void> {
  const [plans, versions] = [lessonPlanModel(connection), lessonPlanVersionModel(connection)]
  const [newest, earlier] = await Promise.all([
    plans.distinct('_id', { 'head.by': userId }),
    versions.distinct('lessonPlanId', { by: userId }),
  ])
  for (const lessonPlanId of new Set([...newest.map(String), ...earlier])) {
    const author = { from: userId, to: pseudonymOf(salt, lessonPlanId) }
    // The plan first: an edit at the same time records its newest version among the earlier ones.
    const plan = { _id: new connection.base.Types.ObjectId(lessonPlanId) }
    await replacePerson(connection, plans.collection.collectionName, plan, [author], 'revision')
    await replacePerson(connection, versions.collection.collectionName, { lessonPlanId }, [author])
  }
}
