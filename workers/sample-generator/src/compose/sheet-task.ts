import type { LessonSections } from '@classeur/contracts'
import type { Lesson } from './open-lesson.ts'
import type { NumberedTask } from './lay-out.ts'

type SheetTask = LessonSections['studentSheet']['tasks'][number]

/** A task as students get it, without its answer. */
export const sheetTask = (task: NumberedTask, { objectiveOf }: Lesson): SheetTask => ({
  id: task.id,
  prompt: task.prompt,
  blocks: [...(task.blocks ?? [])],
  objective: objectiveOf(task.objective),
  answerLines: task.lines,
})
