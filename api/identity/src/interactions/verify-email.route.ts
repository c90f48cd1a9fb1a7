import { InteractionResponse, LinkTokenRequest } from '@classeur/contracts'
import type { Provider } from 'oidc-provider'
import type { AccountsService } from '../accounts/accounts.service.ts'
import type { IdentityApp } from '../identity-app.ts'
import { finishSignIn, InteractionParams, openInteraction } from './open-interaction.ts'

/** Confirms the address and signs in. The interaction is looked at first: an expired one must not use up the link. */
export function verifyEmailRoute(
  app: IdentityApp,
  provider: Provider,
  accounts: Pick<AccountsService, 'verifyEmail'>,
): void {
  app.post(
    '/interaction/:uid/verify',
    { schema: { params: InteractionParams, body: LinkTokenRequest, response: { 200: InteractionResponse } } },
    async (request, reply) => {
      const interaction = await openInteraction(provider, request, reply)
      const accountId = await accounts.verifyEmail(request.body.token)
      return finishSignIn(provider, request, reply, interaction, accountId)
    },
  )
}
