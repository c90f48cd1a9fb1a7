import type { Generators } from '@classeur/contracts'
import type { FastifyInstance } from 'fastify'
import { generationsRoute } from './generations.route.ts'
import type { GenerationsService } from './generations.service.ts'
import { generatorsRoute } from './generators.route.ts'

export interface GenerationsModuleOptions {
  generations: GenerationsService
  generators: Generators
}

/** Generations of any kind, and what generates them. */
export const generationsModule = async (app: FastifyInstance, options: GenerationsModuleOptions) => {
  app.register(generationsRoute, options)
  app.register(generatorsRoute, options)
}
