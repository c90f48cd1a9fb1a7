import type { ImageGenerator } from '../image-generator.ts'
import type { ResourceGenerator } from '../resource-generator.ts'
import type { TextGenerator } from '../text-generator.ts'
import type { ImageGeneratorOptions } from './create-image-generator.ts'
import type { TextGeneratorOptions } from './create-text-generator.ts'
import { promptVersion } from './prompts/prompt-version.ts'
import { notePromptVersion } from './prompts/notes/prompt-version.ts'
import { resourcePromptVersion } from './prompts/resources/prompt-version.ts'

const once = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | undefined
  return () => (loading ??= load())
}

/** Creates the text adapter and loads its libraries on first use, so a worker without a provider never loads them. */
export function textGeneratorLoadedWhenUsed(options: TextGeneratorOptions): TextGenerator {
  const load = once(async () => {
    const { createTextGenerator } = await import('./create-text-generator.ts')
    return createTextGenerator(options)
  })
  return {
    info: { kind: 'model', model: options.model, promptVersion },
    async *writeObjectives(input, signal) {
      yield* (await load()).writeObjectives(input, signal)
    },
    async *writeLessonPlan(input, signal) {
      yield* (await load()).writeLessonPlan(input, signal)
    },
    async *rewriteSection(input, signal) {
      yield* (await load()).rewriteSection(input, signal)
    },
  }
}

/** Creates the adapter for sheets and loads its libraries on first use. */
export function resourceGeneratorLoadedWhenUsed(options: TextGeneratorOptions): ResourceGenerator {
  const load = once(async () => {
    const { createResourceGenerator } = await import('./create-resource-generator.ts')
    return createResourceGenerator(options)
  })
  return {
    info: { kind: 'model', model: options.model, promptVersion: resourcePromptVersion },
    noteInfo: { kind: 'model', model: options.model, promptVersion: notePromptVersion },
    async *writeNotes(task, signal) {
      yield* (await load()).writeNotes(task, signal)
    },
    async *writeSheet(task, signal) {
      yield* (await load()).writeSheet(task, signal)
    },
    rewriteItem: async (...asked) => (await load()).rewriteItem(...asked),
  }
}

/** Creates the image adapter and loads its libraries on first use. */
export function imageGeneratorLoadedWhenUsed(options: ImageGeneratorOptions): ImageGenerator {
  const load = once(async () => {
    const { createImageGenerator } = await import('./create-image-generator.ts')
    return createImageGenerator(options)
  })
  return {
    info: { kind: 'model', model: options.model, promptVersion: null },
    generateImage: async (...asked) => (await load()).generateImage(...asked),
  }
}
