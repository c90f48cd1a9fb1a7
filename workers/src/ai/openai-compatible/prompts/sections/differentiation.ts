import { taskMinutes } from '../timetable-lines.ts'
import { blockRules, taskShape } from './blocks.ts'
import { exampleProblems, wrongIdeas } from './needed-parts.ts'
import type { SectionGroup } from './section-group.ts'

/** Finished versions of the sheet for support and challenge. */
export const differentiation: SectionGroup = {
  keys: ['differentiation'],
  needs: { misconceptions: wrongIdeas, examples: exampleProblems, studentSheet: true },
  maxTokens: 3000,
  example: 'differentiation',
  rules: ({ lesson: { context }, timetable }) => ({
    differentiation: [
      '"supportTasks": 2 to 4 finished tasks with the ids S1, S2, …, which replace the hardest tasks of the sheet for students who need help: the same objectives, but with the first step done, gaps to fill, a table to complete, or a sentence to begin with. They lead up to a task of the sheet, and each step in them can be done alone.',
      '"challengeTasks": 2 or 3 finished tasks with the ids C1, C2, … for students who are done: deeper, not more of the same. They find and explain an error, compare two ways, reason backwards, or use the idea in a new case.',
      'No task reuses the values of a worked example, or those of another task. Each has all its data, code or sources in its own prompt or "blocks". "objective" is the number of the main objective.',
      'An error to find stands in quotation marks, with a name ("Lina writes: …"), in a table or in a code block.',
      '"support", "core", "challenge": 1 or 2 lines each: by what the teacher recognises in the lesson who needs this version (an answer that they give before the task which is replaced, not a character), and which tasks these students do. All of it fits the minutes of the tasks that it replaces.',
      `The tasks of the sheet and their minutes: ${taskMinutes(timetable)}.`,
      context && context.groups.length > 0
        ? `"groups": one entry for each need-group of the data (${context.groups.map(({ letter }) => letter).join(', ')}): "letter" as in the data; "need" in words of the plan’s language; "task": what these students do, with which tasks by id, and what the teacher looks at.`
        : '"groups": an empty list, because there are no need-groups.',
      blockRules,
    ],
  }),
  shapes: {
    differentiation: `{"support":["…"],"core":["…"],"challenge":["…"],"supportTasks":[${taskShape.replace('T1', 'S1')}],"challengeTasks":[${taskShape.replace('T1', 'C1')}],"groups":[{"letter":"A","need":"…","task":"…"}]}`,
  },
}
