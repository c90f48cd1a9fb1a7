import { AppError, type ResourceItem, type SheetBrief } from '@classeur/contracts'
import { askModel } from '../connection/ask-model.ts'
import type { ModelConnection, Prompt } from '../connection/model-connection.ts'
import { repairAddition } from '../prompts/repair.ts'
import { isRefusal } from '../answers/read-refusal.ts'
import { refused } from '../answers/stream-once.ts'
import { tokensFor } from '../connection/tokens-for.ts'
import { createItemProgress, type ItemProgress } from './item-progress.ts'
import { readItems, type ItemsAnswer } from './read-items.ts'
import { solveItems } from './solve-items.ts'

/** An item with its answer and steps, with room to spare. */
const tokensPerItem = 700
/** A sheet with fewer items of what was asked for isn't that sheet. */
const leastShare = 3 / 4
/** An error of the second call doesn't matter if the first one brought something to work with. */
const passing = new Set<string>([
  'generations/provider-unavailable',
  'generations/provider-rate-limited',
  'generations/output-too-long',
])

export interface ItemsRequest {
  /** `brief.length` is the number of items. */
  brief: SheetBrief
  /** The prompt for so many items; `addition` names the problems of an earlier answer. */
  prompt: (items: number, addition: string | null) => Prompt
  /** Items that the new ones must not repeat. */
  taken?: readonly ResourceItem[]
}

/** Writes items: at most two requests for them, then one that solves those that code can't compute. */
export async function* writeItems(
  connection: ModelConnection,
  { brief, prompt, taken }: ItemsRequest,
  signal: AbortSignal,
): AsyncGenerator<number, { items: ResourceItem[]; intro: string }> {
  const progress = createItemProgress(brief, taken)
  const first = yield* writeOnce(connection, prompt(brief.length, null), progress, brief, signal, null)
  if (progress.missing() > 0) {
    const repair = repairAddition(
      progress.answered().length > 0 ? { items: progress.answered() } : first.text,
      progress.problems(),
    )
    try {
      yield* writeOnce(connection, prompt(progress.missing(), repair), progress, brief, signal, first)
    } catch (error) {
      const passes = error instanceof AppError && passing.has(error.code)
      if (signal.aborted || !passes) throw error
    }
  }
  const items = progress.settled()
  if (items.length < Math.ceil(brief.length * leastShare))
    throw new AppError('generations/output-invalid', {}, { cause: progress.problems() })
  return { items: await solveItems(connection, items, brief, signal), intro: first.intro }
}

async function* writeOnce(
  connection: ModelConnection,
  prompt: Prompt,
  progress: ItemProgress,
  { language, length }: SheetBrief,
  signal: AbortSignal,
  earlier: ItemsAnswer | null,
): AsyncGenerator<number, ItemsAnswer> {
  if (earlier?.end === 'length' && earlier.text.trim() === '' && !connection.habits.reasons) {
    // In JSON mode, some servers send white space until the limit.
    connection.habits = { ...connection.habits, jsonMode: false }
  }
  const asked = earlier ? progress.missing() : length
  const maxTokens = tokensFor(tokensPerItem * asked, language) * (earlier?.end === 'length' ? 2 : 1)
  const call = { maxTokens, waitsWhenBusy: earlier !== null }
  const done = progress.good.length
  const reading = readItems(askModel(connection, () => prompt, call, signal))
  let next = await reading.next()
  try {
    for (; !next.done; next = await reading.next()) yield Math.min(length, done + next.value)
  } finally {
    if (!next.done) await reading.return({ items: [], intro: '', text: '', end: 'cut', complete: false })
  }
  const answer = next.value
  if (answer.items.length === 0 && isRefusal(answer.text)) throw refused()
  // The last item of an answer that was cut may look whole and lack its end.
  const isCut = answer.end !== 'finished' && !answer.complete
  if (isCut && answer.end === 'cut') throw new AppError('generations/provider-unavailable')
  progress.take(isCut ? answer.items.slice(0, -1) : answer.items.slice(0, asked))
  return answer
}
