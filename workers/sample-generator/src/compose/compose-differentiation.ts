import type { LessonContext, LessonSections } from '@classeur/contracts'
import type { Lesson } from './open-lesson.ts'
import { sheetTask } from './sheet-task.ts'

type Group = LessonSections['differentiation']['groups'][number]

const longestNeed = 300

export function composeDifferentiation(lesson: Lesson): LessonSections['differentiation'] {
  const { topic, supportTasks, challengeTasks, extraTasks, outgoing, fill } = lesson
  const { support, core, challenge } = topic.differentiation
  const tasks = { support: supportTasks, challenge: challengeTasks, core: practiceOf(lesson) }
  const filled = (lines: readonly string[]) => lines.map((line) => fill(line, tasks))
  return {
    support: filled(support),
    core: filled(core),
    challenge: filled(challenge),
    supportTasks: [...supportTasks, ...extraTasks.values()].map((task) => sheetTask(task, lesson)),
    challengeTasks: challengeTasks.map((task) => sheetTask(task, lesson)),
    groups: (outgoing.context?.groups ?? []).map((group) => ({
      letter: group.letter.slice(0, 2),
      need: needOf(group, lesson),
      task: fill(workOf(group, lesson), { ...tasks, extra: extraOf(group, lesson) }),
    })),
  }
}

/** The tasks of the sheet that come after the explanation. */
function practiceOf({ phases }: Lesson) {
  const explained = phases.findIndex(({ role }) => role === 'model')
  return phases.slice(explained + 1).flatMap(({ tasks }) => tasks)
}

type NeedGroup = LessonContext['groups'][number]

/** The misconception that a group's needs name, if the marks of the class show it. */
const misconceptionOf = ({ needs }: NeedGroup, { misconceptions, extraTasks, isAbout }: Lesson) =>
  misconceptions.find(({ key }) => extraTasks.has(key) && needs.some((need) => isAbout(key, need)))

const extraOf = (group: NeedGroup, lesson: Lesson) => {
  const task = lesson.extraTasks.get(misconceptionOf(group, lesson)?.key ?? '')
  return task ? [task] : []
}

const needOf = ({ needs }: NeedGroup, { topic }: Lesson): Group['need'] =>
  needs.join('; ').slice(0, longestNeed).trim() || topic.differentiation.groupWork.noNeed

/** A group without needs is ahead of the class. */
const workOf = (group: NeedGroup, lesson: Lesson): Group['task'] => {
  const { groupWork } = lesson.topic.differentiation
  if (group.needs.length === 0) return groupWork.challenge
  return misconceptionOf(group, lesson)?.groupWork ?? groupWork.support
}
