import { AuthConfig } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Config } from '../../config/config.ts'

/** `GET /auth/config`: whether the product has its own sign-in screens, or uses an external issuer. */
export const readAuthConfigRoute: FastifyPluginAsyncZod<{ oidc: Config['oidc'] }> = async (app, { oidc }) => {
  const answer = {
    issuer: oidc.builtIn ? 'built-in' : 'external',
    issuerName: new URL(oidc.issuer).host,
  } satisfies AuthConfig
  app.get(
    '/auth/config',
    { config: { access: 'public' }, schema: { response: { 200: AuthConfig } } },
    async () => answer,
  )
}
