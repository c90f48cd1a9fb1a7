import { fileURLToPath } from 'node:url'
import { type ChildCommand, freePort, type PlanCommands } from '../src/index.ts'

const script = fileURLToPath(new URL('./stand-in-process.mjs', import.meta.url))

async function standIn(name: string, env: NodeJS.ProcessEnv): Promise<ChildCommand> {
  const port = await freePort()
  return { name, script, env: { ...env, NAME: name, PORT: String(port) }, port, graceMs: 3000 }
}

/** Plans three small processes instead of the product's own. */
export const planStandIns: PlanCommands = async ({ env }) => {
  const [api, identity, payments] = await Promise.all([
    standIn('api', env),
    standIn('identity', env),
    standIn('payments', env),
  ])
  return {
    commands: [api, identity, payments],
    upstreams: { api: api.port, identity: identity.port, payments: payments.port },
    sampleAccount: undefined,
  }
}
