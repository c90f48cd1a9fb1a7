export type ServerName = 'MongoDB' | 'Redis'

/** Every source of a server failed; the message lists the options. */
export class ServerUnavailableError extends Error {
  override readonly name = 'ServerUnavailableError'
}

/** The error when every step of the search for `server` has failed. */
export function serverUnavailable(server: ServerName, cause?: unknown): ServerUnavailableError {
  const variable = server === 'MongoDB' ? 'MONGO_URL=mongodb://…' : 'REDIS_URL=redis://…'
  const program = server === 'MongoDB' ? 'mongod' : 'redis-server'
  return new ServerUnavailableError(
    `No ${server} could be found or started. Set ${variable} to a running one, ` +
      `install ${program} on the PATH, or run everything with "docker compose up".` +
      (cause instanceof Error ? `\nThe last attempt ended with: ${cause.message}` : ''),
    { cause },
  )
}
