import { LessonPlanCopied } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { lessonPlanParams } from '../access/lesson-plan-params.ts'
import type { DuplicateLessonPlan } from './duplicate-lesson-plan.ts'

/** `POST /lesson-plans/{id}/duplicate`: copies a plan of the reader's own, or of a colleague. */
export const duplicateLessonPlanRoute: FastifyPluginAsyncZod<{
  duplicateLessonPlan: DuplicateLessonPlan
}> = async (app, { duplicateLessonPlan }) => {
  app.post(
    '/lesson-plans/:id/duplicate',
    {
      schema: { params: lessonPlanParams, response: { 201: LessonPlanCopied } },
      preHandler: app.requireProfile,
    },
    async ({ actor, params }, reply) => reply.code(201).send(await duplicateLessonPlan(actor, params.id)),
  )
}
