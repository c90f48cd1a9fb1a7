import type { TeachingModel } from '@classeur/contracts'
import { planPhases, type PhaseRole } from '@classeur/domain/lesson-plans'
import type { Task, TaskUse, TopicPack } from '../topic-pack.ts'

export interface NumberedTask extends Task {
  /** `T1`, `S2`, `C1`, … */
  id: string
}

export interface PlannedPhase {
  role: PhaseRole
  minutes: number
  /** The minute of the lesson in which it begins. */
  from: number
  tasks: NumberedTask[]
}

/** Which tasks of a pack a phase uses. A lesson has either `guided` or `teach`. */
const taskUses: Partial<Record<PhaseRole, TaskUse>> = {
  investigate: 'explore',
  guided: 'guided',
  teach: 'guided',
  independent: 'independent',
  experts: 'experts',
  make: 'make',
  deepen: 'deepen',
}

/** The phases of a lesson, each with as many of its tasks as it has time for, at least one. */
export function layOut(
  topic: TopicPack,
  { teachingModel, durationMin }: { teachingModel: TeachingModel; durationMin: number },
): PlannedPhase[] {
  let from = 0
  let used = 0
  return planPhases(teachingModel, durationMin).map(({ role, minutes }) => {
    const use = taskUses[role]
    const tasks = numbered('T', use ? withinMinutes(topic.tasks[use], minutes) : [], used)
    const phase = { role, minutes, from, tasks }
    from += minutes
    used += tasks.length
    return phase
  })
}

export const numbered = (letter: string, tasks: readonly Task[], after = 0): NumberedTask[] =>
  tasks.map((task, index) => ({ ...task, id: `${letter}${after + index + 1}` }))

function withinMinutes([first, ...others]: readonly [Task, ...Task[]], minutes: number): Task[] {
  const chosen = [first]
  let sum = first.minutes
  for (const task of others) {
    sum += task.minutes
    if (sum > minutes) break
    chosen.push(task)
  }
  return chosen
}

/** Ids in a row: `T1–T3`. */
export const rangeOf = (tasks: readonly { id: string }[]): string => {
  const [first, last] = [tasks[0]?.id ?? '', tasks.at(-1)?.id ?? '']
  return first === last ? first : `${first}–${last}`
}
