/** The settings of `npm start`; each has a default. */
export interface StartSettings {
  port: number
  /** The address on which the gateway listens; `localhost` means both loopback families. */
  host: string
}

const defaultPort = 3000

/** @throws Error with the reason why PORT is invalid */
export function readStartSettings(env: NodeJS.ProcessEnv = process.env): StartSettings {
  const port = env.PORT ? Number(env.PORT) : defaultPort
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT must be a number from 0 to 65535, not "${env.PORT}".`)
  }
  return { port, host: env.HOST || 'localhost' }
}
