import type { Connection } from 'mongoose'
import { bankedCommentModel } from '../../comments/banked-comment.model.ts'
import { phraseModel } from '../../comments/phrase.model.ts'
import { lessonPlanVersionModel } from '../../lesson-plans/lesson-plan-version.model.ts'
import { lessonPlanModel } from '../../lesson-plans/lesson-plan.model.ts'
import { lessonProposalModel } from '../../lesson-plans/lesson-proposal.model.ts'
import type { LeavingPerson } from '../account-deletion.repository.ts'

/** Deletes lesson plans with their share links, versions and proposals, and the person's comments and phrases. */
export async function eraseWritings(connection: Connection, { userId }: LeavingPerson): Promise<void> {
  const plans = lessonPlanModel(connection)
  for (const { _id } of await plans.find({ ownerId: userId }, { _id: 1 }).lean()) {
    const lessonPlanId = String(_id)
    // Its link ends first.
    await plans.updateOne({ _id }, { $unset: { shareToken: 1 } })
    await lessonPlanVersionModel(connection).deleteMany({ lessonPlanId })
    await lessonProposalModel(connection).deleteMany({ lessonPlanId })
    await plans.deleteOne({ _id, ownerId: userId })
  }
  await bankedCommentModel(connection).deleteMany({ userId })
  // The comments that colleagues gave in classes of a person without a school.
  await bankedCommentModel(connection).deleteMany({ bank: `owner:${userId}` })
  await phraseModel(connection).deleteMany({ userId })
  await phraseModel(connection).deleteMany({ bank: `owner:${userId}` })
}
