import type { Generators } from '@classeur/contracts'
import type { FastifyInstance } from 'fastify'
import { listGenerationsRoute } from './list-generations.route.ts'
import { readGenerationRoute } from './read-generation.route.ts'
import { cancelGenerationRoute } from './cancel-generation.route.ts'
import { retryGenerationRoute } from './retry-generation.route.ts'
import type { GenerationsService } from './generations.service.ts'
import { listGeneratorsRoute } from './list-generators.route.ts'

export interface GenerationsModuleOptions {
  generations: GenerationsService
  generators: Generators
}

/** Generations of any kind, and what generates them. */
export const generationsModule = async (app: FastifyInstance, options: GenerationsModuleOptions) => {
  app.register(listGenerationsRoute, options)
  app.register(readGenerationRoute, options)
  app.register(cancelGenerationRoute, options)
  app.register(retryGenerationRoute, options)
  app.register(listGeneratorsRoute, options)
}
