import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { TextGenerator } from '../text-generator.ts'
import { limitBytes } from './limit-bytes.ts'
import type { ModelConnection } from './model-connection.ts'
import { promptVersion } from './prompts/prompt-version.ts'
import { rewriteSection } from './rewrite-section.ts'
import { usualHabits } from './server-habits.ts'
import { writeLessonPlan } from './write-lesson-plan.ts'
import { writeObjectives } from './write-objectives.ts'

/** A section is 2 to 8 kB of text; reasoning before it can be ten times as long. */
const defaultMaxOutputBytes = 200_000
/** A token of four letters arrives in an event of about 250 bytes. */
const wireBytesPerTextByte = 100

export interface TextGeneratorOptions {
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

/** Writes with a model behind any OpenAI-compatible server. Never retries: the queue does. */
export function createTextGenerator(options: TextGeneratorOptions): TextGenerator {
  const maxOutputBytes = options.maxOutputBytes ?? defaultMaxOutputBytes
  const provider = createOpenAICompatible({
    name: 'provider',
    baseURL: options.baseUrl,
    ...(options.apiKey ? { apiKey: options.apiKey } : {}),
    fetch: async (input, init) => limitBytes(await fetch(input, init), maxOutputBytes * wireBytesPerTextByte),
  })
  const idleTimeoutMs = options.idleTimeoutMs ?? 30_000
  const connection: ModelConnection = {
    model: provider.chatModel(options.model),
    idleTimeoutMs,
    firstTextTimeoutMs: idleTimeoutMs * firstTextFactor,
    loadingTimeoutMs: idleTimeoutMs * firstTextFactor,
    maxOutputBytes,
    habits: usualHabits,
  }
  return {
    info: { kind: 'model', model: options.model, promptVersion },
    writeObjectives: ({ lesson }, signal) => writeObjectives(connection, lesson, signal),
    writeLessonPlan: (input, signal) => writeLessonPlan(connection, input, signal),
    rewriteSection: (input, signal) => rewriteSection(connection, input, signal),
  }
}
