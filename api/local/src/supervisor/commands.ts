import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../servers/free-port.ts'
import type { ChildCommand } from './child.ts'
import type { Secrets } from './secrets.ts'

const repository = fileURLToPath(new URL('../../../../', import.meta.url))
const graceMs = 12_000
/** A worker finishes or hands back what it is doing. */
const workerGraceMs = 20_000
const sampleAccount = 'demo@classeur.local:classeur-demo'

/** Everything the commands of one stack depend on. */
export interface StackFacts {
  publicUrl: string
  mongoUrl: string
  redisUrl: string
  secrets: Secrets
  /** What the surroundings set; a value there wins over a default here. */
  env: NodeJS.ProcessEnv
  workers: number
  /** Where pictures are kept, unless the surroundings name an S3-compatible server. */
  mediaDir: string
}

/** Which processes make the product, and who serves what. */
export interface StackCommands {
  commands: ChildCommand[]
  /** Where the gateway sends requests; without an issuer of our own there is no `identity`. */
  upstreams: { api: number; identity: number | undefined }
  /** Shown at the end of the start; undefined when people sign in with an issuer elsewhere. */
  sampleAccount: { email: string; password: string } | undefined
}

export type PlanCommands = (facts: StackFacts) => Promise<StackCommands>

function sampleAccountOf(env: NodeJS.ProcessEnv): { email: string; password: string } {
  const [email = '', ...rest] = (env.SAMPLE_ACCOUNT || sampleAccount).split(':')
  return { email, password: rest.join(':') }
}

/** The product's own processes: the issuer (unless OIDC_ISSUER names another), the api and the workers. */
export const planProduct: PlanCommands = async (facts) => {
  const { env, publicUrl, secrets } = facts
  const builtIn = !env.OIDC_ISSUER
  const apiPort = await freePort()
  const identityPort = builtIn ? await freePort() : undefined
  const account = sampleAccountOf(env)
  const common: NodeJS.ProcessEnv = {
    ...(env.S3_ENDPOINT ? {} : { STORAGE_DIR: facts.mediaDir }),
    OPERATOR_EMAILS: account.email,
    PUBLIC_URL: publicUrl,
    ...secrets,
    ...env,
    HOST: '127.0.0.1',
    NODE_ENV: 'production',
    MONGO_URL: facts.mongoUrl,
    REDIS_URL: facts.redisUrl,
    // The gateway alone is believed about where a request came from.
    TRUSTED_PROXY: '127.0.0.1',
  }
  const oidc: NodeJS.ProcessEnv = builtIn
    ? {
        OIDC_ISSUER: `${publicUrl}/oidc`,
        OIDC_CLIENT_ID: 'classeur',
        OIDC_CLIENT_SECRET: secrets.OIDC_CLIENT_SECRET,
        OIDC_BUILT_IN: 'true',
        // The api talks to the issuer without a detour over the gateway.
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
  const mail: NodeJS.ProcessEnv = env.SMTP_URL ? {} : { DEV_MAILBOX: 'true' }
  const commands = [child('api', 'api/dist/server.js', apiPort, { ...oidc, ...mail })]
  if (identityPort !== undefined) {
    const extra = { ...oidc, ...mail, SAMPLE_ACCOUNT: `${account.email}:${account.password}` }
    commands.unshift(child('identity', 'api/identity/dist/server.js', identityPort, extra))
  }
  for (let index = 1; index <= facts.workers; index++) {
    const name = facts.workers === 1 ? 'workers' : `workers-${index}`
    commands.push(child(name, 'workers/dist/main.js', await freePort(), {}))
  }
  return {
    commands,
    upstreams: { api: apiPort, identity: identityPort },
    sampleAccount: builtIn ? account : undefined,
  }
}
