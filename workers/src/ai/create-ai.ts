import type { ImageGenerator } from './image-generator.ts'
import { createTextGenerator } from './openai-compatible/create-text-generator.ts'
import { createImageRenderer } from './renderer/create-image-renderer.ts'
import { createSafetyCheck } from './safety/create-safety-check.ts'
import type { SafetyCheck } from './safety/safety-check.ts'
import { createSampleGenerator } from './sample/create-sample-generator.ts'
import type { TextGenerator } from './text-generator.ts'

export interface AiConfig {
  /** Base URL of an OpenAI-compatible server; without it, or without a model, the sample generator writes. */
  baseUrl?: string | undefined
  apiKey?: string | undefined
  textModel?: string | undefined
  /** Longest silence of the provider in milliseconds. */
  idleTimeoutMs?: number | undefined
  /** Pause between two drafts of the sample generator in milliseconds. */
  samplePaceMs?: number | undefined
}

export interface Ai {
  text: TextGenerator
  image: ImageGenerator
  safety: SafetyCheck
}

/** The generator and the safety check that the configuration asks for. */
export function createAi({ baseUrl, apiKey, textModel, idleTimeoutMs, samplePaceMs }: AiConfig): Ai {
  const image = createImageRenderer({ paceMs: samplePaceMs })
  if (!baseUrl || !textModel) {
    return { image, text: createSampleGenerator({ paceMs: samplePaceMs }), safety: createSafetyCheck() }
  }
  return {
    image,
    text: createTextGenerator({ baseUrl, apiKey, model: textModel, idleTimeoutMs }),
    safety: createSafetyCheck({ provider: { baseUrl, apiKey } }),
  }
}
