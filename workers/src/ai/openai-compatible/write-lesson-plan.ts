import { generationKinds, type LessonSection } from '@classeur/contracts'
import type { LessonPlanEvent, LessonPlanInput } from '../text-generator.ts'
import { checkQuizKey, type WrittenQuiz } from './check-quiz-key.ts'
import type { ModelConnection } from './connection/model-connection.ts'
import { sectionGroups } from './prompts/sections/groups.ts'
import { writeSections } from './write-sections.ts'

/** The exit quiz as a model wrote it; null without one. A quiz that the teacher has edited is theirs. */
function uneditedQuiz(sections: readonly LessonSection[]): WrittenQuiz | null {
  const quiz = sections.find(({ key }) => key === 'assessment')
  return quiz?.key === 'assessment' && quiz.version === 0 ? quiz : null
}

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
  const plan = finished()
  const quiz = uneditedQuiz(plan)
  if (!quiz) return
  const others = plan.filter(({ key }) => key !== 'assessment')
  const { timeLimitMs: limitMs } = generationKinds['lesson-plan']
  yield* checkQuizKey(connection, { lesson, quiz, others, waitsWhenBusy, limitMs }, signal)
}
