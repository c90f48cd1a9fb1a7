import { GenerationList } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { GenerationsService } from './generations.service.ts'

/** `GET /generations`: unfinished generations, and the latest ended ones. */
export const listGenerationsRoute: FastifyPluginAsyncZod<{ generations: GenerationsService }> = async (
  app,
  { generations },
) => {
  app.get('/generations', { schema: { response: { 200: GenerationList } } }, async (request) => ({
    generations: await generations.list(request.actor),
  }))
}
