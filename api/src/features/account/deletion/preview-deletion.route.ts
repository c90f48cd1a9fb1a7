import { DeletionPreview } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { AccountDeletionService } from './account-deletion.service.ts'

/** `GET /account/deletion/preview`: what a deletion would remove. */
export const previewDeletionRoute: FastifyPluginAsyncZod<{
  deletion: Pick<AccountDeletionService, 'preview'>
}> = async (app, { deletion }) => {
  app.get('/account/deletion/preview', { schema: { response: { 200: DeletionPreview } } }, ({ actor }) =>
    deletion.preview(actor),
  )
}
