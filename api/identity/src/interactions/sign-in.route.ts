import { InteractionResponse, SignInRequest } from '@classeur/contracts'
import type { Provider } from 'oidc-provider'
import type { SignIn } from '../accounts/sign-in.service.ts'
import type { Callers } from '../devices/callers.ts'
import type { IdentityApp } from '../identity-app.ts'
import { finishSignIn, InteractionParams, openInteraction } from './open-interaction.ts'

export function signInRoute(app: IdentityApp, provider: Provider, signIn: SignIn, callers: Callers): void {
  app.post(
    '/interaction/:uid/login',
    { schema: { params: InteractionParams, body: SignInRequest, response: { 200: InteractionResponse } } },
    async (request, reply) => {
      const interaction = await openInteraction(provider, request, reply)
      const account = await signIn(request.body, callers.callerOf(request))
      callers.remember(request, reply, account)
      return finishSignIn(provider, request, reply, interaction, account.id)
    },
  )
}
