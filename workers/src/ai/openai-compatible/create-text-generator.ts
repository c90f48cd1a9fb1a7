import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { TextGenerator } from '../text-generator.ts'
import { limitBytes } from './limit-bytes.ts'
import type { ModelConnection } from './model-connection.ts'
import { writeLessonPlan } from './write-lesson-plan.ts'
import { writeObjectives } from './write-objectives.ts'

/** A whole plan is 15 to 40 kB of text. */
const defaultMaxOutputBytes = 200_000
/** A token of four letters arrives in an event of about 250 bytes. */
const wireBytesPerTextByte = 100

export interface TextGeneratorOptions {
  /** The base URL of `/chat/completions`, for example `http://localhost:11434/v1`. */
  baseUrl: string
  /** Self-hosted servers often need none. */
  apiKey?: string | undefined
  model: string
  /** Maximum silence before the provider counts as unavailable; default 30 s. */
  idleTimeoutMs?: number | undefined
  /** Maximum bytes of text in one response; default 200 kB. */
  maxOutputBytes?: number | undefined
}

/** Writes with a model behind any OpenAI-compatible server. Never retries: the queue does. */
export function createTextGenerator(options: TextGeneratorOptions): TextGenerator {
  const maxOutputBytes = options.maxOutputBytes ?? defaultMaxOutputBytes
  const provider = createOpenAICompatible({
    name: 'provider',
    baseURL: options.baseUrl,
    ...(options.apiKey ? { apiKey: options.apiKey } : {}),
    fetch: async (input, init) => limitBytes(await fetch(input, init), maxOutputBytes * wireBytesPerTextByte),
  })
  const connection: ModelConnection = {
    model: provider.chatModel(options.model),
    idleTimeoutMs: options.idleTimeoutMs ?? 30_000,
    maxOutputBytes,
    jsonMode: true,
  }
  return {
    info: { kind: 'model', model: options.model, promptVersion: null },
    writeObjectives: ({ request }, signal) => writeObjectives(connection, request, signal),
    writeLessonPlan: (input, signal) => writeLessonPlan(connection, input, signal),
  }
}
