import { isProblem } from '../../../http/client.ts'

/** The keys of requests whose answers were lost, by intention. */
const unanswered = new Map<string, string>()

/**
 * Sends a request with a key for one press of a button. If the answer was lost, the next press repeats the same request
 * instead of starting another one.
 * @param intention what the button asks for, such as `back-up:quick`
 */
export async function withRequestKey<T>(
  intention: string,
  send: (requestKey: string) => Promise<T>,
): Promise<T> {
  const requestKey = unanswered.get(intention) ?? crypto.randomUUID()
  unanswered.set(intention, requestKey)
  try {
    const answer = await send(requestKey)
    unanswered.delete(intention)
    return answer
  } catch (error) {
    if (!isProblem(error, 'general/unavailable')) unanswered.delete(intention)
    throw error
  }
}
