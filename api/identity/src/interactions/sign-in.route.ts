import { InteractionResponse, SignInRequest } from '@classeur/contracts'
import type { Provider } from 'oidc-provider'
import type { SignIn } from '../accounts/sign-in.service.ts'
import type { IdentityApp } from '../identity-app.ts'
import { finishSignIn, InteractionParams, openInteraction } from './open-interaction.ts'

export function signInRoute(app: IdentityApp, provider: Provider, signIn: SignIn): void {
  app.post(
    '/interaction/:uid/login',
    { schema: { params: InteractionParams, body: SignInRequest, response: { 200: InteractionResponse } } },
    async (request, reply) => {
      const interaction = await openInteraction(provider, request, reply)
      return finishSignIn(provider, request, reply, interaction, await signIn(request.body))
    },
  )
}
