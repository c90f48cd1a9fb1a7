import { streamText } from 'ai'
import { AppError } from '@classeur/contracts'
import { classifyProviderError, endedWithoutFinish, refusesJsonMode } from './classify-provider-error.ts'
import type { ModelConnection, Prompt } from './model-connection.ts'
import { nextWithin } from './within.ts'

/** How the answer ended: `cut` means without a finish reason, so the text may be incomplete. */
export type AnswerEnd = 'finished' | 'cut'

/**
 * Streams the text of one response exactly as the provider sends it; the return value says how it ended.
 * Always closes the connection to the provider: at the end, on an error or abort, or when the consumer stops reading.
 */
export async function* streamAnswer(
  connection: ModelConnection,
  prompt: Prompt,
  signal: AbortSignal,
): AsyncGenerator<string, AnswerEnd> {
  try {
    return yield* streamOnce(connection, prompt, signal)
  } catch (error) {
    if (!(connection.jsonMode && refusesJsonMode(error)))
      throw signal.aborted ? error : classifyProviderError(error)
    connection.jsonMode = false
  }
  try {
    return yield* streamOnce(connection, prompt, signal)
  } catch (error) {
    throw signal.aborted ? error : classifyProviderError(error)
  }
}

async function* streamOnce(
  { model, idleTimeoutMs, maxOutputBytes, jsonMode }: ModelConnection,
  prompt: Prompt,
  signal: AbortSignal,
): AsyncGenerator<string, AnswerEnd> {
  signal.throwIfAborted()
  const closing = new AbortController()
  const parts = streamText({
    model,
    system: prompt.system,
    prompt: prompt.user,
    maxRetries: 0,
    abortSignal: closing.signal,
    providerOptions: jsonMode ? { provider: { response_format: { type: 'json_object' } } } : {},
    // Errors are read from the stream below; without this the SDK also prints them.
    onError: () => undefined,
  }).fullStream[Symbol.asyncIterator]()
  let bytes = 0
  try {
    for (;;) {
      const next = await nextWithin(parts, idleTimeoutMs, signal)
      if (next.done) return 'cut'
      const part = next.value
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') {
        bytes += Buffer.byteLength(part.text)
        if (bytes > maxOutputBytes) throw new AppError('generations/output-too-long', { maxOutputBytes })
        if (part.type === 'text-delta') yield part.text
      } else if (part.type === 'error') {
        if (endedWithoutFinish(part.error)) return 'cut'
        throw part.error
      } else if (part.type === 'finish') {
        if (part.finishReason === 'content-filter') throw new AppError('generations/output-flagged')
        return 'finished'
      }
    }
  } finally {
    closing.abort()
  }
}
