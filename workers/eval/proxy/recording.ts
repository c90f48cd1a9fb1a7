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

/** The first section that a prompt requests, as it names it; `answers` if it asks to solve the quiz. */
const requested = (body: string): string | null =>
  /(?:Its keys are exactly, in this order: |Answer with \{\\")(\w+)/u.exec(body)?.[1] ?? null

/** What was answered, put together from a stream. */
const textOf = ({ body }: RecordedCall): string =>
  [...body.matchAll(/"content":("(?:[^"\\]|\\.)*")/gu)]
    .map(([, text]) => JSON.parse(text ?? '""') as string)
    .join('')

/**
 * Finds recorded answers. A request that was recorded word for word gets its answer. One whose prompt has changed since
 * gets the next answer with the same section, so that a recording outlives changes of the prompts and of
 * their order; a repair that nobody has recorded gets the earlier answer again.
 */
export function createPlayer(recording: Recording): (path: string, body: string) => RecordedCall | null {
  const left = [...recording.calls]
  const take = (index: number) => (index >= 0 ? (left.splice(index, 1)[0] ?? null) : null)
  const served: RecordedCall[] = []
  return (path, body) => {
    const key = requestKey(path, body)
    const section = requested(body)
    const holds = (call: RecordedCall) =>
      call.path === path && (section === null || textOf(call).includes(`"${section}":`))
    const call =
      take(left.findIndex((one) => one.key === key)) ??
      take(left.findIndex((one) => holds(one))) ??
      served.findLast((one) => section !== null && holds(one)) ??
      take(left.findIndex((one) => one.path === path))
    if (call) served.push(call)
    return call
  }
}
