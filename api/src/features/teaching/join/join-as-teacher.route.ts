import { JoinResult } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { GuessLimit } from './guess-limit.ts'
import { joinLinkParams } from './join-link-params.ts'
import type { JoinService } from './join.service.ts'

/** `POST /join/{token}`: a signed-in teacher joins, or sends a request. */
export const joinAsTeacherRoute: FastifyPluginAsyncZod<{
  join: Pick<JoinService, 'join'>
  guessLimit: Pick<GuessLimit, 'guard'>
}> = async (app, { join, guessLimit }) => {
  app.post(
    '/join/:token',
    { preHandler: app.requireProfile, schema: { params: joinLinkParams, response: { 200: JoinResult } } },
    (request) => guessLimit.guard(request, () => join.join(request.actor, request.params.token)),
  )
}
