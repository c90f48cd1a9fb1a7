import type { LessonContent, Task } from '../content/lesson-content.ts'
import { valueOf } from '../content/lesson-content.ts'

export const homeworkId = 'H1'
const extensionId = (index: number): string => `E${index + 1}`

/** The tasks of the sheet and of its versions for support and challenge. */
export function sheetTasks(sections: readonly LessonContent[]): Task[] {
  const versions = valueOf(sections, 'differentiation')
  return [
    ...(valueOf(sections, 'studentSheet')?.tasks ?? []),
    ...(versions?.supportTasks ?? []),
    ...(versions?.challengeTasks ?? []),
  ]
}

/** The ids of everything that needs a model answer: tasks, homework (`H1`) and extension (`E1`, `E2`, …). */
export function answerableIds(sections: readonly LessonContent[]): string[] {
  const homework = valueOf(sections, 'homework')
  const extension = valueOf(sections, 'extension')
  return [
    ...sheetTasks(sections).map(({ id }) => id),
    ...(homework ? [homeworkId] : []),
    ...(extension?.items ?? []).map((_item, index) => extensionId(index)),
  ]
}
