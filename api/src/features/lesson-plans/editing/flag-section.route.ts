import { FlagSectionRequest, SectionSaved } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { lessonSectionParams } from '../access/lesson-plan-params.ts'
import type { SectionEdits } from './section-edits.service.ts'

/** `PUT /lesson-plans/{id}/sections/{key}/flag`. */
export const flagSectionRoute: FastifyPluginAsyncZod<{
  sectionEdits: Pick<SectionEdits, 'flag'>
}> = async (app, { sectionEdits }) => {
  app.put(
    '/lesson-plans/:id/sections/:key/flag',
    {
      schema: { params: lessonSectionParams, body: FlagSectionRequest, response: { 200: SectionSaved } },
      preHandler: app.requireProfile,
    },
    ({ actor, params, body }) => sectionEdits.flag(actor, params.id, params.key, body.reason),
  )
}
