import { blockRules, taskShape } from './blocks.ts'
import type { SectionGroup } from './section-group.ts'

/** The sheet with every task of the lesson. */
export const studentSheet: SectionGroup = {
  keys: ['studentSheet'],
  needs: ['phases', 'examples'],
  maxTokens: 3000,
  example: 'studentSheet',
  rules: ({ timetable }) => ({
    studentSheet: [
      'The printed sheet that every student gets: every task of the lesson, complete, so that nothing has to be dictated.',
      `Exactly these tasks, in this order:\n${timetable
        .filter(({ taskIds }) => taskIds.length > 0)
        .map(({ taskIds, purpose }) => `${taskIds.join(', ')}: ${purpose}`)
        .join('\n')}`,
      '"prompt": the task in full, in words that students read alone. All data that it needs stand in the prompt or in its "blocks". From task to task it gets harder.',
      'A task for the faded example repeats that example with gaps (___) for its hidden steps. All other tasks use new numbers, sentences or cases: none of those of the explanation and the examples.',
      '"objective": the number of the objective that the task practises, or null. Each objective is practised in a task.',
      '"answerLines": ruled lines to write on; 0 if students write into gaps or a table.',
      '"instructions": one or two sentences for the whole sheet, or empty.',
      blockRules,
    ],
  }),
  shapes: { studentSheet: `{"title":"…","instructions":"…","tasks":[${taskShape}]}` },
}
