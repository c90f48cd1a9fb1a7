import { AccountDeletionState } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { AccountDeletionService } from './account-deletion.service.ts'

/** `DELETE /account/deletion`: keeps the account. */
export const withdrawDeletionRoute: FastifyPluginAsyncZod<{
  deletion: Pick<AccountDeletionService, 'withdraw'>
}> = async (app, { deletion }) => {
  app.delete('/account/deletion', { schema: { response: { 200: AccountDeletionState } } }, ({ actor }) =>
    deletion.withdraw(actor),
  )
}
