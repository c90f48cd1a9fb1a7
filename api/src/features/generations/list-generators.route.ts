import { Generators } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

/** `GET /generators`: whether a model or the built-in generator is used, so that forms can state limits beforehand. */
export const listGeneratorsRoute: FastifyPluginAsyncZod<{ generators: Generators }> = async (
  app,
  { generators },
) => {
  app.get('/generators', { schema: { response: { 200: Generators } } }, async () => generators)
}
