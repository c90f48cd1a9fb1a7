import { fadedTask, taskLines } from '../timetable.ts'
import { blockRules, taskShape } from './blocks.ts'
import { course, terms } from './needed-parts.ts'
import type { SectionGroup } from './section-group.ts'

/** The sheet with every task of the lesson. */
export const studentSheet: SectionGroup = {
  keys: ['studentSheet'],
  needs: { materials: true, vocabulary: terms, phases: course, examples: true },
  maxTokens: 3000,
  example: 'studentSheet',
  rules: ({ timetable }) => ({
    studentSheet: [
      'The printed sheet that every student gets: every task of the lesson, complete, so that nothing has to be dictated.',
      `Exactly these tasks, in this order:\n${taskLines(timetable)}`,
      '"prompt": the task in full, in words that students read alone. All data that it needs stand in the prompt or in its "blocks". From task to task it gets harder.',
      fadedTask(timetable)
        ? `${fadedTask(timetable)} repeats the faded example with gaps (___) for its hidden steps; without a faded example it is an ordinary task.`
        : '',
      'The tasks of a phase fit its minutes, also for slower students: a short calculation or a gap takes about a minute, a sentence of their own two, a text of 80 words two to read. Ask less rather than more.',
      'No task reuses the values of a worked example.',
      '"objective": the number of the main objective, as listed above. A task has one main objective, also if it needs others; null if it practises none.',
      '"answerLines": ruled lines to write on; 0 if students write into gaps or a table.',
      '"instructions": one or two sentences for the whole sheet, or empty.',
      blockRules,
    ],
  }),
  shapes: { studentSheet: `{"title":"…","instructions":"…","tasks":[${taskShape}]}` },
}
