import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sampleAccount } from '@classeur/domain/installation'
import { freePort } from '../servers/free-port.ts'
import type { ChildCommand } from './child.ts'
import { hasDevelopmentFeatures } from './development-features.ts'
import type { Secrets } from './secrets.ts'

const repository = fileURLToPath(new URL('../../../../', import.meta.url))
const graceMs = 12_000
/** Gives a worker time to finish its job or return it to the queue. */
const workerGraceMs = 20_000

/** The inputs from which the commands of one stack are planned. */
export interface StackFacts {
  publicUrl: string
  /** The address on which the gateway listens. */
  listensOn: string
  mongoUrl: string
  redisUrl: string
  secrets: Secrets
  /** The environment of `npm start`; its values override the defaults here. */
  env: NodeJS.ProcessEnv
  workers: number
  /** The directory for pictures, unless the environment names an S3-compatible server. */
  mediaDir: string
}

/** The processes of the product and the ports that serve it. */
export interface StackCommands {
  commands: ChildCommand[]
  /**
   * Ports to which the gateway forwards requests; `identity` is undefined with an external issuer, `payments` with Stripe.
   */
  upstreams: { api: number; identity: number | undefined; payments: number | undefined }
  /** Printed once the product runs; undefined with an external issuer, or when other machines can reach the product. */
  sampleAccount: { email: string; password: string } | undefined
}

export type PlanCommands = (facts: StackFacts) => Promise<StackCommands>

/** Stripe and the test gateway can't be used together, so a variable of the other one must not reach a process. */
const withoutTestPayments: NodeJS.ProcessEnv = {
  PAYMENTS_API_URL: undefined,
  PAYMENTS_SECRET_KEY: undefined,
  PAYMENTS_WEBHOOK_SECRET: undefined,
}

function sampleAccountOf(env: NodeJS.ProcessEnv): { email: string; password: string } {
  if (!env.SAMPLE_ACCOUNT) return sampleAccount
  const [email = '', ...rest] = env.SAMPLE_ACCOUNT.split(':')
  return { email, password: rest.join(':') }
}

/**
 * Plans the product's own processes: the issuer (unless OIDC_ISSUER names an external one), the test gateway (unless
 * STRIPE_SECRET_KEY is set), the api and the workers.
 * @throws StartError when other machines can reach the product and its settings are unsafe for that
 */
export const planProduct: PlanCommands = async (facts) => {
  const { env, publicUrl, secrets } = facts
  const builtIn = !env.OIDC_ISSUER
  const apiPort = await freePort()
  const identityPort = builtIn ? await freePort() : undefined
  const paymentsPort = env.STRIPE_SECRET_KEY ? undefined : await freePort()
  const isDevelopment = hasDevelopmentFeatures(env, facts)
  const account = builtIn && isDevelopment ? sampleAccountOf(env) : undefined
  const { PAYMENTS_SECRET_KEY, PAYMENTS_WEBHOOK_SECRET, ...ownSecrets } = secrets
  const payments: NodeJS.ProcessEnv =
    paymentsPort === undefined
      ? withoutTestPayments
      : {
          PAYMENTS_API_URL: `http://127.0.0.1:${paymentsPort}`,
          PAYMENTS_SECRET_KEY,
          PAYMENTS_WEBHOOK_SECRET,
        }
  const common: NodeJS.ProcessEnv = {
    ...(env.S3_ENDPOINT ? {} : { STORAGE_DIR: facts.mediaDir }),
    ...(account ? { OPERATOR_EMAILS: account.email } : {}),
    PUBLIC_URL: publicUrl,
    ...ownSecrets,
    ...env,
    ...payments,
    HOST: '127.0.0.1',
    GATEWAY_ADDRESS: facts.listensOn,
    NODE_ENV: 'production',
    MONGO_URL: facts.mongoUrl,
    REDIS_URL: facts.redisUrl,
    // Trust forwarded client addresses from the gateway only.
    TRUSTED_PROXY: '127.0.0.1',
  }
  const oidc: NodeJS.ProcessEnv = builtIn
    ? {
        OIDC_ISSUER: `${publicUrl}/oidc`,
        OIDC_CLIENT_ID: 'classeur',
        OIDC_CLIENT_SECRET: secrets.OIDC_CLIENT_SECRET,
        OIDC_BUILT_IN: 'true',
        // The api contacts the issuer directly instead of through the gateway.
        OIDC_DISCOVERY_URL: `http://127.0.0.1:${identityPort}/oidc`,
      }
    : {}
  const child = (name: string, script: string, port: number, extra: NodeJS.ProcessEnv): ChildCommand => ({
    name,
    script: join(repository, script),
    env: { ...common, ...extra, PORT: String(port) },
    port,
    graceMs: name.startsWith('workers') ? workerGraceMs : graceMs,
  })
  const mail: NodeJS.ProcessEnv = env.SMTP_URL || !isDevelopment ? {} : { DEV_MAILBOX: 'true' }
  const commands = [child('api', 'api/dist/bundle/server.js', apiPort, { ...oidc, ...mail })]
  if (identityPort !== undefined) {
    const sample = account ? { SAMPLE_ACCOUNT: `${account.email}:${account.password}` } : {}
    const extra = { ...oidc, ...mail, ...sample }
    commands.unshift(child('identity', 'api/identity/dist/bundle/server.js', identityPort, extra))
  }
  if (paymentsPort !== undefined) {
    const extra = { PAYMENTS_WEBHOOK_URL: `http://127.0.0.1:${apiPort}/api/webhooks/payments` }
    commands.push(child('payments', 'api/test-gateway/dist/bundle/server.js', paymentsPort, extra))
  }
  for (let index = 1; index <= facts.workers; index++) {
    const name = facts.workers === 1 ? 'workers' : `workers-${index}`
    commands.push(child(name, 'workers/dist/bundle/main.js', await freePort(), {}))
  }
  return {
    commands,
    upstreams: { api: apiPort, identity: identityPort, payments: paymentsPort },
    sampleAccount: account,
  }
}
