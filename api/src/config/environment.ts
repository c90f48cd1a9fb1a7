import { ConfigError, readConfig, type Config } from './config.ts'

/** The settings of this process. With wrong ones it says which on stderr, in one line, and ends with status 1. */
export function readEnvironmentOrExit(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
