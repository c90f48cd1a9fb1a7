import { timetableLines } from '../timetable.ts'
import { explained } from './needed-parts.ts'
import type { SectionGroup } from './section-group.ts'

/** Key terms and misconceptions, which later sections refer to by number. */
export const words: SectionGroup = {
  keys: ['vocabulary', 'misconceptions'],
  needs: { overview: true, priorKnowledge: true, explanation: explained },
  maxTokens: 2000,
  example: 'misconceptions',
  rules: ({ lesson: { context }, timetable }) => ({
    vocabulary: [
      '3 to 8 terms that the lesson needs and uses, the most important first.',
      '"meaning": one sentence in words that the students know already, without the term itself.',
    ],
    misconceptions: [
      '3 or 4 wrong ideas or wrong procedures that students of this age really have about this topic. "They find it difficult" is none. Later sections refer to them by their position: 1, 2, 3.',
      context && context.errors.length > 0
        ? 'The errors in the data that belong to the topic come first, the most frequent before the others: each becomes one misconception, and "evidence" repeats its numbers and questions, such as "9 of 23 students, Q2 and Q5", in the language of the plan.'
        : '"evidence" is empty: there are no marks about errors.',
      '"correction": why the idea is wrong, and what is right, in 1 to 3 sentences. A wrong calculation in "correction", "probe" and "reply" stands in quotation marks; "misconception" and "wrongAnswer" are wrong anyway.',
      '"probe": a question that students with this idea answer differently from the others. "wrongAnswer": exactly what they answer, and how they get there.',
      '"reply": what the teacher says and shows next, in spoken words. It lets students see the contradiction themselves; it doesn’t just repeat the rule.',
      `"minute": the minute of the lesson in which it comes up, from this timetable:\n${timetableLines(timetable)}`,
    ],
  }),
  shapes: {
    vocabulary: '{"items":[{"term":"…","meaning":"…"}]}',
    misconceptions:
      '{"items":[{"misconception":"…","correction":"…","probe":"…","wrongAnswer":"…","reply":"…","minute":12,"evidence":""}]}',
  },
}
