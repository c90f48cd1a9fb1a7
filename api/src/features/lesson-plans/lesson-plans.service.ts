import {
  AppError,
  generationKinds,
  sameRequestMs,
  type GenerateLessonObjectivesRequest,
  type GenerateLessonPlanRequest,
  type GenerationAccepted,
  type CreateLessonFrameRequest,
  type LessonFrameCreated,
  type LessonObjectivesInput,
  type LessonPlanInput,
} from '@classeur/contracts'
import { can, type Actor } from '@classeur/domain/access'
import { generationIdFor, requestHashOf, type LessonPlanRepository } from '@classeur/database'
import type { AcceptGeneration } from '../../generation-orders/generation-order.ts'
import type { z } from 'zod'
import type { OutgoingLessons } from './outgoing/outgoing-lessons.service.ts'
import type { FollowNewPlan } from './states/follow-new-plan.ts'

export interface LessonPlansDependencies {
  lessonPlans: Pick<LessonPlanRepository, 'insertOnce' | 'findById'>
  outgoing: Pick<OutgoingLessons, 'of'>
  acceptGeneration: AcceptGeneration
  followNewPlan: FollowNewPlan
  now: () => Date
}

/** Generates objectives, then the lesson plan; each is a generation. */
export function createLessonPlansService(deps: LessonPlansDependencies) {
  const objectives = generationKinds['lesson-objectives']
  const plan = generationKinds['lesson-plan']

  return {
    async requestObjectives(
      actor: Actor,
      { requestKey, request }: GenerateLessonObjectivesRequest,
    ): Promise<GenerationAccepted> {
      const { outgoing, pseudonyms } = await deps.outgoing.of(actor, request, [])
      return deps.acceptGeneration(actor, {
        kind: 'lesson-objectives',
        requestKey,
        title: request.topic,
        input: { request, outgoing, pseudonyms } satisfies z.infer<typeof LessonObjectivesInput>,
        asked: { request },
        price: objectives.priceCredits,
        step: { done: 0, total: objectives.parts },
      })
    },

    async requestPlan(actor: Actor, sent: GenerateLessonPlanRequest): Promise<GenerationAccepted> {
      const { requestKey, request, objectives: confirmed } = sent
      const { outgoing, pseudonyms } = await deps.outgoing.of(actor, request, confirmed)
      const asked = { request, objectives: confirmed }
      const accepted = await deps.acceptGeneration(actor, {
        kind: 'lesson-plan',
        requestKey,
        title: request.topic,
        input: { ...asked, outgoing, pseudonyms } satisfies z.infer<typeof LessonPlanInput>,
        asked,
        price: plan.priceCredits,
        step: { done: 0, total: plan.parts },
        lessonPlanId: (id) => id,
      })
      await deps.followNewPlan(actor, accepted.generationId, sent)
      return accepted
    },

    /**
     * Creates an empty frame with the teacher's objectives and no generated sections. The id is derived from the request
     * key, so a repeated request returns the same frame.
     * @throws AppError `general/forbidden`, `generations/request-key-reused`
     */
    async createFrame(actor: Actor, asked: CreateLessonFrameRequest): Promise<LessonFrameCreated> {
      const { requestKey, request, objectives: own } = asked
      const { userId: ownerId } = actor
      if (!can(actor, 'lesson-plan:create', { ownerId })) throw new AppError('general/forbidden')
      const id = generationIdFor(ownerId, `frame:${requestKey}`)
      const requestHash = requestHashOf('frame', { request, objectives: own })
      await deps.lessonPlans.insertOnce({
        ...{ id, ownerId, request, objectives: own },
        ...{ generationId: null, requestHash },
      })
      const stored = await deps.lessonPlans.findById(id)
      // Frames of older versions don't have the hash; they aren't requested again.
      if (stored?.requestHash !== requestHash) throw new AppError('generations/request-key-reused')
      await deps.followNewPlan(actor, id, asked)
      return { lessonPlanId: id, earlier: stored.createdAt.getTime() < deps.now().getTime() - sameRequestMs }
    },
  }
}

export type LessonPlansService = ReturnType<typeof createLessonPlansService>
