import {
  AppError,
  can,
  generationKinds,
  type Actor,
  type GenerateLessonObjectivesRequest,
  type GenerateLessonPlanRequest,
  type GenerationAccepted,
  type LessonPlan,
  type LessonPlanSummary,
} from '@classeur/contracts'
import type { GenerationQueries, GenerationRepository, LessonPlanRepository } from '@classeur/database'
import type { AcceptGeneration } from './accept-generation.ts'
import type { GenerationSnapshots } from './generation-snapshots.ts'
import { decodeCursor, encodeCursor } from './list-cursor.ts'

const pageSize = 20

export interface LessonPlansDependencies {
  lessonPlans: LessonPlanRepository
  generations: Pick<GenerationRepository, 'findById'>
  queries: Pick<GenerationQueries, 'statesOf'>
  acceptGeneration: AcceptGeneration
  snapshots: GenerationSnapshots
}

/** Objectives first, then the plan; both are generations. */
export function createLessonPlansService(deps: LessonPlansDependencies) {
  const objectives = generationKinds['lesson-objectives']
  const plan = generationKinds['lesson-plan']

  return {
    requestObjectives(
      actor: Actor,
      { requestKey, request }: GenerateLessonObjectivesRequest,
    ): Promise<GenerationAccepted> {
      return deps.acceptGeneration(actor, {
        kind: 'lesson-objectives',
        requestKey,
        title: request.topic,
        input: { request },
        price: objectives.priceCredits,
        step: { done: 0, total: objectives.parts },
      })
    },

    requestPlan(actor: Actor, { requestKey, request, objectives: confirmed }: GenerateLessonPlanRequest) {
      return deps.acceptGeneration(actor, {
        kind: 'lesson-plan',
        requestKey,
        title: request.topic,
        input: { request, objectives: confirmed },
        price: plan.priceCredits,
        step: { done: 0, total: plan.parts },
        lessonPlanId: (id) => id,
      })
    },

    /** @throws AppError `general/not-found`, the same for a stranger's plan and for none */
    async get(actor: Actor, id: string): Promise<LessonPlan> {
      const known = await deps.lessonPlans.findById(id)
      if (!known || !can(actor, 'lesson-plan:read', known)) throw new AppError('general/not-found')
      const generation = await deps.generations.findById(known.generationId)
      // Read after the generation: a section that its seq already counts must not be missing.
      const read = await deps.lessonPlans.findById(id)
      if (!generation || !read) throw new AppError('general/not-found')
      return {
        id,
        title: read.title,
        request: read.request,
        objectives: read.objectives,
        sections: read.sections,
        generation: await deps.snapshots.of(generation),
        createdAt: read.createdAt.toISOString(),
      }
    },

    async list(actor: Actor, search: string, cursor: string | null) {
      const rows = await deps.lessonPlans.list(actor.userId, search, decodeCursor(cursor), pageSize)
      const shown = rows.slice(0, pageSize)
      const states = await deps.queries.statesOf(shown.map(({ generationId }) => generationId))
      const lessonPlans = shown.map(
        ({ _id, title, request, generationId, createdAt }): LessonPlanSummary => ({
          id: String(_id),
          title,
          subject: request.subject,
          level: request.level,
          durationMin: request.durationMin,
          state: states.get(generationId) ?? 'completed',
          createdAt: createdAt.toISOString(),
        }),
      )
      const last = shown.at(-1)
      const nextCursor =
        rows.length > pageSize && last ? encodeCursor({ at: last.createdAt, id: String(last._id) }) : null
      return { lessonPlans, nextCursor }
    },
  }
}

export type LessonPlansService = ReturnType<typeof createLessonPlansService>
