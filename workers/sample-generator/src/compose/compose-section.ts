import { planPhases } from '@classeur/domain/lesson-plans'
import type { LessonObjective, LessonSectionKey, LessonSections } from '@classeur/contracts'
import type { Lesson } from './open-lesson.ts'
import { typedItems } from './typed-items.ts'

type Composers = {
  [K in LessonSectionKey]: (lesson: Lesson, objectives: readonly LessonObjective[]) => LessonSections[K]
}

const longestItem = 600
const longestStandard = 500
const mostStandards = 3

const composers: Composers = {
  overview: ({ topic, pack, request }) => ({
    summary: `${topic.summary} ${pack.byModel[request.teachingModel]}`,
    bigIdea: topic.idea,
  }),
  objectives: (_lesson, objectives) => ({ items: [...objectives] }),
  priorKnowledge: ({ topic, request }) => ({
    items: [...typedItems(request.priorKnowledge, longestItem, 8), ...topic.prior].slice(0, 8),
    checkQuestion: topic.priorCheck.question,
  }),
  materials: ({ topic, pack, request }) => ({
    items: [...typedItems(request.materials, longestItem, 11), ...pack.materials, ...topic.materials],
  }),
  vocabulary: ({ topic }) => ({ items: topic.terms.map(([term, meaning]) => ({ term, meaning })) }),
  misconceptions: ({ topic }) => ({
    items: topic.errors.map(([misconception, correction]) => ({ misconception, correction })),
  }),
  phases: ({ topic, pack, request }) => ({
    items: planPhases(request.teachingModel, request.durationMin).map(({ role, minutes }) => ({
      ...pack.phases[role](topic),
      minutes,
    })),
    // The minutes come from `planPhases`, so they needn't be corrected like those of a model.
    fittedFromMin: null,
  }),
  differentiation: ({ topic, pack }) => ({
    support: [...topic.support],
    core: [...topic.core],
    challenge: [pack.challenge(topic)],
  }),
  assessment({ topic, pack, request }, objectives) {
    const standards = typedItems(request.standards, longestStandard, mostStandards)
    const evidence = objectives.map((objective) => objective.evidence).slice(0, 8 - standards.length)
    return {
      method: pack.assessmentMethod,
      criteria: [...evidence, ...standards.map(pack.standard)],
      exitQuiz: topic.exit.map(({ question, answer }) => ({ question, answer })),
    }
  },
  homework: ({ topic }) => ({ ...topic.homework }),
  extension: ({ topic }) => ({ items: [...topic.extension] }),
  reflection: ({ topic, pack }) => ({ questions: [...pack.reflection(topic)] }),
}

/** Composes one section. The result depends on the lesson only, not on the order in which sections are composed. */
export const composeSection = <K extends LessonSectionKey>(
  key: K,
  lesson: Lesson,
  objectives: readonly LessonObjective[],
): LessonSections[K] => composers[key](lesson, objectives)
