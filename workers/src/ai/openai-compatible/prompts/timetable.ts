import type { LessonRequest } from '@classeur/contracts'
import { planPhases, type PhaseRole } from '@classeur/domain/lesson-plans'
import { explanationBudget, workedExampleMinutes } from './explanation-budget.ts'
import { bringsNoObjective, kindOfTask, tasksIn } from './planned-tasks.ts'

/** A task of the sheet, before anybody has written it. */
export interface PlannedTask {
  id: string
  /** The number of its main objective; null for recall, predictions and the faded example, which practise none or several. */
  objective: number | null
  /** Whether students complete the faded example in it. */
  isFaded: boolean
  /** How long the slower half of the class works on it. */
  minutes: number
  /** What makes it different from the task before it. */
  kind: string
}

export interface TimetableLine {
  role: PhaseRole
  from: number
  to: number
  /** The tasks of the sheet that students do in this phase. */
  tasks: PlannedTask[]
  /** The worked examples that the teacher does in this phase, by number. */
  examples: number[]
}

/** A class needs this long for a quiz of five questions; shorter lessons have a shorter quiz. */
const quizMinutes = (durationMin: number) => (durationMin >= 40 ? 6 : durationMin >= 25 ? 5 : 3)
/** What the close needs besides the quiz. */
const bigIdeaMinutes = 2
/** A longer close would only lengthen the quiz. */
const longestCloseMinutes = 12
/** The phases in which students complete the faded example, the best one first. */
const fadedIn: readonly PhaseRole[] = ['guided', 'independent', 'plan']
/** What a phase needs besides its tasks: the instruction, and the question at its end. */
const besidesTasks = (minutes: number) => (minutes >= 8 ? 2 : 1)

type TimedPhase = ReturnType<typeof planPhases>[number]

/** The phases with their minutes. The last one has time for the quiz. */
function timedPhases({ teachingModel, durationMin }: TimetableRequest): TimedPhase[] {
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
  return phases
}

/** How many tasks each phase has, and how many of all practise an objective: one for each at least. */
function countTasks(phases: readonly TimedPhase[], objectives: number, hasFaded: boolean) {
  const counts = phases.map(({ role }) => tasksIn[role])
  const practises = ({ role }: TimedPhase) => tasksIn[role] > 0 && !bringsNoObjective.has(role)
  const all = phases.reduce((sum, phase, at) => sum + (practises(phase) ? (counts[at] ?? 0) : 0), 0)
  const practice = hasFaded ? all - 1 : all
  for (let missing = objectives - practice; missing > 0 && all > 0; missing -= 1) {
    const timeEach = phases.map((phase, at) => (practises(phase) ? phase.minutes / (counts[at] ?? 1) : 0))
    const roomiest = timeEach.indexOf(Math.max(...timeEach))
    counts[roomiest] = (counts[roomiest] ?? 0) + 1
  }
  return { counts, practice: Math.max(practice, objectives) }
}

/** Whole minutes for each of so many tasks, the later ones longer. */
function shares(minutes: number, tasks: number): number[] {
  const least = Math.max(1, Math.floor(minutes / tasks))
  const rest = Math.max(0, minutes - least * tasks)
  return Array.from({ length: tasks }, (_, index) => least + (index >= tasks - rest ? 1 : 0))
}

type TimetableRequest = Pick<LessonRequest, 'teachingModel' | 'durationMin'>

/**
 * The phases of the lesson with their minutes and the tasks of the sheet, so that sections which are written in
 * different requests refer to the same minutes and tasks.
 */
export function timetableOf(request: TimetableRequest, objectives: number): TimetableLine[] {
  const phases = timedPhases(request)
  const fadedRole = fadedIn.find((role) => phases.some((phase) => phase.role === role))
  const { counts, practice } = countTasks(phases, objectives, fadedRole !== undefined)
  const explains = phases.findIndex(({ role }) => role === 'model')
  const budget = explanationBudget(phases[explains]?.minutes ?? 0)
  let minute = 0
  let task = 0
  let practised = 0
  return phases.map(({ role, minutes }, at) => {
    const from = minute
    minute += minutes
    const later = at === explains + 1 && budget.examples === 1 ? [2] : []
    const examples = at === explains ? [1, 2].slice(0, budget.examples) : later
    const count = counts[at] ?? 0
    const free = minutes - besidesTasks(minutes) - later.length * workedExampleMinutes
    const tasks = shares(free, count).map((taskMinutes, index): PlannedTask => {
      const isFaded = role === fadedRole && index === 0
      const isPractice = !isFaded && !bringsNoObjective.has(role) && objectives > 0
      // The objectives in order, so that each has a task.
      const objective = isPractice ? Math.floor((practised * objectives) / practice) + 1 : null
      if (isPractice) practised += 1
      const kind = kindOfTask(role, index, count, isFaded)
      return { id: `T${(task += 1)}`, objective, isFaded, minutes: taskMinutes, kind }
    })
    return { role, from, to: minute, tasks, examples }
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

/** The id of the task in which students complete the faded example; undefined if no phase has one. */
export const fadedTask = (timetable: readonly TimetableLine[]): string | undefined =>
  plannedTasks(timetable).find(({ isFaded }) => isFaded)?.id
