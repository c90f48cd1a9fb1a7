import {
  AppError,
  generationKinds,
  type GenerateLessonObjectivesRequest,
  type GenerateLessonPlanRequest,
  type GenerationAccepted,
  type GenerationSnapshot,
  type CreateLessonFrameRequest,
  type LessonObjectivesInput,
  type LessonPlan,
  type LessonPlanInput,
} from '@classeur/contracts'
import { can, type Actor } from '@classeur/domain/access'
import {
  generationIdFor,
  requestHashOf,
  type Generation,
  type GenerationQueries,
  type GenerationRepository,
  type LessonPlanDocument,
  type LessonPlanRepository,
  type ObjectiveEditsRepository,
} from '@classeur/database'
import type { AcceptGeneration } from '../../generation-orders/generation-order.ts'
import { listProposals, originOf, planSummary, proposalSummary } from './lesson-history.ts'
import type { z } from 'zod'
import { decodeCursor, encodeCursor } from '../../paging/list-cursor.ts'
import type { OutgoingLessons } from './outgoing/outgoing-lessons.service.ts'

const pageSize = 20

export interface LessonPlansDependencies {
  lessonPlans: LessonPlanRepository
  edits: Pick<ObjectiveEditsRepository, 'list'>
  generations: Pick<GenerationRepository, 'findById'>
  queries: Pick<GenerationQueries, 'statesOf'>
  outgoing: Pick<OutgoingLessons, 'of'>
  acceptGeneration: AcceptGeneration
  snapshotOf: (generation: Generation) => Promise<GenerationSnapshot>
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

    async requestPlan(
      actor: Actor,
      { requestKey, request, objectives: confirmed }: GenerateLessonPlanRequest,
    ): Promise<GenerationAccepted> {
      const { outgoing, pseudonyms } = await deps.outgoing.of(actor, request, confirmed)
      const asked = { request, objectives: confirmed }
      return deps.acceptGeneration(actor, {
        kind: 'lesson-plan',
        requestKey,
        title: request.topic,
        input: { ...asked, outgoing, pseudonyms } satisfies z.infer<typeof LessonPlanInput>,
        asked,
        price: plan.priceCredits,
        step: { done: 0, total: plan.parts },
        lessonPlanId: (id) => id,
      })
    },

    /**
     * Creates an empty frame with the teacher's objectives and no generated sections. The id is derived from the request
     * key, so a repeated request returns the same frame.
     * @throws AppError `general/forbidden`, `generations/request-key-reused`
     */
    async createFrame(
      actor: Actor,
      { requestKey, request, objectives: own }: CreateLessonFrameRequest,
    ): Promise<{ lessonPlanId: string }> {
      const { userId: ownerId } = actor
      if (!can(actor, 'lesson-plan:create', { ownerId })) throw new AppError('general/forbidden')
      const id = generationIdFor(ownerId, `frame:${requestKey}`)
      await deps.lessonPlans.insertOnce({ id, ownerId, request, objectives: own, generationId: null })
      const stored = await deps.lessonPlans.findById(id)
      const hashOf = (input: Pick<LessonPlanDocument, 'request' | 'objectives'>) =>
        requestHashOf('frame', { request: input.request, objectives: input.objectives })
      if (!stored || hashOf(stored) !== hashOf({ request, objectives: own }))
        throw new AppError('generations/request-key-reused')
      return { lessonPlanId: id }
    },

    /** @throws AppError `general/not-found`, also for another person's plan */
    async get(actor: Actor, id: string): Promise<LessonPlan> {
      const planBefore = await deps.lessonPlans.findById(id)
      if (!planBefore || !can(actor, 'lesson-plan:read', planBefore)) throw new AppError('general/not-found')
      const generation = planBefore.generationId
        ? await deps.generations.findById(planBefore.generationId)
        : null
      // Read the plan after the generation, so that no section is missing that the generation's seq already counts.
      const read = await deps.lessonPlans.findById(id)
      if (!read || (planBefore.generationId && !generation)) throw new AppError('general/not-found')
      return {
        id,
        title: read.title,
        request: read.request,
        objectives: read.objectives,
        sections: read.sections,
        origin: originOf(read),
        generation: generation && (await deps.snapshotOf(generation)),
        createdAt: read.createdAt.toISOString(),
        revision: 0,
        rights: { edit: false, own: true },
        schoolClass: null,
        taughtOn: null,
        proposals: [],
        rewrites: [],
        shareToken: null,
        sharedWithSchool: false,
        archived: false,
        pictures: [],
        brief: null,
      }
    },

    /** One page of lesson plans and proposed objectives together, newest first. */
    async list(actor: Actor, search: string, cursor: string | null) {
      const after = decodeCursor(cursor)
      const [plans, proposals] = await Promise.all([
        deps.lessonPlans.list(actor.userId, search, after, pageSize),
        listProposals(deps.edits, actor.userId, search, after, pageSize + 1),
      ])
      const states = await deps.queries.statesOf(plans.flatMap(({ generationId }) => generationId ?? []))
      const rows = [
        ...plans.map((row) => planSummary(row, states)),
        ...proposals.map((row) => proposalSummary(row)),
      ].sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id))
      const lessonPlans = rows.slice(0, pageSize)
      const last = lessonPlans.at(-1)
      const nextCursor =
        rows.length > pageSize && last ? encodeCursor({ at: new Date(last.createdAt), id: last.id }) : null
      return { lessonPlans, nextCursor }
    },
  }
}

export type LessonPlansService = ReturnType<typeof createLessonPlansService>
