import { planPhases } from '@classeur/domain/lesson-plans'
import type { LessonObjective, LessonSectionKey, LessonSections } from '@classeur/contracts'
import type { Lesson } from './open-older.ts'
import { typedItems } from '../compose/typed-items.ts'

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
    checkAnswer: topic.priorCheck.answer,
  }),
  materials: ({ topic, pack, request }) => ({
    items: [...typedItems(request.materials, longestItem, 11), ...pack.materials, ...topic.materials],
  }),
  vocabulary: ({ topic }) => ({ items: topic.terms.map(([term, meaning]) => ({ term, meaning })) }),
  misconceptions: ({ topic }) => ({
    items: topic.errors.map(([misconception, correction]) => ({
      misconception,
      correction,
      probe: '',
      wrongAnswer: '',
      reply: '',
      minute: null,
      evidence: '',
    })),
  }),
  phases: ({ topic, pack, request }) => ({
    items: planPhases(request.teachingModel, request.durationMin).map(({ role, minutes }) => ({
      ...pack.phases[role](topic),
      minutes,
      imageId: null,
    })),
    // The minutes come from `planPhases`, so they needn't be corrected like those of a model.
    fittedFromMin: null,
  }),
  differentiation: ({ topic, pack }) => ({
    support: [...topic.support],
    core: [...topic.core],
    challenge: [pack.challenge(topic)],
    supportTasks: [],
    challengeTasks: [],
    groups: [],
  }),
  assessment({ topic, pack, request }, objectives) {
    const standards = typedItems(request.standards, longestStandard, mostStandards)
    const evidence = objectives.map((objective) => objective.evidence).slice(0, 8 - standards.length)
    return {
      method: pack.assessmentMethod,
      criteria: [...evidence, ...standards.map(pack.standard)],
      exitQuiz: topic.exit.map(({ question, answer }) => ({
        question,
        answer,
        options: [],
        objective: null,
        markingPoints: [],
      })),
      quizMinutes: null,
    }
  },
  homework: ({ topic }) => ({ ...topic.homework, blocks: [] }),
  extension: ({ topic }) => ({ items: [...topic.extension] }),
  explanation: ({ topic }) => ({
    concepts: [{ title: topic.idea.slice(0, 120), text: topic.explanation, analogy: '', blocks: [] }],
  }),
  examples: ({ topic }) => ({
    worked: topic.practice.slice(0, 2).map(({ question, answer }, index) => ({
      title: String(index + 1),
      problem: question,
      steps: [answer],
      answer,
      blocks: [],
    })),
    faded: null,
  }),
  board: ({ topic }) => ({ blocks: [{ kind: 'text', text: topic.idea }] }),
  studentSheet: ({ topic, request }) => ({
    title: request.topic.slice(0, 120),
    instructions: '',
    tasks: topic.practice.map(({ question }, index) => ({
      id: `T${index + 1}`,
      prompt: question,
      blocks: [],
      objective: null,
      answerLines: 3,
    })),
  }),
  modelAnswers: ({ topic }) => ({
    items: topic.practice.map(({ answer }, index) => ({
      taskId: `T${index + 1}`,
      answer,
      markingPoints: [],
    })),
  }),
  pacing: ({ topic }) => ({
    cuts: [{ what: topic.challenge.question, minutes: 5 }],
    below70: topic.support.join(' '),
  }),
  reflection: ({ topic, pack }) => ({ questions: [...pack.reflection(topic)] }),
}

/** Composes one section. The result depends on the lesson only, not on the order in which sections are composed. */
export const composeSection = <K extends LessonSectionKey>(
  key: K,
  lesson: Lesson,
  objectives: readonly LessonObjective[],
): LessonSections[K] => composers[key](lesson, objectives)
