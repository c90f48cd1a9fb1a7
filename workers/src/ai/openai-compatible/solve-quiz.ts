import { parsePartialJson } from 'ai'
import { AppError, type OutgoingLesson, type QuizQuestion } from '@classeur/contracts'
import type { SolvedAnswer } from '@classeur/domain/lesson-plans'
import { z } from 'zod'
import { askModel } from './connection/ask-model.ts'
import { mendEscapes } from './answers/mend-escapes.ts'
import type { ModelConnection } from './connection/model-connection.ts'
import { solveQuizPrompt } from './prompts/solve-quiz-prompt.ts'
import { createMemberReader } from './answers/read-members.ts'
import { fitSchema } from './sections/fit-schema.ts'
import { tokensFor } from './connection/tokens-for.ts'

const Answer = z.object({ item: z.number().int(), answer: z.string() })
const solvingTokens = 1500

/**
 * The answers of a model that sees the questions and options, but not the key.
 * @throws AppError `generations/output-invalid` if no answer can be read
 */
export async function solveQuiz(
  connection: ModelConnection,
  { lesson, quiz, waitsWhenBusy }: { lesson: OutgoingLesson; quiz: QuizQuestion[]; waitsWhenBusy: boolean },
  signal: AbortSignal,
): Promise<SolvedAnswer[]> {
  const prompt = solveQuizPrompt(lesson, quiz)
  const maxTokens = tokensFor(solvingTokens, lesson.request.language)
  const answer = askModel(connection, () => prompt, { maxTokens, waitsWhenBusy }, signal)
  const reader = createMemberReader(['answers'])
  let list: string | undefined
  let next = await answer.next()
  for (; !next.done; next = await answer.next()) {
    list ??= reader.push(next.value).find(({ key }) => key === 'answers')?.json
  }
  if (next.value === 'cut' && !reader.complete) throw new AppError('generations/provider-unavailable')
  const { value } = await parsePartialJson(mendEscapes(list ?? reader.current()?.json ?? '[]'))
  const answers = (Array.isArray(value) ? value : []).flatMap((item: unknown) => {
    const read = Answer.safeParse(fitSchema(Answer, item))
    return read.success ? [read.data] : []
  })
  if (answers.length === 0) throw new AppError('generations/output-invalid')
  return answers
}
