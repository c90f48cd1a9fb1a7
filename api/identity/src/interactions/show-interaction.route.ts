import { InteractionDetails } from '@classeur/contracts'
import type { Provider } from 'oidc-provider'
import type { IdentityApp } from '../identity-app.ts'
import { InteractionParams, openInteraction } from './open-interaction.ts'

/** Returns the interaction as JSON to scripts, and redirects browsers to the sign-in screen. */
export function showInteraction(app: IdentityApp, provider: Provider): void {
  app.get(
    '/interaction/:uid',
    { schema: { params: InteractionParams, response: { 200: InteractionDetails } } },
    async (request, reply) => {
      const accept = request.headers.accept ?? ''
      if (!accept.includes('application/json')) {
        return reply.redirect(`/login?interaction=${encodeURIComponent(request.params.uid)}`, 303)
      }
      const { uid, prompt } = await openInteraction(provider, request, reply)
      return { uid, prompt: prompt.name }
    },
  )
}
