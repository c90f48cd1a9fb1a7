import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { limitBytes } from './limit-bytes.ts'
import type { ModelConnection } from './model-connection.ts'
import { usualHabits } from './server-habits.ts'

/** A section is 2 to 8 kB of text; reasoning before it can be ten times as long. */
const defaultMaxOutputBytes = 200_000
/** A token of four letters arrives in an event of about 250 bytes. */
const wireBytesPerTextByte = 100

export interface ModelOptions {
  /** The base URL of `/chat/completions`, for example `http://localhost:11434/v1`. */
  baseUrl: string
  /** Self-hosted servers often need none. */
  apiKey?: string | undefined
  model: string
  /**
   * Maximum silence before the provider counts as unavailable; default 30 s. Before the first text of an answer it is
   * three times as long, because a model may still be loading.
   */
  idleTimeoutMs?: number | undefined
  /** Maximum bytes of text in one response; default 200 kB. */
  maxOutputBytes?: number | undefined
}

const firstTextFactor = 3

/** The connection to a model. Each generator has its own, which learns what the server accepts. */
export function connectModel(options: ModelOptions): ModelConnection {
  const maxOutputBytes = options.maxOutputBytes ?? defaultMaxOutputBytes
  const provider = createOpenAICompatible({
    name: 'provider',
    baseURL: options.baseUrl,
    ...(options.apiKey ? { apiKey: options.apiKey } : {}),
    fetch: async (input, init) => limitBytes(await fetch(input, init), maxOutputBytes * wireBytesPerTextByte),
  })
  const idleTimeoutMs = options.idleTimeoutMs ?? 30_000
  return {
    model: provider.chatModel(options.model),
    idleTimeoutMs,
    firstTextTimeoutMs: idleTimeoutMs * firstTextFactor,
    loadingTimeoutMs: idleTimeoutMs * firstTextFactor,
    maxOutputBytes,
    habits: usualHabits,
  }
}
