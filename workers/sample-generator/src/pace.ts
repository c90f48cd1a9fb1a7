import { setTimeout } from 'node:timers/promises'

/** How long a whole text takes to appear: about as long as a model needs, so that progress can be followed. */
export interface Pace {
  /** Pause before each draft, in milliseconds; 0 writes at once. */
  paceMs: number
  /** Words each draft is longer than the one before. */
  wordsPerDraft: number
}

/** Resolves after `ms`, or throws the signal's reason at once when it aborts. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms > 0) await setTimeout(ms, undefined, { signal }).catch(() => undefined)
  signal.throwIfAborted()
}

const wordsIn = (text: string) => text.match(/\S+\s*/gu) ?? []

function countWords(value: unknown): number {
  if (typeof value === 'string') return wordsIn(value).length
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce<number>((sum, part) => sum + countWords(part), 0)
}

/** The first `budget` words of a value, in reading order; what comes after is left out. */
function firstWords(value: unknown, budget: { left: number }): unknown {
  if (typeof value === 'string') {
    const words = wordsIn(value)
    const kept = words.slice(0, budget.left)
    budget.left -= words.length
    return kept.length === words.length ? value : kept.join('').trimEnd()
  }
  if (Array.isArray(value)) {
    const items: unknown[] = []
    for (const item of value) {
      if (budget.left <= 0) break
      items.push(firstWords(item, budget))
    }
    return items
  }
  if (typeof value !== 'object' || value === null) return value
  const object: Record<string, unknown> = {}
  for (const [field, part] of Object.entries(value)) {
    if (budget.left <= 0) break
    object[field] = firstWords(part, budget)
  }
  return object
}

/** Drafts of a finished value that grow by a few words each; the last one lacks at most `wordsPerDraft` words. */
export async function* growingDrafts(
  value: unknown,
  { paceMs, wordsPerDraft }: Pace,
  signal: AbortSignal,
): AsyncGenerator<unknown> {
  const total = countWords(value)
  for (let shownWords = wordsPerDraft; shownWords < total; shownWords += wordsPerDraft) {
    await pause(paceMs, signal)
    yield firstWords(value, { left: shownWords })
  }
  await pause(paceMs, signal)
}
