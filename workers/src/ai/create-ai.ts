import { checkPictureSafety } from '@classeur/domain/safety'
import { createImageRenderer } from '@classeur/picture-renderer'
import { createSampleGenerator } from '@classeur/sample-generator'
import { loadSharp } from '@classeur/documents'
import type { ImageGenerator } from './image-generator.ts'
import { createFamilyGenerator } from './item-families/create-family-generator.ts'
import {
  imageGeneratorLoadedWhenUsed,
  resourceGeneratorLoadedWhenUsed,
  textGeneratorLoadedWhenUsed,
} from './openai-compatible/loaded-when-used.ts'
import type { ResourceGenerator } from './resource-generator.ts'
import { createPictureSafety } from './safety/create-picture-safety.ts'
import { withCheckedPictures } from './openai-compatible/images/with-checked-pictures.ts'
import { createSafetyCheck } from './safety/create-safety-check.ts'
import type { SafetyCheck } from './safety/safety-check.ts'
import type { TextGenerator } from './text-generator.ts'

export interface AiConfig {
  /** Base URL of an OpenAI-compatible server; without it or without a model, the built-in generators are used. */
  baseUrl?: string | undefined
  apiKey?: string | undefined
  textModel?: string | undefined
  imageModel?: string | undefined
  /** Time limit for a silent provider of texts, in milliseconds. */
  idleTimeoutMs?: number | undefined
  /** Time limit for a silent provider of pictures, in milliseconds. */
  imageTimeoutMs?: number | undefined
  /** Pause between two drafts of the sample generator, in milliseconds. */
  samplePaceMs?: number | undefined
}

export interface Ai {
  text: TextGenerator
  image: ImageGenerator
  resource: ResourceGenerator
  safety: SafetyCheck
  /** The safety check for picture prompts. */
  pictureSafety: SafetyCheck
}

/** Creates the configured generators and safety checks. */
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
        ? withCheckedPictures(
            imageGeneratorLoadedWhenUsed({
              ...provider,
              model: imageModel,
              idleTimeoutMs,
              answerTimeoutMs: imageTimeoutMs,
            }),
            { loadSharp, checkSafety: createPictureSafety(provider) },
          )
        : createImageRenderer({ paceMs: samplePaceMs, loadSharp }),
    resource:
      provider && textModel
        ? resourceGeneratorLoadedWhenUsed({ ...provider, model: textModel, idleTimeoutMs })
        : createFamilyGenerator(),
    safety: createSafetyCheck({ provider }),
    pictureSafety: createSafetyCheck({ provider, checkWords: checkPictureSafety }),
  }
}
