import { answerableIds } from '@classeur/domain/lesson-plans'
import { exampleProblems, versionTasks, wrongIdeas } from './needed-parts.ts'
import type { SectionGroup } from './section-group.ts'

/** What the teacher marks with. */
export const modelAnswers: SectionGroup = {
  keys: ['modelAnswers'],
  needs: {
    ...{ misconceptions: wrongIdeas, examples: exampleProblems },
    ...{ studentSheet: true, differentiation: versionTasks, homework: true, extension: true },
  },
  maxTokens: 4000,
  example: 'modelAnswers',
  rules: ({ finished }) => ({
    modelAnswers: [
      `One entry for each of these tasks, in this order, and for no others: ${answerableIds(finished).join(', ')}. H1 is the homework; E1, E2, … are the items of "extension".`,
      '"answer": the answer as a good student writes it, with the steps that earn points. Work out each task anew from its data; don’t trust your memory of it.',
      '"markingPoints": 1 to 4 lines: what earns a point, what else is accepted, and the typical wrong result with its cause. For open tasks: what every good answer contains, with one example. Never "answers vary". A wrong result stands in quotation marks.',
      'Answers have no code blocks: for a task about code, name the function or the line and say what changes in it, with short expressions between backticks.',
    ],
  }),
  shapes: { modelAnswers: '{"items":[{"taskId":"T1","answer":"…","markingPoints":["…"]}]}' },
}
