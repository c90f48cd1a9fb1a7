import type { LessonContext, LessonSections } from '@classeur/contracts'
import type { GroupWork } from './assign-groups.ts'
import type { NumberedTask } from './lay-out.ts'
import type { Lesson } from './open-lesson.ts'
import { sheetTask } from './sheet-task.ts'

type Group = LessonSections['differentiation']['groups'][number]

const longestNeed = 300

export function composeDifferentiation(lesson: Lesson): LessonSections['differentiation'] {
  const { topic, supportTasks, challengeTasks, extraTasks, groupWork, outgoing, fill } = lesson
  const { support, core, challenge } = topic.differentiation
  const tasks = { support: supportTasks, challenge: challengeTasks, core: practiceOf(lesson) }
  const filled = (lines: readonly string[]) => lines.map((line) => fill(line, tasks))
  return {
    support: filled(support),
    core: filled(core),
    challenge: filled(challenge),
    supportTasks: [...supportTasks, ...extraTasks.values()].map((task) => sheetTask(task, lesson)),
    challengeTasks: challengeTasks.map((task) => sheetTask(task, lesson)),
    groups: (outgoing.context?.groups ?? []).map((group, index) => {
      const { text, extra } = workOf(groupWork[index], lesson)
      return {
        letter: group.letter.slice(0, 2),
        need: needOf(group, lesson),
        task: fill(text, { ...tasks, extra }),
      }
    }),
  }
}

/** The tasks of the sheet that come after the explanation. */
function practiceOf({ phases }: Lesson) {
  const explained = phases.findIndex(({ role }) => role === 'model')
  return phases.slice(explained + 1).flatMap(({ tasks }) => tasks)
}

type NeedGroup = LessonContext['groups'][number]

const needOf = ({ needs }: NeedGroup, { topic }: Lesson): Group['need'] =>
  needs.join('; ').slice(0, longestNeed).trim() || topic.differentiation.groupWork.noNeed

function workOf(
  work: GroupWork | undefined,
  { topic, misconceptions, extraTasks }: Lesson,
): { text: string; extra: readonly NumberedTask[] } {
  const prepared = topic.differentiation.groupWork
  if (work?.kind !== 'misconception') return { text: prepared[work?.kind ?? 'support'], extra: [] }
  const misconception = misconceptions.find(({ key }) => key === work.key)
  const extra = extraTasks.get(work.key)
  return { text: misconception?.groupWork ?? prepared.support, extra: extra ? [extra] : [] }
}
