import { areaOfLShapes } from '../area-of-l-shapes/index.ts'
import { circuit } from '../circuit/index.ts'
import { crisisOf1789 } from '../crisis-of-1789/index.ts'
import { dissolution } from '../dissolution/index.ts'
import { ratio } from '../ratio/index.ts'
import { whileLoops } from '../while-loops/index.ts'
import { bad, item, type BadPlan } from './edit.ts'

export const quiz: BadPlan[] = [
  bad(
    'two right options',
    areaOfLShapes,
    'assessment',
    ({ exitQuiz }) => {
      item(item(exitQuiz, 1).options, 0).correct = true
    },
    'assessment quiz-options',
  ),
  bad(
    'equal options',
    dissolution,
    'assessment',
    ({ exitQuiz }) => {
      item(item(exitQuiz, 2).options, 1).text = ' 127 G. '
    },
    'assessment quiz-options',
  ),
  bad(
    'two options only',
    ratio,
    'assessment',
    ({ exitQuiz }) => {
      item(exitQuiz, 0).options.splice(0, 2)
    },
    'assessment quiz-options',
  ),
  bad(
    'an answer that is not the right option',
    crisisOf1789,
    'assessment',
    ({ exitQuiz }) => {
      item(exitQuiz, 0).answer = item(item(exitQuiz, 0).options, 0).text
    },
    'assessment quiz-answer-differs',
  ),
  bad(
    'a misconception that the plan lacks',
    whileLoops,
    'assessment',
    ({ exitQuiz }) => {
      item(item(exitQuiz, 0).options, 0).misconception = 7
    },
    'assessment quiz-distractor',
  ),
  bad(
    'a wrong option that nothing explains',
    circuit,
    'assessment',
    ({ exitQuiz }) => {
      Object.assign(item(item(exitQuiz, 0).options, 0), { misconception: null, reason: '' })
    },
    'assessment quiz-distractor',
  ),
  bad(
    'the key always in the same place',
    areaOfLShapes,
    'assessment',
    ({ exitQuiz }) => {
      for (const question of exitQuiz) question.options.sort((a, b) => Number(b.correct) - Number(a.correct))
    },
    'assessment quiz-key-position',
  ),
  bad(
    'a wrong key of a calculation',
    dissolution,
    'assessment',
    ({ exitQuiz }) => {
      Object.assign(item(exitQuiz, 2), { question: 'Calcule 120 g + 7 g.' })
      for (const option of item(exitQuiz, 2).options) option.correct = option.text === '113 g'
      item(exitQuiz, 2).answer = '113 g'
    },
    'assessment quiz-key-wrong',
  ),
  bad(
    'an objective that nobody assesses',
    ratio,
    'assessment',
    ({ exitQuiz }) => {
      item(exitQuiz, 1).objective = 1
    },
    'assessment objective-not-assessed',
  ),
  bad(
    'a question of the sheet in the quiz',
    whileLoops,
    'assessment',
    ({ exitQuiz }) => {
      item(exitQuiz, 4).question =
        'A friend deleted the last line of the body in T2. Describe what happens now and why.'
    },
    'assessment quiz-repeats-lesson',
  ),
  bad(
    'a calculation of the sheet in the quiz',
    ratio,
    'assessment',
    ({ exitQuiz }) => {
      item(exitQuiz, 2).question = 'هل طول الطفل متناسب مع عمره؟'
    },
    'assessment quiz-repeats-lesson',
  ),
  bad(
    'a question that was not taught',
    dissolution,
    'assessment',
    ({ exitQuiz }) => {
      Object.assign(item(exitQuiz, 4), {
        question: 'Pourquoi les volcans rejettent-ils de la lave ?',
        answer: 'La pression du magma pousse la roche fondue vers la surface.',
      })
    },
    'assessment not-taught',
  ),
  bad(
    'a quiz of one minute',
    crisisOf1789,
    'assessment',
    (value) => {
      value.quizMinutes = 1
    },
    'assessment quiz-minutes',
  ),
]
