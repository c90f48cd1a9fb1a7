import { JoinInvitation } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { GuessLimit } from './guess-limit.ts'
import { joinLinkParams } from './join-link-params.ts'
import type { JoinService } from './join.service.ts'

/** `GET /join/{token}`: the class or school of a link, and the inviter. */
export const readJoinInvitationRoute: FastifyPluginAsyncZod<{
  join: Pick<JoinService, 'lookUp'>
  guessLimit: Pick<GuessLimit, 'guard'>
}> = async (app, { join, guessLimit }) => {
  app.get(
    '/join/:token',
    {
      config: { access: 'public' },
      schema: { params: joinLinkParams, response: { 200: JoinInvitation } },
    },
    (request) => guessLimit.guard(request, () => join.lookUp(request.params.token)),
  )
}
