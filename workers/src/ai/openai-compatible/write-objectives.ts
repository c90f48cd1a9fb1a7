import { AppError, LessonObjectiveList, type OutgoingLesson } from '@classeur/contracts'
import { checkPlan } from '@classeur/domain/lesson-plans'
import type { ObjectivesEvent } from '../text-generator.ts'
import type { ModelConnection } from './connection/model-connection.ts'
import { groupOf } from './prompts/sections/groups.ts'
import type { WrittenSection } from './sections/settle-section.ts'
import { writeSections } from './write-sections.ts'

/** The list in a draft: models write it bare or in an object. */
function listIn(value: unknown): unknown[] {
  const list = typeof value === 'object' && value !== null && 'items' in value ? value.items : value
  return Array.isArray(list) ? list : []
}

const fewest = 3
const most = 6
/** What is wrong with proposed objectives besides their language. */
const problemsOf =
  ({ request }: OutgoingLesson) =>
  (section: WrittenSection): string[] => {
    if (section.key !== 'objectives') return []
    const { items } = section.value
    if (items.length < fewest) return [`There are ${items.length} objectives. Write ${fewest} to ${most}.`]
    return checkPlan({ request, language: request.language, objectives: items, sections: [] }).map(
      ({ problem }) => problem,
    )
  }

/** Streams the list; if it is invalid, requests it once more and names the problems. */
export async function* writeObjectives(
  connection: ModelConnection,
  lesson: OutgoingLesson,
  signal: AbortSignal,
): AsyncGenerator<ObjectivesEvent> {
  const task = {
    // Objectives that the teacher had before must not pass for the new ones.
    ...{ lesson: { ...lesson, objectives: [] }, finished: [], group: groupOf('objectives') },
    ...{ keys: ['objectives'] as const, waitsWhenBusy: false, also: problemsOf(lesson) },
    addition: `Write ${fewest} to ${most} objectives.`,
  }
  for await (const event of writeSections(connection, task, signal)) {
    if (event.type === 'draft') {
      const value = listIn(event.value)
      if (value.length > 0) yield { type: 'draft', value }
    } else if (event.key === 'objectives') {
      const parsed = LessonObjectiveList.safeParse(event.value.items.slice(0, most))
      if (!parsed.success)
        throw new AppError('generations/output-invalid', {}, { cause: parsed.error.issues })
      yield { type: 'finished', objectives: parsed.data }
    }
  }
}
