import { courseLines } from '../timetable-lines.ts'
import { concepts, course } from './needed-parts.ts'
import type { SectionGroup } from './section-group.ts'

/** What the lesson is, what it builds on and what it needs. */
export const opening: SectionGroup = {
  keys: ['overview', 'priorKnowledge', 'materials'],
  needs: { explanation: concepts, phases: course },
  maxTokens: 1400,
  example: 'opening',
  rules: ({ lesson: { context }, timetable }) => ({
    overview: [
      `"summary": 2 to 4 sentences: what students do, and what they can do at the end. It follows the course of the lesson, which is planned already:\n${courseLines(timetable)}`,
      context && context.weakSkills.length > 0
        ? 'Name the skill from the marks that the lesson works on, with its figure.'
        : '',
      context?.lastLesson ? 'Say in one sentence how it continues the last lesson.' : '',
      '"bigIdea": the one sentence that a student can repeat at home.',
    ],
    priorKnowledge: [
      '"items": 2 to 5 things that students can do already and need today, each beginning with a verb. Nothing that this lesson teaches.',
      context?.lastLesson ? 'Take up the last lesson and its homework.' : '',
      '"checkQuestion": one question for the first minutes whose answer shows who lacks what the explanation builds on.',
      '"checkAnswer": the right answer; then what a typical wrong answer shows, and what the teacher does about it at once.',
    ],
    materials: [
      '3 to 8 items with amounts, for this course of the lesson: what the data lists, what every classroom has, and what the room of this subject has anyway (a balance and glassware in a laboratory, instruments in a music room, a wall map, mats in a gym; write the room behind it). Nothing that the teacher excludes. Later sections use nothing else.',
      'The list always contains what students write on. The printed sheet with all tasks and its sources counts as one item; there are no cards, posters or slides.',
    ],
  }),
  shapes: {
    overview: '{"summary":"…","bigIdea":"…"}',
    priorKnowledge: '{"items":["…","…"],"checkQuestion":"…","checkAnswer":"…"}',
    materials: '{"items":["…","…"]}',
  },
}
