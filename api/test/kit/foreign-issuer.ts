import { freePort } from '@classeur/local'
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose'
import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'

interface Grant {
  nonce: string
  challenge: string
  redirectUri: string
}

/** The contents of the next ID token and how to create it; tests can falsify every field. */
export interface NextToken {
  subject: string
  claims: JWTPayload
  issuer?: string
  audience?: string
  nonce?: string
  expiresInSeconds?: number
  /** `none`: no signature; `foreign-key`: a key that the issuer does not publish. */
  signature?: 'none' | 'foreign-key'
}

/**
 * An OpenID Connect issuer that differs from the built-in one: it has other key ids and claims, authenticates clients
 * by the request body only, and returns the email in the userinfo response if the token doesn't contain it.
 */
export async function startForeignIssuer(
  options: {
    authMethod?: 'client_secret_post' | 'client_secret_basic'
    /** The public URL of the issuer behind a proxy. */
    publicUrl?: string
  } = {},
) {
  const authMethod = options.authMethod ?? 'client_secret_post'
  const grants = new Map<string, Grant>()
  const log: string[] = []
  let next: NextToken = { subject: 'someone', claims: {} }
  let userInfo: Record<string, unknown> = {}
  let keys: { kid: string; privateKey: CryptoKey; jwk: JWK }[] = []
  let origin = ''

  const rotateKeys = async () => {
    const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
    const kid = `foreign-${randomBytes(3).toString('hex')}`
    keys = [{ kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' } }]
  }
  await rotateKeys()

  const idToken = async (grant: Grant): Promise<string> => {
    const [key] = keys
    if (!key) throw new Error('no key')
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: next.issuer ?? origin,
      aud: next.audience ?? 'classeur',
      sub: next.subject,
      nonce: next.nonce ?? grant.nonce,
      iat: now,
      exp: now + (next.expiresInSeconds ?? 300),
      ...next.claims,
    }
    if (next.signature === 'none') {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
      return `${part({ alg: 'none' })}.${part(claims)}.`
    }
    const foreign = await generateKeyPair('ES256')
    const privateKey = next.signature === 'foreign-key' ? foreign.privateKey : key.privateKey
    return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: key.kid }).sign(privateKey)
  }

  const exchange = async (request: IncomingMessage): Promise<[number, object]> => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = new URLSearchParams(Buffer.concat(chunks).toString())
    const [scheme, credentials = ''] = (request.headers.authorization ?? '').split(' ')
    const basic = decodeURIComponent(Buffer.from(credentials, 'base64').toString())
    const authenticated =
      authMethod === 'client_secret_post'
        ? body.get('client_secret') === 'client-secret' && !request.headers.authorization
        : scheme === 'Basic' && basic === 'classeur:client-secret'
    if (!authenticated) return [401, { error: 'invalid_client' }]
    const code = body.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url')
    const good = grant && grant.challenge === challenge && grant.redirectUri === body.get('redirect_uri')
    if (!good) return [400, { error: 'invalid_grant' }]
    const token = { access_token: `at-${code}`, token_type: 'Bearer', expires_in: 60 }
    return [200, { ...token, id_token: await idToken(grant) }]
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://issuer')
    log.push(`${request.method ?? ''} ${pathname}`)
    const answers: Record<string, () => [number, object] | Promise<[number, object]>> = {
      '/.well-known/openid-configuration': () => [
        200,
        {
          issuer: origin,
          authorization_endpoint: `${origin}/authorize`,
          token_endpoint: `${origin}/exchange`,
          jwks_uri: `${origin}/keys`,
          userinfo_endpoint: `${origin}/me`,
          end_session_endpoint: `${origin}/end`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['ES256'],
          token_endpoint_auth_methods_supported: [authMethod],
        },
      ],
      '/keys': () => [200, { keys: keys.map(({ jwk }) => jwk) }],
      '/exchange': () => exchange(request),
      '/me': () => [200, { sub: next.subject, ...userInfo }],
    }
    const answer = answers[pathname] ?? ((): [number, object] => [404, {}])
    void (async () => {
      const [status, body] = await answer()
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })()
  })
  // No other process may take the port while the issuer is stopped.
  const port = await freePort()
  const start = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await start()
  const url = `http://127.0.0.1:${String(port)}`
  origin = options.publicUrl ?? url

  const stop = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })

  return {
    url,
    /** The requested paths, in order. */
    log,
    rotateKeys,
    /** Signs any token with the issuer's key; `claims` can override `iss`, `aud`, `iat` and `exp`. */
    async sign(claims: Record<string, unknown>, header: { typ?: string } = {}): Promise<string> {
      const [key] = keys
      if (!key) throw new Error('no key')
      const now = Math.floor(Date.now() / 1000)
      return new SignJWT({ iss: origin, aud: 'classeur', iat: now, exp: now + 120, ...claims })
        .setProtectedHeader({ alg: 'ES256', kid: key.kid, ...header })
        .sign(key.privateKey)
    },
    /** Sets who signs in next, and how their ID token is created. */
    willSignIn(token: NextToken, me: Record<string, unknown> = {}) {
      next = token
      userInfo = me
    },
    /**
     * Acts as the person's browser at the issuer: takes the authorization URL and returns the query of the callback.
     */
    authorize(authorizationUrl: string): URLSearchParams {
      const { searchParams } = new URL(authorizationUrl)
      if (searchParams.get('code_challenge_method') !== 'S256') throw new Error('PKCE is missing')
      const code = randomBytes(12).toString('hex')
      grants.set(code, {
        nonce: searchParams.get('nonce') ?? '',
        challenge: searchParams.get('code_challenge') ?? '',
        redirectUri: searchParams.get('redirect_uri') ?? '',
      })
      return new URLSearchParams({ code, state: searchParams.get('state') ?? '' })
    },
    stop,
    /** Restarts on the same port after {@link stop}. */
    start,
  }
}
export type ForeignIssuer = Awaited<ReturnType<typeof startForeignIssuer>>
