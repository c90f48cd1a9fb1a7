import { fadedTask } from '../timetable.ts'
import { blockRules } from './blocks.ts'
import { explained, sheetTasks, terms, wrongIdeas } from './needed-parts.ts'
import type { SectionGroup } from './section-group.ts'

/** Worked examples and one with gaps. */
export const workedExamples: SectionGroup = {
  keys: ['examples'],
  needs: {
    ...{ vocabulary: terms, misconceptions: wrongIdeas, explanation: explained },
    studentSheet: sheetTasks,
  },
  maxTokens: 2400,
  example: 'workedExamples',
  rules: ({ timetable }) => ({
    examples: [
      '"worked": exactly 2 examples, done in full, each in 3 minutes. The first is the plainest case. The second differs from it in one important way, and its "title" says in which. Without a procedure to learn (a text, a source, an experiment), a worked example is a model answer to a typical question, built up step by step.',
      '"steps": 2 to 6 steps, one action each, with its reason and its result, so that students can repeat it with other values. Work out every step twice. The last step checks the answer.',
      '"faded": a third example, like the first two, with all steps written in full; about half of them, the later ones, have "hidden": true. Students fill these in. It has no blocks: its data stand in "problem".',
      fadedTask(timetable)
        ? `${fadedTask(timetable)} on the sheet will be the faded example with gaps.`
        : 'The class completes the faded example together, at the end of the explanation.',
      'Each example has its own values: no example repeats the values of another or of the explanation.',
      '"blocks": 0 or 1 for each worked example, only if something must be seen.',
      blockRules,
    ],
  }),
  shapes: {
    examples:
      '{"worked":[{"title":"…","problem":"…","steps":["…","…"],"answer":"…","blocks":[]}],"faded":{"problem":"…","steps":[{"text":"…","hidden":false},{"text":"…","hidden":true}],"answer":"…"}}',
  },
}
