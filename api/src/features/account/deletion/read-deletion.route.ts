import { AccountDeletionState } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { AccountDeletionService } from './account-deletion.service.ts'

/** `GET /account/deletion`: whether a deletion of the account was requested. */
export const readDeletionRoute: FastifyPluginAsyncZod<{
  deletion: Pick<AccountDeletionService, 'read'>
}> = async (app, { deletion }) => {
  app.get('/account/deletion', { schema: { response: { 200: AccountDeletionState } } }, ({ actor }) =>
    deletion.read(actor),
  )
}
