import { purposes } from './planned-tasks.ts'
import { plannedTasks, type PlannedTask, type TimetableLine } from './timetable.ts'

/** A task with what all requests must agree on. */
const named = ({ id, objective, minutes }: PlannedTask): string =>
  `${id} (${objective === null ? '' : `objective ${objective}, `}${minutes} min)`

/** The tasks as lines of a prompt, with what makes each different from the one before. */
export const taskLines = (timetable: readonly TimetableLine[]): string =>
  plannedTasks(timetable)
    .map((task) => `${named(task)}: ${task.kind}`)
    .join('\n')

/** The tasks with their minutes, in one line. */
export const taskMinutes = (timetable: readonly TimetableLine[]): string =>
  plannedTasks(timetable).map(named).join(', ')

const numbered = ['the first worked example', 'the second worked example']

/** The worked examples of a phase: within the explanation, or at the beginning of the practice. */
function examplesOf({ role, examples }: TimetableLine): string {
  if (examples.length === 0) return ''
  const all = examples.length === 2 ? 'both worked examples' : (numbered[(examples[0] ?? 1) - 1] ?? '')
  return role === 'model' ? `, then ${all}` : `; begins with ${all}`
}

/** The course of the lesson as lines of a prompt. */
export const courseLines = (timetable: readonly TimetableLine[]): string =>
  timetable
    .map((line) => `minutes ${line.from} to ${line.to}: ${purposes[line.role]}${examplesOf(line)}`)
    .join('\n')

/** The course of the lesson with the tasks of each phase: the same tasks as in `taskLines`. */
export const timetableLines = (timetable: readonly TimetableLine[]): string =>
  timetable
    .map((line) => {
      const { from, to, role, tasks } = line
      const ofSheet = tasks.length > 0 ? `; tasks of the sheet: ${tasks.map(named).join(', ')}` : ''
      return `minutes ${from} to ${to} (${to - from} minutes): ${purposes[role]}${examplesOf(line)}${ofSheet}`
    })
    .join('\n')

/** Shorter phases have no time for a misconception, and it doesn't come up before the topic or in the quiz. */
const leastMinutes = 5
const withoutMisconceptions = new Set<TimetableLine['role']>(['hook', 'recall', 'brief', 'close'])

/** The minutes between which a misconception can come up. */
export const misconceptionTimes = (timetable: readonly TimetableLine[]): string =>
  timetable
    .filter(({ role, from, to }) => to - from >= leastMinutes && !withoutMisconceptions.has(role))
    .map(({ from, to }) => `${from + 1} to ${to - 1}`)
    .join(', ')
