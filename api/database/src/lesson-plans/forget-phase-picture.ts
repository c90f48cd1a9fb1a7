import type { Connection } from 'mongoose'
import { lessonPlanVersionModel } from './lesson-plan-version.model.ts'
import { lessonPlanModel } from './lesson-plan.model.ts'
import { lessonProposalModel } from './lesson-proposal.model.ts'

/** Where the phases of a plan name their pictures. */
const pictureField = 'sections.value.items.imageId'

/**
 * Removes a picture that is deleted for good from the lesson plans that show it, also from their earlier versions, so
 * that none of them names a picture that nobody can find. Idempotent. `lessonPlanId`: removes it from this plan alone.
 */
export async function forgetPhasePicture(
  connection: Connection,
  imageId: string,
  lessonPlanId?: string,
): Promise<void> {
  const filter = { [pictureField]: imageId }
  const ofPlan = lessonPlanId === undefined ? {} : { lessonPlanId }
  const phases = 'sections.$[section].value.items.$[phase].imageId'
  const arrayFilters = [{ 'section.key': 'phases' }, { 'phase.imageId': imageId }]
  const plans = lessonPlanModel(connection)
  const only = lessonPlanId === undefined ? filter : { ...filter, _id: lessonPlanId }
  await plans.updateMany(only, { $set: { [phases]: null }, $inc: { revision: 1 } }, { arrayFilters })
  const versions = lessonPlanVersionModel(connection)
  await versions.updateMany({ ...filter, ...ofPlan }, { $set: { [phases]: null } }, { arrayFilters })
  await forgetInProposals(connection, imageId, ofPlan)
}

/** A proposal has one section as it was, and as it is proposed. */
async function forgetInProposals(
  connection: Connection,
  imageId: string,
  ofPlan: { lessonPlanId?: string },
): Promise<void> {
  const { collectionName } = lessonProposalModel(connection).collection
  const proposals = connection.collection(collectionName)
  for (const side of ['before', 'proposed']) {
    await proposals.updateMany(
      { [`${side}.value.items.imageId`]: imageId, ...ofPlan },
      { $set: { [`${side}.value.items.$[phase].imageId`]: null } },
      { arrayFilters: [{ 'phase.imageId': imageId }] },
    )
  }
}
