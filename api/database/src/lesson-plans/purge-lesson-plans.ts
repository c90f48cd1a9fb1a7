import mongoose, { type Connection } from 'mongoose'
import { purgedBefore } from '../purged-before.ts'
import { lessonPlanVersionModel } from './lesson-plan-version.model.ts'
import { lessonPlanModel } from './lesson-plan.model.ts'
import { lessonProposalModel } from './lesson-proposal.model.ts'

/**
 * Deletes at most `limit` lesson plans that can no longer be restored, with their versions and proposals; returns their
 * ids. The plan itself is deleted last, so that the next run continues an interrupted deletion.
 */
export async function purgeLessonPlans(connection: Connection, limit: number): Promise<string[]> {
  const plans = lessonPlanModel(connection)
  const over = { deletedAt: mongoose.trusted({ $ne: null, $lt: purgedBefore() }) }
  const expired = await plans
    .find(over)
    .select({ _id: 1 })
    .limit(limit)
    .lean<{ _id: mongoose.Types.ObjectId }[]>()
  for (const { _id } of expired) {
    const lessonPlanId = String(_id)
    await lessonPlanVersionModel(connection).deleteMany({ lessonPlanId })
    await lessonProposalModel(connection).deleteMany({ lessonPlanId })
    await plans.deleteOne({ _id, ...over })
  }
  return expired.map(({ _id }) => String(_id))
}
