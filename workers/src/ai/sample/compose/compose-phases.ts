import { fitPhases, type LessonObjective, type LessonSections } from '@classeur/contracts'
import type { PhaseRole } from '../language-pack.ts'
import type { Lesson } from './lesson-words.ts'
import { phasePlan } from './phase-plan.ts'

/** Before anything is taught, only what students bring along can be checked. */
const openingRoles: readonly PhaseRole[] = ['hook', 'recall', 'brief']

/** The timed phases; each asks another question and serves another objective. */
export function composePhases(
  lesson: Lesson,
  objectives: readonly LessonObjective[],
): LessonSections['phases'] {
  const { durationMin, teachingModel } = lesson.request
  const choices = lesson.random('phases')
  const turn = choices.between(0, 11)
  const phases = phasePlan(teachingModel, durationMin).map(({ role, share }, index) => {
    const objective = objectives[index % Math.max(1, objectives.length)]?.text
    const words = lesson.words(turn + index, objective)
    const { title, teacher, students, feedback } = choices.pick(lesson.pack.phases[role])(words)
    const checkQuestion = openingRoles.includes(role)
      ? choices.pick(lesson.pack.sections.priorCheck)(words)
      : words.question
    return { title, minutes: share, teacher, students, checkQuestion, feedback }
  })
  // The shares are ours, not minutes that a model got wrong: nothing was fitted that a teacher should know of.
  return { items: fitPhases(phases, durationMin).items, fittedFromMin: null }
}
