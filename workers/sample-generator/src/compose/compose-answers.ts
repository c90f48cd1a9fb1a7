import type { LessonSections } from '@classeur/contracts'
import type { Lesson } from './open-lesson.ts'

interface Answered {
  id: string
  answer: string
  points: readonly string[]
}

/** Answers with marking points for every task of the plan: the sheet, its versions, homework and extension. */
export function composeAnswers(lesson: Lesson): LessonSections['modelAnswers'] {
  const { topic, phases, supportTasks, challengeTasks, extraTasks } = lesson
  const answered: Answered[] = [
    ...phases.flatMap(({ tasks }) => tasks),
    ...supportTasks,
    ...extraTasks.values(),
    ...challengeTasks,
    { id: 'H1', ...topic.homework },
    ...topic.extension.map((extension, index) => ({ id: `E${index + 1}`, ...extension })),
  ]
  return {
    items: answered.map(({ id, answer, points }) => ({
      ...{ taskId: id, answer, blocks: [] },
      markingPoints: [...points],
    })),
  }
}
