import { readConfig, type Config } from './config.ts'

/** @throws ConfigError */
export const readEnvironment = (): Config => readConfig(process.env)
