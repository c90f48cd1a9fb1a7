import { AskToJoinRequest, JoinResult } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { GuessLimit } from './guess-limit.ts'
import { joinLinkParams } from './join-link-params.ts'
import type { JoinService } from './join.service.ts'

/** `POST /join/{token}/students`: a student requests to join a class (202). */
export const askAsStudentRoute: FastifyPluginAsyncZod<{
  join: Pick<JoinService, 'askAsStudent'>
  guessLimit: GuessLimit
}> = async (app, { join, guessLimit }) => {
  app.post(
    '/join/:token/students',
    {
      config: { access: 'public' },
      schema: { params: joinLinkParams, body: AskToJoinRequest, response: { 202: JoinResult } },
    },
    async (request, reply) => {
      const { token } = request.params
      const result = await guessLimit.guard(request, async () => {
        await guessLimit.countStudent(request)
        return join.askAsStudent(token, request.body)
      })
      return reply.code(202).send(result)
    },
  )
}
