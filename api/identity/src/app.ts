import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { Connection, DevMailbox } from '@classeur/database'
import fastify, { LogController, type FastifyBaseLogger } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Provider } from 'oidc-provider'
import { accountsRoutes } from './accounts/accounts.routes.ts'
import type { AccountsService } from './accounts/accounts.service.ts'
import type { SignIn } from './accounts/sign-in.service.ts'
import type { IdentityConfig } from './config/identity-config.ts'
import type { Callers } from './devices/callers.ts'
import { answerErrorsAsProblems } from './errors/problem-answers.ts'
import { healthRoutes } from './health/health.routes.ts'
import type { IdentityApp } from './identity-app.ts'
import { showInteraction } from './interactions/show-interaction.route.ts'
import { signInRoute } from './interactions/sign-in.route.ts'
import { verifyEmailRoute } from './interactions/verify-email.route.ts'
import { authorizationRateLimit, credentialsRateLimit } from './limits/address-rate-limit.ts'
import { mailboxRoutes } from './mailbox/mailbox.routes.ts'
import { mountProvider } from './oidc/mount-provider.ts'
import { headersFor } from './security/headers.ts'
import { createOwnHostHook } from './security/require-own-host.ts'
import { createOwnOriginHook } from './security/require-own-origin.ts'

interface AppParts {
  connection: Connection
  provider: Provider
  accounts: AccountsService
  signIn: SignIn
  callers: Callers
  /** Null when emails are sent by SMTP. */
  mailbox: DevMailbox | null
}

const isHealthRequest = ({ url }: { url: string }) => url.startsWith('/health/')

/** Builds the HTTP server: plugins in order, then one line per feature. */
export async function buildApp(
  config: IdentityConfig,
  log: FastifyBaseLogger,
  parts: AppParts,
): Promise<IdentityApp> {
  const { provider, accounts, signIn, callers } = parts
  const app = fastify({
    loggerInstance: log,
    trustProxy: config.TRUSTED_PROXY.split(','),
    bodyLimit: 16 * 1024,
    logController: new LogController({ disableRequestLogging: isHealthRequest, requestIdLogLabel: 'reqId' }),
    genReqId: () => randomUUID(),
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerErrorsAsProblems(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onRequest', createOwnHostHook(config.PUBLIC_URL))
  await app.register(helmet, headersFor(config.PUBLIC_URL))
  healthRoutes(app, parts.connection)

  await app.register(
    async (json: IdentityApp) => {
      json.removeContentTypeParser('text/plain')
      json.addHook('onRequest', createOwnOriginHook(config.PUBLIC_URL))
      await json.register(cookie)
      await json.register(rateLimit, credentialsRateLimit(callers))
      json.addHook('onSend', async (_request, reply) => {
        reply.header('cache-control', 'no-store')
      })
      showInteraction(json, provider)
      signInRoute(json, provider, signIn, callers)
      verifyEmailRoute(json, provider, accounts, callers)
      accountsRoutes(json, accounts, callers)
      if (parts.mailbox) mailboxRoutes(json, parts.mailbox)
    },
    { prefix: '/oidc' },
  )
  await app.register(
    async (scope: IdentityApp) => {
      await scope.register(rateLimit, authorizationRateLimit)
      mountProvider(scope, provider, config.OIDC_ISSUER)
    },
    { prefix: '/oidc' },
  )
  return app
}
