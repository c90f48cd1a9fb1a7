import type { ContentBlock, LessonSections, LessonTask } from '@classeur/contracts'

/** Parts of finished sections that several requests need. */

export const terms = ({ items }: LessonSections['vocabulary']) => ({ terms: items.map(({ term }) => term) })

/** Wrong ideas under their numbers, without what the teacher says about them. */
export const wrongIdeas = ({ items }: LessonSections['misconceptions']) => ({
  items: items.map(({ misconception, correction }, index) => ({
    number: index + 1,
    misconception,
    correction,
  })),
})

/** The blocks without which a text about them can't be understood: tables, code and quoted texts. */
const readable = (blocks: readonly ContentBlock[]) => blocks.filter(({ kind }) => kind !== 'diagram')

export const concepts = ({ concepts: all }: LessonSections['explanation']) => ({
  concepts: all.map(({ title }) => title),
})

/** The explanation without its diagrams and analogies. */
export const explained = ({ concepts: all }: LessonSections['explanation']) => ({
  concepts: all.map(({ title, text, blocks }) => ({ title, text, blocks: readable(blocks) })),
})

/** The problems of examples, whose values no task reuses, and the faded example as a whole. */
export const exampleProblems = ({ worked, faded }: LessonSections['examples']) => ({
  worked: worked.map(({ title, problem, blocks }) => ({ title, problem, blocks: readable(blocks) })),
  faded,
})

/** The tasks of the sheet with what students read in them. */
export const sheetTasks = ({ tasks }: LessonSections['studentSheet']) => ({
  tasks: tasks.map(({ id, prompt, objective, blocks }: LessonTask) => ({
    ...{ id, prompt, objective, blocks: readable(blocks) },
  })),
})

/** The tasks of the sheet without their blocks. */
export const sheetPrompts = ({ tasks }: LessonSections['studentSheet']) => ({
  tasks: tasks.map(({ id, prompt, objective }) => ({ id, prompt, objective })),
})

export const versionTasks = ({ supportTasks, challengeTasks }: LessonSections['differentiation']) => ({
  ...{ supportTasks, challengeTasks },
})

export const phaseQuestions = ({ items }: LessonSections['phases']) => ({
  checkQuestions: items.map(({ checkQuestion }) => checkQuestion),
})

/** What students do, and when. */
export const course = ({ items }: LessonSections['phases']) => ({
  items: items.map(({ title, minutes, students }) => ({ title, minutes, students })),
})

export const quizQuestions = ({ exitQuiz }: LessonSections['assessment']) => ({
  exitQuiz: exitQuiz.map(({ question, objective }) => ({ question, objective })),
})
