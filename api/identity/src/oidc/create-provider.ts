import type { AccountRepository, OidcRecordRepository } from '@classeur/database'
import type { JWK } from 'jose'
import type { FastifyBaseLogger } from 'fastify'
import { Provider, type KoaContextWithOIDC } from 'oidc-provider'
import type { IdentityConfig } from '../config/identity-config.ts'
import { createOidcAdapter } from './oidc-adapter.ts'
import { createErrorPage, createSignedOutPage, renderSignOut } from './provider-pages.ts'
import { createSignInPolicy } from './sign-in-policy.ts'
import { signingAlgorithm } from './signing-keys.ts'

const day = 24 * 3600
const scope = 'openid email'

/** This issuer has one client, the product itself, so users needn't consent. */
async function grantToOwnClient(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc
  if (!client || !session?.accountId) return undefined
  const grantId = session.grantIdFor(client.clientId)
  const existing = grantId ? await provider.Grant.find(grantId) : undefined
  if (existing && existing.accountId === session.accountId) return existing
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope(scope)
  await grant.save()
  return grant
}

/**
 * Creates the OpenID provider: authorization code with PKCE (S256) for the one client, `email` and `email_verified` in
 * the ID token, RP-initiated logout. Users sign in on the product's own screens.
 * @param jwks private keys; the first one signs
 */
export function createProvider(
  config: IdentityConfig,
  repositories: { accounts: Pick<AccountRepository, 'findById'>; records: OidcRecordRepository },
  jwks: JWK[],
  log: FastifyBaseLogger,
): Provider {
  const basePath = new URL(config.OIDC_ISSUER).pathname
  const provider = new Provider(config.OIDC_ISSUER, {
    adapter: createOidcAdapter(repositories.records),
    jwks: { keys: jwks },
    clients: [
      {
        client_id: config.OIDC_CLIENT_ID,
        client_secret: config.OIDC_CLIENT_SECRET,
        client_name: 'Classeur',
        redirect_uris: [`${config.PUBLIC_URL}/api/auth/callback`],
        post_logout_redirect_uris: [`${config.PUBLIC_URL}/`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        id_token_signed_response_alg: signingAlgorithm,
        scope,
        // Deleting an account asks how long ago the person signed in.
        require_auth_time: true,
      },
    ],
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
    pkce: { required: () => true },
    scopes: scope.split(' '),
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    clientBasedCORS: () => false,
    async findAccount(_ctx, accountId) {
      const account = await repositories.accounts.findById(accountId)
      if (!account) return undefined
      const claims = { sub: account.id, email: account.email, email_verified: true }
      return { accountId: account.id, claims: () => claims }
    },
    loadExistingGrant: grantToOwnClient,
    interactions: {
      policy: createSignInPolicy(),
      url: (_ctx, interaction) => `${basePath}/interaction/${interaction.uid}`,
    },
    cookies: {
      keys: [config.IDENTITY_SECRET],
      names: {
        session: 'classeur_oidc_session',
        interaction: 'classeur_oidc_interaction',
        resume: 'classeur_oidc_resume',
      },
      long: { httpOnly: true, sameSite: 'lax', path: basePath },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: renderSignOut,
        postLogoutSuccessSource: createSignedOutPage(config.PUBLIC_URL),
      },
    },
    renderError: createErrorPage(config.PUBLIC_URL),
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: 60,
      IdToken: 3600,
      Interaction: 3600,
      Session: 14 * day,
      Grant: 14 * day,
    },
  })
  provider.proxy = true
  provider.on('server_error', (_ctx, error) => log.error({ err: error }, 'OpenID provider error'))
  provider.onerror = (error) => log.error({ err: error }, 'OpenID provider could not answer a request')
  return provider
}
