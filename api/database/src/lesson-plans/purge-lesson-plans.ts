import type { LessonPlanInput } from '@classeur/contracts'
import mongoose, { type Connection } from 'mongoose'
import { emptyGenerations } from '../generations/empty-generations.ts'
import { generationModel, type Generation } from '../generations/generation.model.ts'
import { purgedBefore } from '../purged-before.ts'
import { attemptCandidates } from '../rounds/attempt-candidates.ts'
import { forgetHiddenNames } from './forget-hidden-names.ts'
import { forgetLessonSource } from './forget-lesson-source.ts'
import { lessonPlanVersionModel } from './lesson-plan-version.model.ts'
import { lessonPlanModel, type LessonPlanDocument } from './lesson-plan.model.ts'
import { lessonProposalModel } from './lesson-proposal.model.ts'
import { remembers } from './names-source.ts'

type ExpiredPlan = Pick<LessonPlanDocument, '_id' | 'ownerId' | 'request'>

/**
 * Deletes at most `limit` lesson plans that can no longer be restored, with their versions and proposals; returns their
 * ids. The plan itself is deleted last, so that the next run continues an interrupted deletion.
 * @throws AggregateError at the end, with the errors of the plans that couldn't be deleted
 */
export async function purgeLessonPlans(
  connection: Connection,
  limit: number,
  stop?: AbortSignal,
): Promise<string[]> {
  const plans = lessonPlanModel(connection)
  const over = { deletedAt: mongoose.trusted({ $ne: null, $lt: purgedBefore() }) }
  const list = (untried: object, most: number) =>
    plans
      .find({ ...over, ...untried })
      .select({ _id: 1, ownerId: 1, 'request.topic': 1 })
      .limit(most)
      .lean<ExpiredPlan[]>()
  return attemptCandidates({ list, limit, stop }, async (plan) => {
    const { _id } = plan
    const lessonPlanId = String(_id)
    await lessonPlanVersionModel(connection).deleteMany({ lessonPlanId })
    await lessonProposalModel(connection).deleteMany({ lessonPlanId })
    await forgetLessonSource(connection, 'continues', lessonPlanId)
    await forgetNamesOfRequest(connection, plan)
    await emptyGenerationsOf(connection, plan)
    await plans.deleteOne({ _id, ...over })
    return true
  })
}

/** Copies hide the names that the request of the plan contained, until it is emptied. */
async function forgetNamesOfRequest(connection: Connection, { _id, ownerId }: ExpiredPlan): Promise<void> {
  const generations = await generationModel(connection)
    .find({ ownerId, lessonPlanId: String(_id) }, { 'input.pseudonyms': 1 })
    .lean<Pick<Generation, '_id' | 'input'>[]>()
  for (const { _id: id, input } of generations) {
    const { pseudonyms = [] } = (input ?? {}) as Partial<LessonPlanInput>
    const source = { generationId: String(id) }
    await forgetHiddenNames(
      connection,
      source,
      pseudonyms.map(({ name }) => ({ firstName: name, lastName: '' })),
    )
    await lessonPlanModel(connection).updateMany(remembers(source), {
      $pull: { 'namesFrom.generationIds': source.generationId },
    })
  }
}

/**
 * Empties what wrote the plan and rewrote its sections, and the proposed objectives that it was made from. These only
 * share its topic, so they stay as long as another plan of the person has the same.
 */
async function emptyGenerationsOf(connection: Connection, plan: ExpiredPlan): Promise<void> {
  const { _id, ownerId, request } = plan
  const lessonPlanId = String(_id)
  await emptyGenerations(connection, { ownerId, lessonPlanId })
  await emptyGenerations(connection, { lessonPlanId, kind: 'lesson-section' })
  const { topic } = request
  const others = { ownerId, 'request.topic': topic, _id: mongoose.trusted({ $ne: _id }) }
  if ((await lessonPlanModel(connection).exists(others)) !== null) return
  await emptyGenerations(connection, {
    ...{ ownerId, kind: 'lesson-objectives', 'input.request.topic': topic },
    plannedAt: mongoose.trusted({ $exists: true }),
  })
}
