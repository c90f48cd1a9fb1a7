import type { LessonPlan, LessonProposal, LessonSection, LessonSections } from '@classeur/contracts'
import { asWritten, lessonPlanOf } from './generation-samples.ts'
import { wholeLesson } from './whole-lesson.ts'

/** A section of {@link wholeLesson} with these fields. */
export const sectionOf = <K extends keyof LessonSections>(
  key: K,
  fields: Partial<LessonSection> = {},
): LessonSection => ({ ...asWritten, key, value: wholeLesson[key], ...fields }) as LessonSection

/** A finished plan with all sections, which its reader owns. */
export const wholePlanOf = (fields: Partial<LessonPlan> = {}): LessonPlan => {
  const sections = (Object.keys(wholeLesson) as (keyof LessonSections)[]).map((key) => sectionOf(key))
  const step = { done: sections.length, total: sections.length }
  return {
    ...lessonPlanOf({ state: 'completed', stage: 'done', percent: 100, charged: 5, step }, sections),
    title: 'Adding fractions with unlike denominators',
    objectives: wholeLesson.objectives.items,
    revision: 4,
    ...fields,
  }
}

/** A proposal for the phases: easier sums and another check question in the third phase. */
export const easierPhases = (): LessonProposal => {
  const { items } = wholeLesson.phases
  const easier = items.map((phase, index) =>
    index === 2
      ? {
          ...phase,
          teacher:
            'Give each pair three sums on strips: 1/2 + 1/4, 2/3 + 1/6, 3/8 + 1/4. Listen for the common denominator.',
          students:
            'Shade both parts on the bar that is already cut. Write the common denominator, check with the partner.',
          checkQuestion: 'Thirds or sixths for 2/3 + 1/6?',
        }
      : phase,
  )
  return {
    key: 'phases',
    wish: { direction: 'easier', words: '' },
    basedOn: 0,
    before: sectionOf('phases'),
    proposed: sectionOf('phases', { value: { items: easier, fittedFromMin: null } }),
    createdAt: '2026-11-18T08:05:00.000Z',
  }
}
