/** The configured URLs of the two servers. A configured server isn't searched for or started. */
export function readServerUrls(): { mongoUrl: string | undefined; redisUrl: string | undefined } {
  return { mongoUrl: process.env.MONGO_URL || undefined, redisUrl: process.env.REDIS_URL || undefined }
}

/** The folders of the PATH, in which to search for commands. */
export function readSearchPath(): string[] {
  return (process.env.PATH ?? '').split(':').filter(Boolean)
}

/** The environment a child starts from. */
export function inheritedEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env }
}
