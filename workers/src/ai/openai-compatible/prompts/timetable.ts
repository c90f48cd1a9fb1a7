import type { LessonRequest } from '@classeur/contracts'
import { planPhases, type PhaseRole } from '@classeur/domain/lesson-plans'

/** What happens in a phase, and how many tasks of the sheet it takes. */
const purposes: Record<PhaseRole, { purpose: string; tasks: number }> = {
  hook: {
    purpose: 'opening: a question or case that makes the topic necessary, without explaining it',
    tasks: 0,
  },
  recall: { purpose: 'recall: the check question on prior knowledge, answered in writing', tasks: 1 },
  predict: { purpose: 'prediction: students commit to an answer in writing before they know', tasks: 1 },
  investigate: { purpose: 'investigation: students try cases or collect evidence, with the sheet', tasks: 2 },
  'home-check': { purpose: 'check of what was prepared at home', tasks: 1 },
  brief: { purpose: 'assignment: the product, its criteria, the roles', tasks: 0 },
  model: { purpose: 'explanation, with the worked examples on the board', tasks: 0 },
  guided: { purpose: 'guided practice: tasks together, checked at once', tasks: 2 },
  independent: { purpose: 'independent practice, with the versions for support and challenge', tasks: 3 },
  experts: { purpose: 'expert groups: each works on one part', tasks: 2 },
  teach: { purpose: 'mixed groups: experts teach the others', tasks: 1 },
  plan: { purpose: 'teams plan their product', tasks: 1 },
  make: { purpose: 'teams make it', tasks: 1 },
  present: { purpose: 'teams present, the class judges by the criteria', tasks: 0 },
  deepen: { purpose: 'deepening: a new situation', tasks: 1 },
  close: { purpose: 'close: the exit quiz, then the big idea', tasks: 0 },
}

/** A task of the sheet, before anybody has written it. */
export interface PlannedTask {
  id: string
  /** The number of its main objective; null for recall, and while there are no objectives. */
  objective: number | null
  /** Whether students complete the faded example in it. */
  isFaded: boolean
}

export interface TimetableLine {
  role: PhaseRole
  purpose: string
  from: number
  to: number
  /** The tasks of the sheet that students do in this phase. */
  tasks: PlannedTask[]
}

/** A class needs this long for a quiz of five questions; shorter lessons have a shorter quiz. */
const quizMinutes = (durationMin: number) => (durationMin >= 40 ? 6 : durationMin >= 25 ? 5 : 3)
/** What the close needs besides the quiz. */
const bigIdeaMinutes = 2
/** A longer close would only lengthen the quiz. */
const longestCloseMinutes = 12
/** The phases in which students complete the faded example, the best one first. */
const fadedIn: readonly PhaseRole[] = ['guided', 'independent']

/**
 * The phases of the lesson with their minutes and the tasks of the sheet, so that sections which are written in
 * different requests refer to the same minutes and tasks. The last phase has time for the quiz.
 */
export function timetableOf(
  { teachingModel, durationMin }: Pick<LessonRequest, 'teachingModel' | 'durationMin'>,
  objectives: number,
): TimetableLine[] {
  const phases = planPhases(teachingModel, durationMin)
  const last = phases.at(-1)
  const longest = phases.slice(0, -1).reduce((a, b) => (b.minutes > a.minutes ? b : a))
  const wanted = Math.min(
    longestCloseMinutes,
    Math.max(quizMinutes(durationMin) + bigIdeaMinutes, last?.minutes ?? 0),
  )
  const missing = wanted - (last?.minutes ?? 0)
  if (last && longest.minutes - missing >= 5) {
    last.minutes += missing
    longest.minutes -= missing
  }
  // Recall practises what students know already.
  const teaching = phases.filter(({ role }) => role !== 'recall')
  const count = teaching.reduce((sum, { role }) => sum + purposes[role].tasks, 0)
  const fadedRole = fadedIn.find((role) => phases.some((phase) => phase.role === role))
  let minute = 0
  let task = 0
  let practised = 0
  /** The objectives in order, so that each has a task if there are enough. */
  const planned = (role: PhaseRole, index: number): PlannedTask => {
    const isPractice = role !== 'recall' && objectives > 0
    const objective = isPractice ? Math.floor((practised * objectives) / count) + 1 : null
    if (isPractice) practised += 1
    return { id: `T${(task += 1)}`, objective, isFaded: role === fadedRole && index === 0 }
  }
  return phases.map(({ role, minutes }) => {
    const { purpose, tasks } = purposes[role]
    const from = minute
    minute += minutes
    const ofPhase = Array.from({ length: tasks }, (_, index) => planned(role, index))
    return { role, purpose, from, to: minute, tasks: ofPhase }
  })
}

/** The minutes for the exit quiz: those of the closing phase, without the time for the big idea. */
export const minutesForQuiz = (timetable: readonly TimetableLine[]): number => {
  const last = timetable.at(-1)
  return Math.max(1, last ? last.to - last.from - bigIdeaMinutes : 5)
}

/** All tasks of the sheet. */
export const plannedTasks = (timetable: readonly TimetableLine[]): PlannedTask[] =>
  timetable.flatMap(({ tasks }) => tasks)

/** A task as a line of a prompt. */
const taskLine = ({ id, objective, isFaded }: PlannedTask): string => {
  const main = objective === null ? '' : ` (objective ${objective}${isFaded ? '; the faded example' : ''})`
  return `${id}${main || (isFaded ? ' (the faded example)' : '')}`
}

/** The tasks of each phase as lines of a prompt: the same in every request that refers to them. */
export const taskLines = (timetable: readonly TimetableLine[]): string =>
  timetable
    .filter(({ tasks }) => tasks.length > 0)
    .map(
      ({ tasks, purpose, from, to }) =>
        `${tasks.map(taskLine).join(', ')}: ${purpose}; ${to - from} minutes in all`,
    )
    .join('\n')

/** The timetable as lines of a prompt. */
export const timetableLines = (timetable: readonly TimetableLine[]): string =>
  timetable
    .map(({ from, to, purpose, tasks }) => {
      const named = tasks.length > 0 ? `; tasks of the sheet: ${tasks.map(taskLine).join(', ')}` : ''
      return `minutes ${from} to ${to} (${to - from} minutes): ${purpose}${named}`
    })
    .join('\n')

/** The id of the task in which students complete the faded example; undefined if no phase has one. */
export const fadedTask = (timetable: readonly TimetableLine[]): string | undefined =>
  plannedTasks(timetable).find(({ isFaded }) => isFaded)?.id
