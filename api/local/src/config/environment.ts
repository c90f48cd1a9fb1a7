/** What the surroundings say about the two servers; each replaces the whole search for that server. */
export function readServerUrls(): { mongoUrl: string | undefined; redisUrl: string | undefined } {
  return { mongoUrl: process.env.MONGO_URL || undefined, redisUrl: process.env.REDIS_URL || undefined }
}

/** The folders in which commands are looked for. */
export function readSearchPath(): string[] {
  return (process.env.PATH ?? '').split(':').filter(Boolean)
}

/** The environment a child starts from. */
export function inheritedEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env }
}
