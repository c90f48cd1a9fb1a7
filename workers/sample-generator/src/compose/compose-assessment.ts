import type { LessonSections } from '@classeur/contracts'
import type { ChoiceQuestion, OpenQuestion } from '../topic-pack.ts'
import type { Lesson } from './open-lesson.ts'
import { typedItems } from './typed-items.ts'

type Question = LessonSections['assessment']['exitQuiz'][number]

const longestStandard = 500
const mostStandards = 3
const mostCriteria = 8

export function composeAssessment(lesson: Lesson): LessonSections['assessment'] {
  const { topic, pack, outgoing } = lesson
  const standards = typedItems(outgoing.request.standards, longestStandard, mostStandards)
  const evidence = outgoing.objectives.map((objective) => objective.evidence)
  return {
    method: topic.quiz.method,
    criteria: [...evidence.slice(0, mostCriteria - standards.length), ...standards.map(pack.standard)],
    exitQuiz: [
      ...topic.quiz.choices.map((question) => multipleChoice(question, lesson)),
      openQuestion(topic.quiz.open, lesson),
    ],
    quizMinutes: topic.quiz.minutes,
  }
}

/** Each wrong option names the position of its misconception, which depends on the class's marks. */
const multipleChoice = (
  { question, objective, options }: ChoiceQuestion,
  { misconceptions, objectiveOf }: Lesson,
): Question => ({
  question,
  answer: options.find(([, leadsFrom]) => leadsFrom === 'right')?.[0] ?? '',
  options: options.map(([text, leadsFrom, reason]) => {
    const position = misconceptions.findIndex(({ key }) => key === leadsFrom) + 1
    return {
      ...{ text, correct: leadsFrom === 'right', reason },
      misconception: position > 0 ? position : null,
    }
  }),
  objective: objectiveOf(objective),
  blocks: [],
  markingPoints: [],
})

const openQuestion = ({ question, objective, answer, points }: OpenQuestion, lesson: Lesson): Question => ({
  ...{ question, answer, blocks: [], options: [], markingPoints: [...points] },
  objective: lesson.objectiveOf(objective),
})
