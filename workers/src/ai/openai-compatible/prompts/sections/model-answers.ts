import { answerableIds } from '@classeur/domain/lesson-plans'
import { textBlockRules } from './blocks.ts'
import { exampleProblems, versionTasks, wrongIdeas } from './needed-parts.ts'
import type { SectionGroup } from './section-group.ts'

/** What the teacher marks with. */
export const modelAnswers: SectionGroup = {
  keys: ['modelAnswers'],
  needs: {
    ...{ misconceptions: wrongIdeas, examples: exampleProblems },
    ...{ studentSheet: true, differentiation: versionTasks, homework: true, extension: true },
  },
  maxTokens: 4400,
  example: 'modelAnswers',
  rules: ({ finished, lesson: { context } }) => ({
    modelAnswers: [
      `One entry for each of these tasks, in this order, and for no others: ${answerableIds(finished).join(', ')}. H1 is the homework; E1, E2, … are the items of "extension".`,
      '"answer": the answer as a good student writes it, with the steps that earn points. Work out each task anew from its data; don’t trust your memory of it.',
      '"markingPoints": 1 to 4 lines: what earns a point, what else is accepted, and the typical wrong result with its cause. For open tasks: what every good answer contains, with one example. Never "answers vary". A wrong result stands in quotation marks.',
      context && context.errors.length > 0
        ? 'An error in the data that is a slip and no misconception: say in the marking points of one task where it can happen, and how students notice it.'
        : '',
      '"blocks": the finished code or the completed table of the answer; otherwise an empty list. A task that asks for code has the whole code here, ready to run.',
      textBlockRules,
    ],
  }),
  shapes: { modelAnswers: '{"items":[{"taskId":"T1","answer":"…","blocks":[],"markingPoints":["…"]}]}' },
}
