import type { TextGenerator } from '../text-generator.ts'
import { connectModel, type ModelOptions } from './connection/connect-model.ts'
import { promptVersion } from './prompts/prompt-version.ts'
import { rewriteSection } from './rewrite-section.ts'
import { writeLessonPlan } from './write-lesson-plan.ts'
import { writeObjectives } from './write-objectives.ts'

export type TextGeneratorOptions = ModelOptions

/** Writes with a model behind any OpenAI-compatible server. Never retries: the queue does. */
export function createTextGenerator(options: TextGeneratorOptions): TextGenerator {
  const connection = connectModel(options)
  return {
    info: { kind: 'model', model: options.model, promptVersion },
    writeObjectives: ({ lesson }, signal) => writeObjectives(connection, lesson, signal),
    writeLessonPlan: (input, signal) => writeLessonPlan(connection, input, signal),
    rewriteSection: (input, signal) => rewriteSection(connection, input, signal),
  }
}
