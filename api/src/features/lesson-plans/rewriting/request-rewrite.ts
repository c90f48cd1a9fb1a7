import {
  AppError,
  generationKinds,
  type GenerationAccepted,
  type LessonSectionInput,
  type LessonSectionKey,
  type RewriteSectionRequest,
} from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'
import { generationIdFor, type Generation, type LessonPlanStates } from '@classeur/database'
import type { z } from 'zod'
import type { AcceptGeneration } from '../../../generation-orders/generation-order.ts'
import type { AnnounceLessonPlan } from '../../../realtime/announce-lesson-plan.ts'
import type { LessonPlanAccess } from '../access/lesson-plan-access.ts'
import type { OutgoingLessons } from '../outgoing/outgoing-lessons.service.ts'
import { storedSections } from '../reading/stored-sections.ts'

export interface RequestRewriteDependencies {
  access: Pick<LessonPlanAccess, 'open'>
  listRewrites: (lessonPlanId: string) => Promise<Generation[]>
  outgoing: Pick<OutgoingLessons, 'ofRewrite'>
  acceptGeneration: AcceptGeneration
  states: Pick<LessonPlanStates, 'touch'>
  announce: AnnounceLessonPlan
}

const { priceCredits: price, parts: total } = generationKinds['lesson-section']
const keyOf = ({ input }: Generation) => (input as Pick<LessonSectionInput, 'key'>).key

/** Requests rewritten sections. Each is a generation, whose result is a proposal. Other editors of the plan are notified. */
export const createRequestRewrite =
  ({ access, listRewrites, outgoing, acceptGeneration, states, announce }: RequestRewriteDependencies) =>
  /**
   * @throws AppError `general/not-found` also for a section that isn't written yet, `lesson-plans/rewrite-running`,
   *   `lesson-plans/cannot-rewrite`, and the errors of accepting a generation
   */
  async (
    actor: Actor,
    id: string,
    key: LessonSectionKey,
    { requestKey, wish }: z.infer<typeof RewriteSectionRequest>,
  ): Promise<GenerationAccepted> => {
    const { plan, schoolClass } = await access.open(actor, 'lesson-plan:edit', id)
    const sections = storedSections(plan)
    const section = sections.find((candidate) => candidate.key === key)
    if (!section) throw new AppError('general/not-found')
    const repeated = generationIdFor(actor.userId, requestKey)
    const running = (await listRewrites(id)).filter((generation) => keyOf(generation) === key)
    if (running.some(({ _id }) => String(_id) !== repeated))
      throw new AppError('lesson-plans/rewrite-running')
    const { title, request, objectives } = plan
    const sent = await outgoing.ofRewrite(actor, { plan, sections, wish })
    const input: LessonSectionInput = {
      ...{ lessonPlanId: id, key, basedOn: section.version, wish, request, objectives },
      ...sent,
    }
    const accepted = await acceptGeneration(actor, {
      ...{ kind: 'lesson-section', requestKey, title, input, price },
      asked: { lessonPlanId: id, key, wish },
      step: { done: 0, total },
      lessonPlanId: () => id,
    })
    announce((await states.touch(id)) ?? plan, schoolClass)
    return accepted
  }

export type RequestRewrite = ReturnType<typeof createRequestRewrite>
