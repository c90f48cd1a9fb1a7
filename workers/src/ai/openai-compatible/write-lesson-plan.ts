import type { LessonPlanEvent, LessonPlanInput } from '../text-generator.ts'
import { checkQuizKey } from './check-quiz-key.ts'
import type { ModelConnection } from './model-connection.ts'
import { sectionGroups } from './prompts/sections/groups.ts'
import { writeSections } from './write-sections.ts'

/** Writes the wanted sections, a few in each request, and then checks the key of the exit quiz. */
export async function* writeLessonPlan(
  connection: ModelConnection,
  { lesson, finished, wanted, revised }: LessonPlanInput,
  signal: AbortSignal,
): AsyncGenerator<LessonPlanEvent> {
  let waitsWhenBusy = false
  for (const group of sectionGroups) {
    const keys = group.keys.filter((key) => wanted.includes(key))
    if (keys.length === 0) continue
    const task = { lesson, finished: finished(), group, keys, waitsWhenBusy }
    yield* writeSections(connection, task, signal)
    waitsWhenBusy = true
  }
  if (revised) return
  yield* checkQuizKey(connection, { lesson, finished: finished(), waitsWhenBusy }, signal)
}
