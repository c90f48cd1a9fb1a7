import type { LessonContent, LessonFacts, QuizItem } from '../content/lesson-content.ts'
import { valueOf } from '../content/lesson-content.ts'
import { findingsIn, type LessonFinding } from '../finding.ts'
import { objectivesWithoutQuestion } from './objectives-without-question.ts'
import { answerKey, sameAnswer } from './same-answer.ts'

const finding = findingsIn('assessment')
/** From this many questions on, the right option must not always be at the same position. */
const questionsWithPattern = 3

function checkOptions(item: QuizItem, number: number, misconceptions: number | null): LessonFinding[] {
  const { options, answer } = item
  if (options.length === 0) return []
  const right = options.filter(({ correct }) => correct)
  const texts = options.map(({ text }) => answerKey(text))
  const findings: LessonFinding[] = []
  const wrong = (problem: string) => findings.push(finding('quiz-options', { item: number }, problem))
  if (options.length < 3) wrong(`Quiz question ${number} needs four options, one right and three wrong.`)
  if (right.length !== 1)
    wrong(
      `Quiz question ${number} has ${right.length} options marked correct. Exactly one option is correct.`,
    )
  if (new Set(texts).size < texts.length) wrong(`Quiz question ${number} has two options with the same text.`)
  const [only] = right
  if (only && right.length === 1 && !sameAnswer(only.text, answer))
    findings.push(
      finding(
        'quiz-answer-differs',
        { item: number },
        `In quiz question ${number}, "answer" must be the text of the correct option, “${only.text}”.`,
      ),
    )
  for (const option of options) {
    if (option.correct) continue
    const isTied =
      option.misconception === null
        ? option.reason !== ''
        : misconceptions === null || option.misconception <= misconceptions
    if (!isTied)
      findings.push(
        finding(
          'quiz-distractor',
          { item: number, option: option.text },
          `In quiz question ${number}, the wrong option “${option.text}” needs the number of a misconception of this plan${
            misconceptions === null ? '' : ` (1 to ${misconceptions})`
          }, or at least the reason why somebody chooses it.`,
        ),
      )
  }
  return findings
}

/** The exit quiz can be answered: one right option each, distinct options, and a question for every objective. */
export function checkQuiz(section: LessonContent, { objectives, finished }: LessonFacts): LessonFinding[] {
  if (section.key !== 'assessment') return []
  const { exitQuiz } = section.value
  const misconceptions = valueOf(finished, 'misconceptions')?.items.length ?? null
  const findings = exitQuiz.flatMap((item, index) => checkOptions(item, index + 1, misconceptions))
  const positions = exitQuiz
    .filter(({ options }) => options.length > 1)
    .map(({ options }) => options.findIndex(({ correct }) => correct))
  if (positions.length >= questionsWithPattern && new Set(positions).size === 1)
    findings.push(
      finding(
        'quiz-key-position',
        { position: (positions[0] ?? 0) + 1 },
        'The correct option is at the same position in every quiz question. Change its position.',
      ),
    )
  return [...findings, ...notAssessed(exitQuiz, objectives.length)]
}

const notAssessed = (quiz: readonly QuizItem[], objectives: number) =>
  objectivesWithoutQuestion(quiz, objectives).map((objective) =>
    finding(
      'objective-not-assessed',
      { objective },
      `No quiz question assesses objective ${objective}. Add one, with "objective": ${objective}.`,
    ),
  )
