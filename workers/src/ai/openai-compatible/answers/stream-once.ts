import { streamText } from 'ai'
import { AppError } from '@classeur/contracts'
import { z } from 'zod'
import { endedWithoutFinish } from '../connection/classify-provider-error.ts'
import type { ModelCall, ModelConnection } from '../connection/model-connection.ts'
import type { ServerHabits } from '../connection/server-habits.ts'
import { nextWithin } from '../connection/wait-at-most.ts'

/**
 * How the answer ended. `cut`: without a finish reason, so the text may be incomplete. `length`: at the limit of the
 * answer.
 */
export type AnswerEnd = 'finished' | 'cut' | 'length'

/** Reasoning counts towards the limit, and is often longer than the answer. */
const reasoningFactor = 4

/** A refusal in a field of its own, which the SDK doesn't read. */
const Refusal = z.object({
  choices: z.array(z.object({ delta: z.object({ refusal: z.string().min(1) }) })).min(1),
})

function parametersOf({ jsonMode, limit, reasons }: ServerHabits, maxTokens: number) {
  const tokens = reasons ? maxTokens * reasoningFactor : maxTokens
  return {
    ...(limit === 'max_tokens' && { maxOutputTokens: tokens }),
    providerOptions: {
      provider: {
        ...(jsonMode && { response_format: { type: 'json_object' } }),
        ...(limit === 'max_completion_tokens' && { max_completion_tokens: tokens }),
      },
    },
  }
}

/** Sends one request. Once text arrives, the server evidently accepts `habits`, and the connection keeps them. */
export async function* streamOnce(
  connection: ModelConnection,
  habits: ServerHabits,
  { prompt, maxTokens }: ModelCall,
  signal: AbortSignal,
): AsyncGenerator<string, AnswerEnd> {
  signal.throwIfAborted()
  const { model, idleTimeoutMs, firstTextTimeoutMs, maxOutputBytes } = connection
  const closing = new AbortController()
  const parts = streamText({
    model,
    system: prompt.system,
    prompt: prompt.user,
    maxRetries: 0,
    abortSignal: closing.signal,
    includeRawChunks: true,
    ...parametersOf(habits, maxTokens),
    // Errors are read from the stream below; without this the SDK also prints them.
    onError: () => undefined,
  }).fullStream[Symbol.asyncIterator]()
  let bytes = 0
  try {
    for (;;) {
      const next = await nextWithin(parts, bytes > 0 ? idleTimeoutMs : firstTextTimeoutMs, signal)
      if (next.done) return 'cut'
      const part = next.value
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') {
        if (bytes === 0) connection.habits = { ...habits }
        if (part.type === 'reasoning-delta') connection.habits.reasons = true
        bytes += Buffer.byteLength(part.text)
        if (bytes > maxOutputBytes) throw new AppError('generations/output-too-long', { maxOutputBytes })
        if (part.type === 'text-delta') yield part.text
      } else if (part.type === 'error') {
        if (endedWithoutFinish(part.error)) return 'cut'
        throw part.error
      } else if (part.type === 'raw') {
        if (Refusal.safeParse(part.rawValue).success) throw refused()
      } else if (part.type === 'finish') {
        if (part.finishReason === 'content-filter') throw new AppError('generations/output-flagged')
        return part.finishReason === 'length' ? 'length' : 'finished'
      }
    }
  } finally {
    closing.abort()
  }
}

/** The model declines the request; trying again would not help. */
export const refused = (): AppError =>
  new AppError('generations/output-flagged', { reason: 'provider-policy' })
