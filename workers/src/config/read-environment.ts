import type { z } from 'zod'
import { RefusedError } from '../installation-backup/refused-error.ts'

/**
 * Reads the environment of an operator's program.
 * @throws RefusedError with one line that names every variable that is missing or wrong
 */
export function readEnvironment<Config>(schema: z.ZodType<Config>, environment: NodeJS.ProcessEnv): Config {
  const parsed = schema.safeParse(environment)
  if (parsed.success) return parsed.data
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`)
  throw new RefusedError(`configuration: ${wrong.join(', ')}`)
}
