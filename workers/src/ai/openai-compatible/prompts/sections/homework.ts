import { blockRules } from './blocks.ts'
import { exampleProblems, sheetTasks, terms } from './needed-parts.ts'
import type { SectionGroup } from './section-group.ts'

/** Work after the lesson. */
export const homework: SectionGroup = {
  keys: ['homework', 'extension'],
  needs: { overview: true, vocabulary: terms, examples: exampleProblems, studentSheet: sheetTasks },
  maxTokens: 1600,
  example: 'homework',
  rules: () => ({
    homework: [
      '"task": the whole task, in words that students read alone at home, with all its data: at home they have nothing but this text. It practises what the lesson taught in a new case, needs nobody’s help and no material that may be missing at home. It reuses no values of a worked example.',
      '"minutes": a time that the slower half of the class keeps to. "blocks": its data or figures, or an empty list.',
      blockRules,
    ],
    extension: [
      '2 or 3 tasks in full for students who want to go on: a problem, an observation, a small research with a result that can be checked. New values. Not more of the same.',
    ],
  }),
  shapes: {
    homework: '{"task":"…","minutes":15,"blocks":[]}',
    extension: '{"items":["…","…"]}',
  },
}
