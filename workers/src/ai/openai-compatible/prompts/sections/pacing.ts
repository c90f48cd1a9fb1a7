import { taskMinutes } from '../timetable-lines.ts'
import { course, quizQuestions, sheetPrompts, wrongIdeas } from './needed-parts.ts'
import type { SectionGroup } from './section-group.ts'

/** What to do when the lesson goes differently, and what to ask oneself afterwards. */
export const pacing: SectionGroup = {
  keys: ['pacing', 'reflection'],
  needs: {
    ...{ misconceptions: wrongIdeas, phases: course },
    ...{ studentSheet: sheetPrompts, assessment: quizQuestions },
  },
  maxTokens: 1400,
  example: 'pacing',
  rules: ({ timetable }) => ({
    pacing: [
      '"cuts": 2 to 4 things to leave out when the lesson runs late, the first one first, with the minutes that each saves. Name tasks by id and phases by title. Never the explanation and never the exit quiz. Cutting a task saves its minutes at most.',
      `The tasks of the sheet and their minutes: ${taskMinutes(timetable)}.`,
      '"below70": what the teacher does, still in the lesson or at the beginning of the next, if fewer than 70 % are right in a question of the quiz: which question to look at, what is shown and asked, and two new tasks with their values.',
    ],
    reflection: [
      '"questions": 3 or 4 questions for the teacher afterwards, each about something that can be seen in this lesson: a task, an answer, a misconception, the minutes of a phase.',
    ],
  }),
  shapes: {
    pacing: '{"cuts":[{"what":"…","minutes":5}],"below70":"…"}',
    reflection: '{"questions":["…","…"]}',
  },
}
