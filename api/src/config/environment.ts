import { ConfigError, readConfig, type Config } from './config.ts'

/** Reads the settings. If any are invalid, reports them in one line on stderr and exits with status 1. */
export function readEnvironmentOrExit(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
