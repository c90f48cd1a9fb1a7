import { SchoolClass } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { SampleClassService } from './sample-class.service.ts'

/** `POST /classes/sample`: the sample class of onboarding. A repeated request returns the same class. */
export const createSampleClassRoute: FastifyPluginAsyncZod<{ sampleClass: SampleClassService }> = async (
  app,
  { sampleClass },
) => {
  app.post(
    '/classes/sample',
    { preHandler: app.requireProfile, schema: { response: { 201: SchoolClass } } },
    async ({ actor }, reply) => reply.code(201).send(await sampleClass.ensure(actor)),
  )
}
