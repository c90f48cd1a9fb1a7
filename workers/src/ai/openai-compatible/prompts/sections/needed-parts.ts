import type { LessonSections, LessonTask } from '@classeur/contracts'

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

export const concepts = ({ concepts: all }: LessonSections['explanation']) => ({
  concepts: all.map(({ title }) => title),
})

/** The explanation without its blocks and analogies. */
export const explained = ({ concepts: all }: LessonSections['explanation']) => ({
  concepts: all.map(({ title, text }) => ({ title, text })),
})

/** The problems of examples, whose values no task reuses, and the faded example as a whole. */
export const exampleProblems = ({ worked, faded }: LessonSections['examples']) => ({
  worked: worked.map(({ title, problem }) => ({ title, problem })),
  faded,
})

const taskPrompts = (tasks: readonly LessonTask[]) =>
  tasks.map(({ id, prompt, objective }) => ({ id, prompt, objective }))

/** The tasks of the sheet without their blocks. */
export const sheetPrompts = ({ tasks }: LessonSections['studentSheet']) => ({ tasks: taskPrompts(tasks) })

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
