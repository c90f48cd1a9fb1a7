import { InteractionResponse, NewPasswordRequest } from '@classeur/contracts'
import type { Provider } from 'oidc-provider'
import type { AccountsService } from '../accounts/accounts.service.ts'
import type { Callers } from '../devices/callers.ts'
import type { IdentityApp } from '../identity-app.ts'
import { finishSignIn, InteractionParams, openInteraction } from './open-interaction.ts'

/** Confirms the address and signs in. Opens the interaction first, so that an expired one doesn't use up the link. */
export function verifyEmailRoute(
  app: IdentityApp,
  provider: Provider,
  accounts: Pick<AccountsService, 'confirm'>,
  callers: Callers,
): void {
  app.post(
    '/interaction/:uid/verify',
    {
      schema: { params: InteractionParams, body: NewPasswordRequest, response: { 200: InteractionResponse } },
    },
    async (request, reply) => {
      const interaction = await openInteraction(provider, request, reply)
      const account = await accounts.confirm(request.body)
      callers.remember(request, reply, account)
      return finishSignIn(provider, request, reply, interaction, account.id)
    },
  )
}
