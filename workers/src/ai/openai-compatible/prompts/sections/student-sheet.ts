import { fadedTask } from '../timetable.ts'
import { courseLines, taskLines } from '../timetable-lines.ts'
import { blockRules, taskShape } from './blocks.ts'
import { course, terms } from './needed-parts.ts'
import type { SectionGroup } from './section-group.ts'

/** The sheet with every task of the lesson. */
export const studentSheet: SectionGroup = {
  keys: ['studentSheet'],
  needs: { priorKnowledge: true, materials: true, vocabulary: terms, phases: course, examples: true },
  maxTokens: 3200,
  example: 'studentSheet',
  rules: ({ timetable }) => ({
    studentSheet: [
      `The printed sheet that every student gets: every task of the lesson, complete, so that nothing has to be dictated. The course of the lesson:\n${courseLines(timetable)}`,
      `Exactly these tasks, in this order; behind each, its minutes and how hard it is:\n${taskLines(timetable)}`,
      '"prompt": the task in full, in words that students read alone. It says what to write or draw, and where.',
      'Students have nothing but this sheet: what a task speaks about (a table, a program, a source, a drawing, measured values) stands in its prompt or its "blocks", not in the explanation or on the board. If two tasks need the same source, the first one has it and the second names that task.',
      'A source or table shows something and doesn’t say the conclusion: the words that a task asks for don’t stand in it.',
      fadedTask(timetable)
        ? `${fadedTask(timetable)} repeats the faded example with gaps (___) for its hidden steps; without a faded example it is an ordinary task.`
        : '',
      'Slower students finish a task in its minutes: a short calculation or a gap takes one, a sentence of their own two, reading 80 words two. So a task of 3 minutes has two or three short parts. Ask less rather than more.',
      'No task reuses the values of a worked example. Each has a case of its own.',
      '"objective": the number of the objective listed above, and the task practises just this: who gets it right has shown it. null if none is listed; for the faded example, the objective that it practises.',
      '"answerLines": ruled lines to write on; 0 if students write into gaps or a table.',
      '"instructions": one or two sentences for the whole sheet, or empty.',
      blockRules,
    ],
  }),
  shapes: { studentSheet: `{"title":"…","instructions":"…","tasks":[${taskShape}]}` },
}
