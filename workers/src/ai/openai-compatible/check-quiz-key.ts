import { AppError, type LessonNote, type LessonSection, type OutgoingLesson } from '@classeur/contracts'
import { compareSolved, type QuizDisagreement } from '@classeur/domain/lesson-plans'
import type { LessonPlanEvent } from '../text-generator.ts'
import type { ModelConnection } from './model-connection.ts'
import { dataBlock } from './prompts/data-block.ts'
import { groupOf } from './prompts/sections/groups.ts'
import type { WrittenSection } from './sections/settle-section.ts'
import { solveQuiz } from './solve-quiz.ts'
import { writeSections } from './write-sections.ts'

interface CheckedPlan {
  lesson: OutgoingLesson
  finished: readonly LessonSection[]
  waitsWhenBusy: boolean
}
type Assessment = Extract<WrittenSection, { key: 'assessment' }>

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

/**
 * A second pass over a finished plan: solves the exit quiz without its key. Questions on which the result disagrees with
 * the key are corrected once and solved again; those that still disagree get a note for the teacher. An assessment that
 * the teacher has edited is theirs, so it isn't checked.
 */
export async function* checkQuizKey(
  connection: ModelConnection,
  { lesson, finished, waitsWhenBusy }: CheckedPlan,
  signal: AbortSignal,
): AsyncGenerator<LessonPlanEvent> {
  const stored = finished.find((section) => section.key === 'assessment')
  if (stored?.key !== 'assessment' || stored.version > 0) return
  const disagreementsOf = async ({ value: { exitQuiz } }: Assessment) => {
    const answers = await solveQuiz(connection, { lesson, quiz: exitQuiz, waitsWhenBusy: true }, signal)
    return compareSolved(exitQuiz, answers)
  }
  if (stored.value.exitQuiz.every(({ options }) => options.length === 0)) return
  const answers = await solveQuiz(connection, { lesson, quiz: stored.value.exitQuiz, waitsWhenBusy }, signal)
  const disagreements = compareSolved(stored.value.exitQuiz, answers)
  if (disagreements.length === 0) return

  let latest: Assessment & { notes: LessonNote[] } = stored
  const task = {
    ...{ lesson, finished, group: groupOf('assessment'), keys: ['assessment'] as const, waitsWhenBusy: true },
    addition: correction(stored, disagreements),
  }
  try {
    for await (const event of writeSections(connection, task, signal)) {
      if (event.type === 'draft') yield event
      else if (event.key === 'assessment') latest = { ...event, notes: event.notes ?? [] }
    }
  } catch (error) {
    // The quiz stays as it is, with notes: the plan is whole without the correction.
    if (signal.aborted || !(error instanceof AppError) || error.code !== 'generations/output-invalid')
      throw error
  }
  const left = latest === stored ? disagreements : await disagreementsOf(latest)
  const notes = [...latest.notes, ...left.map(noteOf)]
  yield { type: 'revised', key: 'assessment', value: latest.value, notes }
}
