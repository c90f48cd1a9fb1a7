import { mostTerms } from '../level-rules.ts'
import { courseLines, misconceptionTimes } from '../timetable-lines.ts'
import { explained } from './needed-parts.ts'
import type { SectionGroup } from './section-group.ts'

/** Key terms and misconceptions, which later sections refer to by number. */
export const keyTerms: SectionGroup = {
  keys: ['vocabulary', 'misconceptions'],
  needs: { overview: true, priorKnowledge: true, explanation: explained },
  maxTokens: 2000,
  example: 'misconceptions',
  rules: ({ lesson: { context, request }, timetable }) => ({
    vocabulary: [
      `3${mostTerms(request.level) > 3 ? ` to ${mostTerms(request.level)}` : ''} terms without which nobody can follow this lesson, the most important first.`,
      '"meaning": one sentence in words that the students know already, without the term itself.',
    ],
    misconceptions: [
      '3 wrong ideas about this topic that students of this age really have; a fourth only if the errors in the data show it. Later sections refer to them by their position: 1, 2, 3.',
      '"misconception": the idea as a rule that a student believes and would defend, in one full sentence. It gives wrong answers again and again. A slip (miscounted, copied wrongly, forgot a sign, careless) is none, and "they find it difficult" is none.',
      context && context.errors.length > 0
        ? 'The errors in the data that belong to the topic come first, the most frequent before the others. Say which wrong idea is behind each, and repeat its numbers and questions in "evidence", such as "9 of 23 students, Q2 and Q5", in the language of the plan. Leave out an error that is only a slip: the model answers take it up.'
        : '"evidence" is empty: there are no marks about errors.',
      '"correction": why the idea is wrong, and what is right, in 1 to 3 sentences. A wrong calculation in "correction", "probe" and "reply" stands in quotation marks; "misconception" and "wrongAnswer" are wrong anyway.',
      '"probe": a short question with all its values. Work out both answers: that of a student with this idea, and the right one. They must differ; otherwise take other values. "wrongAnswer": exactly what the student with the idea answers, and how the idea leads there.',
      '"reply": what the teacher says and shows next, in spoken words. It asks one question that the idea can’t answer, so that students see the contradiction themselves; it doesn’t just repeat the rule.',
      `"minute": the minute in which it comes up, each in another phase if possible, so within one of these: ${misconceptionTimes(timetable)}. The course of the lesson:\n${courseLines(timetable)}`,
    ],
  }),
  shapes: {
    vocabulary: '{"items":[{"term":"…","meaning":"…"}]}',
    misconceptions:
      '{"items":[{"misconception":"…","correction":"…","probe":"…","wrongAnswer":"…","reply":"…","minute":12,"evidence":""}]}',
  },
}
