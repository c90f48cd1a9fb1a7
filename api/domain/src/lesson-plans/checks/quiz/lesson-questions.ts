import { valueOf, type LessonContent } from '../content/lesson-content.ts'
import { sheetTasks } from '../tasks/lesson-tasks.ts'

/** Everything that a lesson asks before its exit quiz. */
export function lessonQuestions(sections: readonly LessonContent[]): string[] {
  const examples = valueOf(sections, 'examples')
  return [
    ...[valueOf(sections, 'priorKnowledge')?.checkQuestion ?? ''],
    ...(valueOf(sections, 'misconceptions')?.items ?? []).map(({ probe }) => probe),
    ...(valueOf(sections, 'phases')?.items ?? []).map(({ checkQuestion }) => checkQuestion),
    ...(examples?.worked ?? []).map(({ problem }) => problem),
    ...(examples?.faded ? [examples.faded.problem] : []),
    ...sheetTasks(sections).map(({ prompt }) => prompt),
  ].filter((text) => text.trim() !== '')
}
