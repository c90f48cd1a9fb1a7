import { generationKinds, type LessonSections } from '@classeur/contracts'
import type { RewriteEvent, RewriteInput } from '../text-generator.ts'
import { checkQuizKey, type WrittenQuiz } from './check-quiz-key.ts'
import type { ModelConnection } from './connection/model-connection.ts'
import { rewriteAddition } from './prompts/rewrite.ts'
import { groupOf } from './prompts/sections/groups.ts'
import { writeSections } from './write-sections.ts'

/** A rewritten phase keeps its picture: the one of the same title, or of the same place if no phase was added. */
function withPictures(value: LessonSections['phases'], before: LessonSections['phases']) {
  const isSameCount = value.items.length === before.items.length
  const items = value.items.map((phase, index) => {
    const same = before.items.find(({ title }) => title === phase.title)
    const imageId = (same ?? (isSameCount ? before.items[index] : undefined))?.imageId ?? null
    return { ...phase, imageId }
  })
  return { ...value, items }
}

/** Shorter than the time limit of a part: if the check of a rewritten quiz takes too long, the quiz isn't lost. */
const checkLimitMs = generationKinds['lesson-section'].partLimitMs - 30_000

/**
 * Streams drafts of a new version of one section; the rest of the plan is context. A new exit quiz is solved by a second
 * pass, as the first one was.
 */
export async function* rewriteSection(
  connection: ModelConnection,
  { lesson, sections, key, wish }: RewriteInput,
  signal: AbortSignal,
): AsyncGenerator<RewriteEvent> {
  const before = sections.find((section) => section.key === key)
  const others = sections.filter((section) => section.key !== key)
  const task = {
    ...{ lesson, group: groupOf(key), keys: [key], finished: others, waitsWhenBusy: false },
    addition: rewriteAddition(before?.value ?? null, wish),
  }
  let quiz: WrittenQuiz | null = null
  for await (const event of writeSections(connection, task, signal)) {
    if (event.type === 'section' && event.key === 'phases' && before?.key === 'phases')
      yield { ...event, value: withPictures(event.value, before.value) }
    else yield event
    if (event.type === 'section' && event.key === 'assessment')
      quiz = { key: event.key, value: event.value, notes: event.notes ?? [] }
  }
  if (!quiz) return
  const checked = { lesson, quiz, others, waitsWhenBusy: true, limitMs: checkLimitMs }
  yield* checkQuizKey(connection, checked, signal)
}
