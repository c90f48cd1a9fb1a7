import type { LessonSectionKey, LessonSections } from '@classeur/contracts'
import { composeAnswers } from './compose-answers.ts'
import { composeAssessment } from './compose-assessment.ts'
import { composeDifferentiation } from './compose-differentiation.ts'
import { composeMisconceptions } from './compose-misconceptions.ts'
import { sheetTask } from './sheet-task.ts'
import type { NumberedTask } from './lay-out.ts'
import type { Lesson } from './open-lesson.ts'
import { typedItems } from './typed-items.ts'

type Composers = { [K in LessonSectionKey]: (lesson: Lesson) => LessonSections[K] }

const longestItem = 600
/** The share of the minutes of a phase that its cut saves. */
const cutShare = 0.4

/** The tasks of a phase that its text can name. */
const named = (tasks: readonly NumberedTask[]) => ({
  tasks,
  first: tasks.slice(0, 1),
  last: tasks.slice(-1),
})

const composers: Composers = {
  overview: ({ topic, outgoing: { request } }) => ({
    summary: `${topic.summary} ${topic.byModel[request.teachingModel]}`,
    bigIdea: topic.idea,
  }),
  objectives: ({ outgoing }) => ({ items: [...outgoing.objectives] }),
  priorKnowledge: ({ topic, outgoing: { request } }) => ({
    items: [...typedItems(request.priorKnowledge, longestItem, 8), ...topic.prior].slice(0, 8),
    checkQuestion: topic.priorCheck.question,
    checkAnswer: topic.priorCheck.answer,
  }),
  materials: ({ topic, outgoing: { request } }) => ({
    items: [...typedItems(request.materials, longestItem, 10), ...topic.materials],
  }),
  vocabulary: ({ topic }) => ({ items: topic.terms.map(([term, meaning]) => ({ term, meaning })) }),
  misconceptions: composeMisconceptions,
  explanation: ({ topic }) => ({
    concepts: topic.concepts.map((concept) => ({ ...concept, blocks: [...concept.blocks] })),
  }),
  examples: ({ topic: { worked, faded } }) => ({
    worked: worked.map(({ blocks = [], steps, ...example }) => ({
      ...example,
      steps: [...steps],
      blocks: [...blocks],
    })),
    faded: {
      ...faded,
      steps: faded.steps.map(([text, state]) => ({ text, hidden: state === 'hidden' })),
    },
  }),
  phases: ({ topic, phases, fill }) => ({
    items: phases.map(({ role, minutes, tasks }) => {
      const { title, teacher, students, check, feedback } = topic.phases[role]
      return {
        ...{ title, minutes, teacher: fill(teacher, named(tasks)), students: fill(students, named(tasks)) },
        ...{ checkQuestion: check, feedback, imageId: null },
      }
    }),
    // The minutes come from `planPhases`, so they needn't be corrected like those of a model.
    fittedFromMin: null,
  }),
  board: ({ topic }) => ({ blocks: [...topic.board] }),
  studentSheet: (lesson) => ({
    ...lesson.topic.sheet,
    tasks: lesson.phases.flatMap(({ tasks }) => tasks.map((task) => sheetTask(task, lesson))),
  }),
  differentiation: composeDifferentiation,
  assessment: composeAssessment,
  homework: ({ topic: { homework } }) => ({
    task: homework.task,
    minutes: homework.minutes,
    blocks: [...(homework.blocks ?? [])],
  }),
  extension: ({ topic }) => ({ items: topic.extension.map(({ task }) => task) }),
  modelAnswers: composeAnswers,
  pacing: ({ topic, phases, fill }) => ({
    cuts: phases.flatMap(({ role, minutes, tasks }) => {
      const what = topic.cuts[role]
      return what
        ? [{ what: fill(what, named(tasks)), minutes: Math.max(1, Math.round(minutes * cutShare)) }]
        : []
    }),
    below70: topic.below70,
  }),
  reflection: ({ topic }) => ({ questions: [...topic.reflection] }),
}

/** Composes one section. The result depends on the lesson only, not on the order in which sections are composed. */
export const composeSection = <K extends LessonSectionKey>(key: K, lesson: Lesson): LessonSections[K] =>
  composers[key](lesson)
