import { z } from 'zod'
import { GatewayEnvironment, type GatewayConfig } from './gateway-config.ts'

const withoutEmpty = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))

/**
 * Reads and checks the environment; an empty variable counts as unset.
 * @throws Error that names every missing or invalid variable, never its value
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): GatewayConfig {
  const parsed = GatewayEnvironment.safeParse(withoutEmpty(env))
  if (parsed.success) return parsed.data
  throw new Error(`the test gateway cannot start:\n${z.prettifyError(parsed.error)}`)
}

/** Reads the settings of this process. If they are invalid, names them on stderr and exits with status 1. */
export function readConfigOrExit(): GatewayConfig {
  try {
    return readConfig()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
