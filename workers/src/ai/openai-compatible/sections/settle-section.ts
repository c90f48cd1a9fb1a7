import type {
  LessonSection,
  LessonSectionKey,
  LessonSections,
  LessonTask,
  OutgoingLesson,
} from '@classeur/contracts'
import { fitPhases } from '@classeur/domain/lesson-plans'
import { plannedTasks, timetableOf } from '../prompts/timetable.ts'
import { settleQuiz } from './settle-quiz.ts'

/** A section before its envelope: what a model wrote. */
export type WrittenSection = {
  [K in LessonSectionKey]: Pick<Extract<LessonSection, { key: K }>, 'key' | 'value'>
}[LessonSectionKey]

/** The number of an objective or misconception, if the plan has it. */
const numberInPlan = (number: number | null, count: number) =>
  number !== null && number <= count ? number : null

const withObjectives = (tasks: LessonTask[], count: number) =>
  tasks.map((task) => ({ ...task, objective: numberInPlan(task.objective, count) }))

/** The tasks of recall and predictions, which practise no objective, whatever a model writes. */
const withoutObjective = ({ request, objectives }: OutgoingLesson): string[] =>
  plannedTasks(timetableOf(request, objectives.length)).flatMap(({ id, objective, isFaded }) =>
    objective === null && !isFaded ? [id] : [],
  )

function settleAssessment(
  value: LessonSections['assessment'],
  objectives: number,
  misconceptions: number,
): LessonSections['assessment'] {
  const exitQuiz = value.exitQuiz.map((question) => ({
    ...question,
    objective: numberInPlan(question.objective, objectives),
    options: question.options.map((option) => ({
      ...option,
      misconception: option.correct ? null : numberInPlan(option.misconception, misconceptions),
    })),
  }))
  return settleQuiz({ ...value, exitQuiz })
}

/**
 * Corrects what code knows better than a model: minutes that must add up, numbers of objectives that don't exist, and
 * need-groups or marks that the class doesn't have.
 */
export function settleSection(
  section: WrittenSection,
  lesson: OutgoingLesson,
  finished: readonly WrittenSection[],
): WrittenSection {
  const { request, objectives: confirmed, context } = lesson
  const { durationMin } = request
  const { length: objectives } = confirmed
  switch (section.key) {
    case 'misconceptions': {
      const hasMarks = context !== null && (context.errors.length > 0 || context.weakSkills.length > 0)
      const items = section.value.items.map((item) => (hasMarks ? item : { ...item, evidence: '' }))
      return { ...section, value: { items } }
    }
    case 'phases': {
      const { items } = section.value
      const phases = items.map((phase) => ({ ...phase, imageId: null }))
      // With fewer minutes than phases, nothing can be fitted; the checks say so.
      return phases.length > durationMin
        ? { ...section, value: { items: phases, fittedFromMin: null } }
        : { ...section, value: fitPhases(phases, durationMin) }
    }
    case 'studentSheet': {
      const free = objectives > 0 ? withoutObjective(lesson) : []
      const tasks = withObjectives(section.value.tasks, objectives).map((task) =>
        free.includes(task.id) ? { ...task, objective: null } : task,
      )
      return { ...section, value: { ...section.value, tasks } }
    }
    case 'differentiation': {
      const { supportTasks, challengeTasks, groups } = section.value
      const letters = context?.groups.map(({ letter }) => letter) ?? []
      return {
        ...section,
        value: {
          ...section.value,
          supportTasks: withObjectives(supportTasks, objectives),
          challengeTasks: withObjectives(challengeTasks, objectives),
          groups: groups.filter(({ letter }) => letters.includes(letter)),
        },
      }
    }
    case 'assessment': {
      const misconceptions = finished.find((other) => other.key === 'misconceptions')
      const count = misconceptions?.key === 'misconceptions' ? misconceptions.value.items.length : 0
      return { ...section, value: settleAssessment(section.value, objectives, count) }
    }
    default:
      return section
  }
}
