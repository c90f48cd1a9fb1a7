import { createHash } from 'node:crypto'
import { z } from 'zod'

/** One call to the provider and what it answered. */
const RecordedCall = z.object({
  path: z.string(),
  /** Identifies the request; the request itself isn't kept. */
  key: z.string(),
  status: z.number().int(),
  contentType: z.string(),
  body: z.string(),
  seconds: z.number(),
})
export type RecordedCall = z.infer<typeof RecordedCall>

/** Everything that a provider answered in one run. Contains no key of the provider. */
export const Recording = z.object({
  model: z.string(),
  recordedAt: z.string(),
  calls: z.array(RecordedCall),
})
export type Recording = z.infer<typeof Recording>

export const requestKey = (path: string, body: string): string =>
  createHash('sha256').update(`${path}\n${body}`).digest('hex').slice(0, 24)

/**
 * Finds recorded answers. A request that was recorded word for word gets its answer; one whose prompt has changed since
 * gets the next answer in order, so that a recording outlives small changes.
 */
export function createPlayer(recording: Recording): (path: string, body: string) => RecordedCall | null {
  const left = [...recording.calls]
  return (path, body) => {
    const key = requestKey(path, body)
    const exact = left.findIndex((call) => call.key === key)
    const index = exact >= 0 ? exact : left.findIndex((call) => call.path === path)
    return index >= 0 ? (left.splice(index, 1)[0] ?? null) : null
  }
}
