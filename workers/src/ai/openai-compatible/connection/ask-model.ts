import { AppError } from '@classeur/contracts'
import { PromptTooLongError } from './classify-provider-error.ts'
import type { ModelCall, ModelConnection, Prompt } from './model-connection.ts'
import { streamAnswer } from '../answers/stream-answer.ts'
import type { AnswerEnd } from '../answers/stream-once.ts'

const lengthOf = ({ system, user }: Prompt) => system.length + user.length
/** How much of a prompt that was too long is kept. */
const keptShare = 0.6

/**
 * Streams the answer to a prompt whose context can be shortened: `build` makes it with so many characters of context.
 * When a prompt is too long for the model, less is sent, also in later calls.
 */
export async function* askModel(
  connection: ModelConnection,
  build: (contextCharacters: number) => Prompt,
  call: Omit<ModelCall, 'prompt'>,
  signal: AbortSignal,
): AsyncGenerator<string, AnswerEnd> {
  const shortest = lengthOf(build(0))
  for (;;) {
    const prompt = build(connection.habits.promptCharacters - shortest)
    try {
      return yield* streamAnswer(connection, { ...call, prompt }, signal)
    } catch (error) {
      if (!(error instanceof PromptTooLongError)) throw error
      const { habits } = connection
      if (lengthOf(prompt) > shortest) {
        const promptCharacters = Math.max(shortest, Math.floor(lengthOf(prompt) * keptShare))
        connection.habits = { ...habits, promptCharacters }
      } else if (habits.limit) {
        // Servers count the room for the answer too.
        connection.habits = { ...habits, limit: null }
      } else throw new AppError('generations/provider-misconfigured', {}, { cause: error })
    }
  }
}
