import { fadedTask, minutesForQuiz, timetableLines } from '../timetable.ts'
import { concepts } from './needed-parts.ts'
import type { SectionGroup } from './section-group.ts'

/** The course of the lesson. */
export const phases: SectionGroup = {
  keys: ['phases'],
  needs: {
    ...{ overview: true, priorKnowledge: true, materials: true, misconceptions: true },
    ...{ explanation: concepts, examples: true, studentSheet: true },
  },
  maxTokens: 3200,
  example: 'phases',
  rules: ({ lesson: { request, context }, timetable }) => ({
    phases: [
      `Exactly ${timetable.length} phases, in this order, with these minutes (${request.durationMin} in all):\n${timetableLines(timetable)}`,
      '"title": a few words about this lesson, not the name of a method.',
      '"teacher": 3 to 5 short sentences: what the teacher says (in quotation marks), writes, shows and looks for, and what the teacher does with those who are stuck. The phase with the explanation names the concepts and examples by title instead of repeating them.',
      '"students": 1 to 3 sentences: what everybody does, and with whom. Name the tasks by the ids above, all of them and no others: the sheet is written from the same list. Wherever possible, everybody answers, not one volunteer.',
      '"checkQuestion": a question about the topic that shows in a minute who has understood. Never "Do you understand?". It repeats no other question of the plan.',
      '"feedback": what the teacher says to the right answer, and to the typical wrong one.',
      `The closing phase has the exit quiz (${minutesForQuiz(timetable)} minutes), then the big idea (the rest). The quiz itself is written later.`,
      fadedTask(timetable)
        ? ''
        : 'No task holds the faded example: the class completes it together, at the end of the explanation.',
      'What happens in a phase fits its minutes: reading aloud takes a minute for 110 words, a worked example 3 minutes, a question with its answers 1 to 2, copying from the board 2. If the explanation doesn’t fit, keep one worked example for the practice after it, and ask one question in it instead of several.',
      'Each misconception comes up in a phase, and each objective is taught before it is tested.',
      context && context.groups.length > 0
        ? 'In independent practice, say what each need-group of the data does, by its letter.'
        : '',
    ],
  }),
  shapes: {
    phases:
      '{"items":[{"title":"…","minutes":8,"teacher":"…","students":"…","checkQuestion":"…","feedback":"…"}]}',
  },
}
