import { AppError, type LessonNote, type OutgoingLesson } from '@classeur/contracts'
import { compareSolved, type QuizDisagreement } from '@classeur/domain/lesson-plans'
import type { LessonPlanEvent } from '../text-generator.ts'
import { limitSignal } from '../with-time-limit.ts'
import type { ModelConnection } from './connection/model-connection.ts'
import { dataBlock } from './prompts/data-block.ts'
import { groupOf } from './prompts/sections/groups.ts'
import type { WrittenSection } from './sections/settle-section.ts'
import { solveQuiz } from './solve-quiz.ts'
import { writeSections } from './write-sections.ts'

type Assessment = Extract<WrittenSection, { key: 'assessment' }>
export type WrittenQuiz = Assessment & { notes: LessonNote[] }

interface CheckedQuiz {
  lesson: OutgoingLesson
  quiz: WrittenQuiz
  /** The other sections of the plan. */
  others: readonly WrittenSection[]
  waitsWhenBusy: boolean
  /** The longest time that the check may take. */
  limitMs: number
}

/** Shows the quiz and the questions on which somebody who solved it disagrees with its key. */
const correction = ({ value }: Assessment, disagreements: readonly QuizDisagreement[]) =>
  [
    'The section exists already:',
    dataBlock(value),
    'Somebody solved the quiz without seeing its key, and disagrees:',
    dataBlock(disagreements.map(({ item, key, solved }) => ({ question: item, key, solved }))),
    'Work out each of these questions anew. If the key is wrong, correct it. If the question can be read in two ways, or an option is right that is marked as wrong, reword it. Leave all other questions as they are. Write the whole section.',
  ].join('\n\n')

const noteOf = ({ item, key, solved }: QuizDisagreement): LessonNote => ({
  code: 'quiz-key-disagrees',
  params: { item, key: key.slice(0, 600), solved: solved.slice(0, 600) },
})

const notChecked: LessonNote = { code: 'quiz-not-checked', params: {} }

/**
 * A second pass over a written exit quiz: solves it without its key. Questions on which the result disagrees with the key
 * are corrected once and solved again; those that still disagree get a note for the teacher.
 */
export async function* checkQuizKey(
  connection: ModelConnection,
  { lesson, quiz, others, waitsWhenBusy, limitMs }: CheckedQuiz,
  signal: AbortSignal,
): AsyncGenerator<LessonPlanEvent> {
  if (quiz.value.exitQuiz.every(({ options }) => options.length === 0)) return
  const limited = limitSignal(limitMs, signal)
  const disagreementsOf = async ({ value: { exitQuiz } }: Assessment, isFirst: boolean) => {
    const asked = { lesson, quiz: exitQuiz, waitsWhenBusy: waitsWhenBusy || !isFirst }
    return compareSolved(exitQuiz, await solveQuiz(connection, asked, limited.signal))
  }
  let latest = quiz
  /** Null while nobody has solved the latest quiz. */
  let left: QuizDisagreement[] | null = null
  try {
    left = await disagreementsOf(quiz, true)
    if (left.length === 0) return
    const task = {
      ...{ lesson, group: groupOf('assessment'), keys: ['assessment'] as const, waitsWhenBusy: true },
      ...{ finished: others, addition: correction(quiz, left) },
    }
    for await (const event of writeSections(connection, task, limited.signal)) {
      if (event.type === 'draft') yield event
      else if (event.key === 'assessment') {
        latest = { key: event.key, value: event.value, notes: event.notes ?? [] }
        left = null
      }
    }
    left = await disagreementsOf(latest, false)
  } catch (error) {
    // The quiz is whole without this check, so its failure is a note, and never the end of what was written.
    if (signal.aborted || !(error instanceof AppError)) throw error
  } finally {
    limited.end()
  }
  const notes = [...latest.notes, ...(left?.map(noteOf) ?? [notChecked])]
  yield { type: 'revised', key: 'assessment', value: latest.value, notes }
}
