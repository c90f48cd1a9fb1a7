import {
  lessonSectionKeys,
  type LessonSection,
  type LessonSectionKey,
  type LessonSections,
} from '@classeur/contracts'
import type { LessonNoteCode } from '@classeur/domain/lesson-plans'

/** A finished plan with everything that code found in it. */
export interface ExaminedPlan {
  sections: readonly LessonSection[]
  /** The codes of the findings, and of the notes that the generator itself left. */
  codes: ReadonlySet<LessonNoteCode>
  /** Sentences that another plan of the run has too. */
  shared: readonly string[]
}

export interface NamedCheck {
  id: string
  /** What a plan that passes is like. */
  title: string
  passes(plan: ExaminedPlan): boolean
}

const without = (id: string, title: string, ...codes: LessonNoteCode[]): NamedCheck => ({
  ...{ id, title },
  passes: (plan) => codes.every((code) => !plan.codes.has(code)),
})

const valueOf = <K extends LessonSectionKey>(plan: ExaminedPlan, key: K): LessonSections[K] | undefined =>
  plan.sections.find((section) => section.key === key)?.value as LessonSections[K] | undefined

const count = <T>(items: readonly T[] | undefined, test: (item: T) => boolean) =>
  (items ?? []).filter(test).length

/** What code can say about a plan. The order is that of the table. */
export const namedChecks: readonly NamedCheck[] = [
  {
    id: 'complete',
    title: 'All sections are there',
    passes: ({ sections }) => sections.length === lessonSectionKeys.length,
  },
  without('language', 'Everything is in the language of the plan', 'wrong-language', 'language'),
  without('topic', 'Every section is about the topic', 'off-topic', 'empty'),
  without('minutes', 'The phases add up to the lesson', 'minutes', 'minute-outside', 'phase-minute'),
  without(
    'verbs',
    'Objectives start with an observable verb of their level',
    'verb-not-observable',
    'verb-level',
  ),
  without('levels', 'Objectives have three thinking levels or more', 'bloom-spread'),
  {
    id: 'assessed',
    title: 'Every objective has a task and a quiz question',
    passes: (plan) => {
      const { supportTasks = [], challengeTasks = [] } = valueOf(plan, 'differentiation') ?? {}
      const tasks = [...(valueOf(plan, 'studentSheet')?.tasks ?? []), ...supportTasks, ...challengeTasks]
      const isPractised = (number: number) => tasks.some(({ objective }) => objective === number)
      const objectives = valueOf(plan, 'objectives')?.items ?? []
      return objectives.every((_one, at) => isPractised(at + 1)) && !plan.codes.has('objective-not-assessed')
    },
  },
  without('taught', 'The quiz asks only what was taught', 'not-taught'),
  without('explained', 'The explanation is written out', 'length'),
  {
    id: 'examples',
    title: 'Two worked examples or more, and a faded one',
    passes: (plan) => {
      const examples = valueOf(plan, 'examples')
      return (examples?.worked.length ?? 0) >= 2 && examples?.faded != null
    },
  },
  without('reading', 'Sentences suit the age', 'reading-level'),
  without('terms-used', 'Every key term is used', 'term-unused'),
  without('terms-defined', 'Every key term is defined', 'term-circular'),
  {
    id: 'misconceptions',
    title: 'Two misconceptions or more, each with question, wrong answer, reply and minute',
    passes: (plan) =>
      count(valueOf(plan, 'misconceptions')?.items, ({ minute }) => minute !== null) >= 2 &&
      !plan.codes.has('misconception-incomplete') &&
      !plan.codes.has('misconception-no-idea'),
  },
  without(
    'quiz-form',
    'One right option each, options distinct, answers match',
    'quiz-options',
    'quiz-answer-differs',
  ),
  without(
    'distractors',
    'Every wrong option has its misconception or reason, and every misconception an option',
    'quiz-distractor',
    'misconception-not-asked',
  ),
  without('key-places', 'The right option changes its place', 'quiz-key-position'),
  {
    id: 'quiz-mix',
    title: 'Three multiple-choice questions or more, and an open one',
    passes: (plan) => {
      const quiz = valueOf(plan, 'assessment')?.exitQuiz
      return (
        count(quiz, ({ options }) => options.length > 0) >= 3 &&
        count(quiz, ({ options }) => options.length === 0) >= 1
      )
    },
  },
  without('quiz-time', 'A class can keep to the time of the quiz', 'quiz-minutes'),
  without('quiz-new', 'The quiz repeats no question of the lesson', 'quiz-repeats-lesson'),
  without('solvable', 'Solving the quiz gives its key', 'quiz-key-disagrees', 'quiz-key-wrong'),
  without('arithmetic', 'Every calculation is right', 'arithmetic'),
  without(
    'answers',
    'Every task has a model answer, and every answer a task',
    'answer-missing',
    'answer-without-task',
  ),
  without(
    'tasks',
    'Announced tasks are on the sheet, each with its own id and what it speaks about',
    'task-missing',
    'task-id-repeated',
    'block-missing',
  ),
  without('values', 'No task has the values of a worked example', 'values-reused'),
  without(
    'versions',
    'Support, challenge and groups have finished tasks',
    'support-missing',
    'challenge-missing',
    'group-missing',
    'unfinished',
  ),
  without(
    'materials',
    'Excluded materials are unused, used ones are listed',
    'excluded-material',
    'material-not-listed',
  ),
  {
    id: 'drawn',
    title: 'A table or a diagram shows something',
    passes: (plan) =>
      [
        ...(valueOf(plan, 'board')?.blocks ?? []),
        ...(valueOf(plan, 'explanation')?.concepts ?? []).flatMap(({ blocks }) => blocks),
      ].some(({ kind }) => kind === 'table' || kind === 'diagram') && !plan.codes.has('diagram-outside'),
  },
  without('code', 'Code is in blocks', 'code-unmarked'),
  without('repeats', 'No sentence comes twice', 'repeated'),
  without('phrases', 'No empty phrases', 'boilerplate'),
  {
    id: 'own',
    title: 'No sentence is shared with another plan',
    passes: ({ shared }) => shared.length === 0,
  },
]
