import { concepts, course } from './needed-parts.ts'
import type { SectionGroup } from './section-group.ts'

/** What the lesson is, what it builds on and what it needs. */
export const opening: SectionGroup = {
  keys: ['overview', 'priorKnowledge', 'materials'],
  needs: { explanation: concepts, phases: course },
  maxTokens: 1400,
  example: 'opening',
  rules: ({ lesson: { context } }) => ({
    overview: [
      '"summary": 2 to 4 sentences: what students do, in the order of the lesson, and what they can do at the end.',
      context && context.weakSkills.length > 0
        ? 'Name the skill from the marks that the lesson works on, with its figure.'
        : '',
      context?.lastLesson ? 'Say in one sentence how it continues the last lesson.' : '',
      '"bigIdea": the one sentence that a student can repeat at home.',
    ],
    priorKnowledge: [
      '"items": 2 to 5 things that students can do already and need today, each beginning with a verb. Nothing that this lesson teaches.',
      context?.lastLesson ? 'Take up the last lesson and its homework.' : '',
      '"checkQuestion": one question for the first minutes whose answer shows who lacks it.',
      '"checkAnswer": the right answer; then what a typical wrong answer shows, and what the teacher does about it at once.',
    ],
    materials: [
      '3 to 8 items with amounts. Only what the data lists, or what every classroom has; nothing that the teacher excludes. Sections that are written later use nothing else. Name only things that exist: the room’s, the teacher’s, or the sheet; the plan contains no cards, posters or slides.',
      'The list always contains what students write on. The printed sheet with all tasks counts as one item.',
    ],
  }),
  shapes: {
    overview: '{"summary":"…","bigIdea":"…"}',
    priorKnowledge: '{"items":["…","…"],"checkQuestion":"…","checkAnswer":"…"}',
    materials: '{"items":["…","…"]}',
  },
}
