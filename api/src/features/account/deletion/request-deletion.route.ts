import { AccountDeletionState, RequestDeletion } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { AccountDeletionService } from './account-deletion.service.ts'

/** `POST /account/deletion`: asks for the deletion of the account, which begins in 14 days. */
export const requestDeletionRoute: FastifyPluginAsyncZod<{
  deletion: Pick<AccountDeletionService, 'request'>
}> = async (app, { deletion }) => {
  app.post(
    '/account/deletion',
    {
      preHandler: app.requireFreshSignIn,
      schema: { body: RequestDeletion, response: { 201: AccountDeletionState } },
    },
    async ({ actor, body }, reply) => reply.code(201).send(await deletion.request(actor, body.email)),
  )
}
