import type { AppError } from '@classeur/contracts'
import {
  classifyProviderError,
  errorBody,
  isPromptTooLong,
  isRequestRefused,
  loadingPauseMs,
  PromptTooLongError,
} from '../connection/classify-provider-error.ts'
import type { ModelCall, ModelConnection } from '../connection/model-connection.ts'
import { pause } from '../connection/pause.ts'
import { nextHabits, type ServerHabits } from '../connection/server-habits.ts'
import { streamOnce, type AnswerEnd } from './stream-once.ts'

/** Longer pauses are left to the queue, which stops all workers. */
const longestBusyPauseMs = 60_000
const mostBusyPauses = 5

/**
 * Streams the text of one response as the provider sends it; the return value says how it ended. Adapts to the server:
 * leaves out parameters that it refuses, and waits while it loads its model. Always closes the connection.
 * @throws PromptTooLongError if the prompt doesn't fit into the model's context
 */
export async function* streamAnswer(
  connection: ModelConnection,
  call: ModelCall,
  signal: AbortSignal,
): AsyncGenerator<string, AnswerEnd> {
  const loadingUntil = performance.now() + connection.loadingTimeoutMs
  let habits: ServerHabits = connection.habits
  for (let busyPauses = 0; ;) {
    try {
      return yield* streamOnce(connection, habits, call, signal)
    } catch (error) {
      if (signal.aborted) throw error
      if (isPromptTooLong(error)) throw new PromptTooLongError()
      const loadingMs = loadingPauseMs(error)
      const other = isRequestRefused(error) ? nextHabits(habits, errorBody(error)) : null
      const providerError = classifyProviderError(error)
      if (other) habits = other
      else if (loadingMs !== null && performance.now() < loadingUntil) await pause(loadingMs, signal)
      else if (call.waitsWhenBusy && busyPauses < mostBusyPauses && busyPauseMs(providerError) !== null) {
        busyPauses += 1
        await pause(busyPauseMs(providerError) ?? 0, signal)
      } else throw providerError
    }
  }
}

function busyPauseMs({ code, params: { retryAfterMs } }: AppError): number | null {
  if (code !== 'generations/provider-rate-limited' || typeof retryAfterMs !== 'number') return null
  return retryAfterMs <= longestBusyPauseMs ? retryAfterMs : null
}
