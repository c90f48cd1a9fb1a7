import { SaveSectionRequest, SectionSaved } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { lessonSectionParams } from '../access/lesson-plan-params.ts'
import type { SectionEdits } from './section-edits.service.ts'

/** `PUT /lesson-plans/{id}/sections/{key}`. */
export const saveSectionRoute: FastifyPluginAsyncZod<{
  sectionEdits: Pick<SectionEdits, 'save'>
}> = async (app, { sectionEdits }) => {
  app.put(
    '/lesson-plans/:id/sections/:key',
    {
      schema: { params: lessonSectionParams, body: SaveSectionRequest, response: { 200: SectionSaved } },
      preHandler: app.requireProfile,
    },
    ({ actor, params, body }) => sectionEdits.save(actor, params.id, params.key, body),
  )
}
