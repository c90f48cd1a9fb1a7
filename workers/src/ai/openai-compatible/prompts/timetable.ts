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
  guided: { purpose: 'guided practice: the faded example, then tasks together, checked at once', tasks: 2 },
  independent: { purpose: 'independent practice, with the versions for support and challenge', tasks: 3 },
  experts: { purpose: 'expert groups: each works on one part', tasks: 2 },
  teach: { purpose: 'mixed groups: experts teach the others', tasks: 1 },
  plan: { purpose: 'teams plan their product', tasks: 1 },
  make: { purpose: 'teams make it', tasks: 1 },
  present: { purpose: 'teams present, the class judges by the criteria', tasks: 0 },
  deepen: { purpose: 'deepening: a new situation', tasks: 1 },
  close: { purpose: 'close: the exit quiz, then the big idea', tasks: 0 },
}

export interface TimetableLine {
  role: PhaseRole
  purpose: string
  from: number
  to: number
  /** The tasks of the sheet that students do in this phase. */
  taskIds: string[]
}

/** A class needs this long for a quiz of five questions; shorter lessons have a shorter quiz. */
const quizMinutes = (durationMin: number) => (durationMin >= 40 ? 6 : durationMin >= 25 ? 5 : 3)

/**
 * The phases of the lesson with their minutes and the tasks of the sheet, so that sections which are written in
 * different requests refer to the same minutes and tasks. The last phase has time for the quiz.
 */
export function timetableOf({ teachingModel, durationMin }: LessonRequest): TimetableLine[] {
  const phases = planPhases(teachingModel, durationMin)
  const last = phases.at(-1)
  const longest = phases.reduce((a, b) => (b.minutes > a.minutes ? b : a))
  const missing = Math.max(0, quizMinutes(durationMin) - (last?.minutes ?? 0))
  if (last && longest !== last && longest.minutes - missing >= 5) {
    last.minutes += missing
    longest.minutes -= missing
  }
  let minute = 0
  let task = 0
  return phases.map(({ role, minutes }) => {
    const { purpose, tasks } = purposes[role]
    const from = minute
    minute += minutes
    const taskIds = Array.from({ length: tasks }, () => `T${(task += 1)}`)
    return { role, purpose, from, to: minute, taskIds }
  })
}

/** The minutes for the exit quiz: those of the last phase, but no more than five questions need. */
export const minutesForQuiz = (timetable: readonly TimetableLine[]): number => {
  const last = timetable.at(-1)
  return last ? Math.min(8, last.to - last.from) : 5
}

/** The timetable as lines of a prompt. */
export const timetableLines = (timetable: readonly TimetableLine[]): string =>
  timetable
    .map(({ from, to, purpose, taskIds }) => {
      const tasks = taskIds.length > 0 ? `; tasks ${taskIds.join(', ')} of the sheet` : ''
      return `minutes ${from} to ${to}: ${purpose}${tasks}`
    })
    .join('\n')
