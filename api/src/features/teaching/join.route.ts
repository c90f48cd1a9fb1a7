import { AskToJoinRequest, JoinInvitation, JoinResult } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { JoinService } from './join.service.ts'
import { createGuessLimit } from './guess-limit.ts'

/** Whatever stands in the address: one that cannot be a token is answered like one that is unknown. */
const params = z.strictObject({ token: z.string() })

/** What `/joinclass/{join_link_id}` is made of: who invites to what, a student's request, a teacher's joining. */
export const joinRoute: FastifyPluginAsyncZod<{ join: JoinService }> = async (app, { join }) => {
  const limit = createGuessLimit(app)

  app.get(
    '/join/:token',
    { config: { access: 'public' }, schema: { params, response: { 200: JoinInvitation } } },
    (request) => limit.guard(request, () => join.lookUp(request.params.token)),
  )

  app.post(
    '/join/:token/students',
    {
      config: { access: 'public' },
      schema: { params, body: AskToJoinRequest, response: { 202: JoinResult } },
    },
    async (request, reply) => {
      const { token } = request.params
      const result = await limit.guard(request, async () => {
        await limit.countStudent(request)
        return join.askAsStudent(token, request.body)
      })
      return reply.code(202).send(result)
    },
  )

  app.post(
    '/join/:token',
    { preHandler: app.requireProfile, schema: { params, response: { 200: JoinResult } } },
    (request) => limit.guard(request, () => join.join(request.actor, request.params.token)),
  )
}
