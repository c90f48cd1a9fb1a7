import type { ImageGenerator } from './image-generator.ts'
import {
  imageGeneratorLoadedWhenUsed,
  textGeneratorLoadedWhenUsed,
} from './openai-compatible/loaded-when-used.ts'
import { createImageRenderer } from './renderer/create-image-renderer.ts'
import { checkPictureWords } from './safety/picture-words.ts'
import { createSafetyCheck } from './safety/create-safety-check.ts'
import type { SafetyCheck } from './safety/safety-check.ts'
import { createSampleGenerator } from './sample/create-sample-generator.ts'
import type { TextGenerator } from './text-generator.ts'

export interface AiConfig {
  /** Base URL of an OpenAI-compatible server; without it, or without a model, what is built in writes and draws. */
  baseUrl?: string | undefined
  apiKey?: string | undefined
  textModel?: string | undefined
  imageModel?: string | undefined
  /** Longest silence of the provider in milliseconds. */
  idleTimeoutMs?: number | undefined
  /** How long the provider may draw in silence, in milliseconds. */
  imageTimeoutMs?: number | undefined
  /** Pause between two drafts of the sample generator in milliseconds. */
  samplePaceMs?: number | undefined
}

export interface Ai {
  text: TextGenerator
  image: ImageGenerator
  safety: SafetyCheck
  /** Of what a picture is to show. */
  pictureSafety: SafetyCheck
}

/** The generators and the safety check that the configuration asks for. */
export function createAi(config: AiConfig): Ai {
  const { baseUrl, apiKey, textModel, imageModel, idleTimeoutMs, imageTimeoutMs, samplePaceMs } = config
  const provider = baseUrl && (textModel || imageModel) ? { baseUrl, apiKey } : undefined
  return {
    text:
      provider && textModel
        ? textGeneratorLoadedWhenUsed({ ...provider, model: textModel, idleTimeoutMs })
        : createSampleGenerator({ paceMs: samplePaceMs }),
    image:
      provider && imageModel
        ? imageGeneratorLoadedWhenUsed({
            ...provider,
            model: imageModel,
            idleTimeoutMs,
            answerTimeoutMs: imageTimeoutMs,
          })
        : createImageRenderer({ paceMs: samplePaceMs }),
    safety: createSafetyCheck({ provider }),
    pictureSafety: createSafetyCheck({ provider, words: checkPictureWords }),
  }
}
