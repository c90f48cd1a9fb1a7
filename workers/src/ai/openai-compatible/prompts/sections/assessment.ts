import { minutesForQuiz } from '../timetable.ts'
import { blockRules } from './blocks.ts'
import { exampleProblems, explained, phaseQuestions, sheetTasks, terms, wrongIdeas } from './needed-parts.ts'
import type { SectionGroup } from './section-group.ts'

/** The exit quiz and what counts as success. */
export const assessment: SectionGroup = {
  keys: ['assessment'],
  needs: {
    ...{ priorKnowledge: true, vocabulary: terms, misconceptions: wrongIdeas },
    ...{ explanation: explained, examples: exampleProblems },
    ...{ phases: phaseQuestions, studentSheet: sheetTasks },
  },
  maxTokens: 3600,
  example: 'assessment',
  rules: ({ lesson: { objectives, request }, timetable, finished }) => {
    const misconceptions = finished.find(({ key }) => key === 'misconceptions')
    const count = misconceptions?.key === 'misconceptions' ? misconceptions.value.items.length : 0
    return {
      assessment: [
        `"exitQuiz": ${request.durationMin < 25 ? 3 : objectives.length > 4 ? 5 : 4} multiple-choice questions, then 1 open question. It tells the teacher who hasn’t understood, and what.`,
        'Each multiple-choice question has four options: exactly one is right, three are wrong. The right one is beyond dispute; no option contains another; all have about the same length; never "all of these" or "none of these". Nobody can find the right one without the lesson, by its length or by common sense.',
        `Each wrong option is what a student really answers: begin with the wrong idea and follow it to its answer. Where a misconception of the list${count > 0 ? ` (1 to ${count})` : ''} leads to it, "misconception" is its number; otherwise it is null. "reason" says in both cases how students get there, never only "a slip" or "guesses". The right option has "misconception": null, and its "reason" says why it is right.`,
        count > 0
          ? `Each misconception from 1 to ${count} leads to a wrong option of at least one question. Choose the questions for that.`
          : '',
        '"answer" repeats the text of the right option. Work out the right answer first, then the options; check that no wrong option is right as well.',
        'No question reuses the values of a worked example, and none repeats a question or task of the lesson: the same idea in a new case. Only what the lesson has taught.',
        '"blocks": the code, table, source or diagram that the question speaks about, complete, because students have only the quiz. Otherwise an empty list. Code and tables never stand in "question".',
        `"objective": the number of the main objective of the question. Each of the ${objectives.length} objectives is assessed by at least one question.`,
        'The open question asks for a reason or an example in one or two sentences: "options" is empty, "answer" is a model answer, "markingPoints" are 2 or 3 things that earn a point.',
        `"quizMinutes": ${minutesForQuiz(timetable)}, the time that the closing phase has for it.`,
        '"method": 1 to 3 sentences: how the quiz is done and collected, and how the teacher sees the results before the next lesson.',
        '"criteria": 2 to 5 lines: what a student shows who has reached the objectives, with numbers ("4 of 5 right").',
        blockRules,
      ],
    }
  },
  shapes: {
    assessment:
      '{"method":"…","criteria":["…"],"exitQuiz":[{"question":"…","blocks":[],"answer":"…","options":[{"text":"…","correct":false,"misconception":1,"reason":"…"}],"objective":1,"markingPoints":[]}],"quizMinutes":6}',
  },
}
