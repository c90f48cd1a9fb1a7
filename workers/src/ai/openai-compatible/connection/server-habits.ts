/** What a server accepts and how its model answers. Starts with what most servers know; errors correct it. */
export interface ServerHabits {
  /** Whether to request JSON mode (`response_format`). */
  jsonMode: boolean
  /** The parameter that limits an answer; null if the server knows none. */
  limit: 'max_tokens' | 'max_completion_tokens' | null
  /** The model writes its reasoning first, which counts towards the limit. */
  reasons: boolean
  /** The longest prompt, in characters, that isn't known to be too long for the model. */
  promptCharacters: number
}

export const usualHabits: ServerHabits = {
  jsonMode: true,
  limit: 'max_tokens',
  reasons: false,
  promptCharacters: Infinity,
}

const limitWords = /max_tokens|max_completion_tokens|max tokens/i
const jsonWords = /response_format|json/i

const withoutJson = (habits: ServerHabits): ServerHabits | null =>
  habits.jsonMode ? { ...habits, jsonMode: false } : null

function otherLimit(habits: ServerHabits): ServerHabits | null {
  if (habits.limit === 'max_tokens') return { ...habits, limit: 'max_completion_tokens' }
  return habits.limit ? { ...habits, limit: null } : null
}

/**
 * What to try after the server refused a request (400 or 422): without JSON mode, with the other parameter for the limit,
 * or without a limit. Servers word the refusal in many ways, so the message decides only which is tried first. Null if
 * nothing is left to try.
 */
export function nextHabits(habits: ServerHabits, message: string): ServerHabits | null {
  if (limitWords.test(message) && !jsonWords.test(message)) return otherLimit(habits) ?? withoutJson(habits)
  return withoutJson(habits) ?? otherLimit(habits)
}
