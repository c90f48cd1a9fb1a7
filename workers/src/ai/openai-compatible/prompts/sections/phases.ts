import { promptLanguages } from '../languages.ts'
import { fadedTask, minutesForQuiz } from '../timetable.ts'
import { timetableLines } from '../timetable-lines.ts'
import { concepts, sheetTasks } from './needed-parts.ts'
import type { SectionGroup } from './section-group.ts'

/** The course of the lesson. */
export const phases: SectionGroup = {
  keys: ['phases'],
  needs: {
    ...{ overview: true, priorKnowledge: true, materials: true, misconceptions: true },
    ...{ explanation: concepts, examples: true, studentSheet: sheetTasks },
  },
  maxTokens: 3600,
  example: 'phases',
  rules: ({ lesson: { request, context }, timetable }) => ({
    phases: [
      `Exactly ${timetable.length} phases, in this order, with these minutes (${request.durationMin} in all):\n${timetableLines(timetable)}`,
      '"title": a few words about this lesson, not the name of a method.',
      `"teacher": 2 to 6 lines with \\n between them, one for each step of the phase. Each begins with its minute in the lesson ("${promptLanguages[request.language].minute}"). Then one or two short sentences: what the teacher says (in quotation marks), writes, shows or looks for: in a task, the answer that most get wrong, and what to say to them. One line says what the teacher does with those who are stuck. The teacher runs the lesson from these lines.`,
      'The minutes of the lines lie in the phase and leave time for the tasks as listed. The phase with the explanation names its concepts and examples by title instead of repeating them.',
      '"students": 1 to 3 sentences: what everybody does, and with whom. Name the tasks by the ids above, all of them and no others. Wherever possible, everybody answers (in writing, with fingers, to the neighbour), not one volunteer.',
      '"checkQuestion": a question about the topic that shows in a minute who has understood. Never "Do you understand?". It repeats no other question of the plan.',
      '"feedback": what the teacher says to the right answer, and to the typical wrong one.',
      'Each misconception comes up at its minute: the teacher asks its "probe" word for word, and the line names its number, so that the reply is found. Each objective is taught before it is tested.',
      `The closing phase has the exit quiz (${minutesForQuiz(timetable)} minutes), then the big idea (the rest). The quiz itself is written later.`,
      fadedTask(timetable)
        ? ''
        : 'No task holds the faded example: the class completes it together, at the end of the explanation.',
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
