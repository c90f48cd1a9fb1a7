import { setImmediate as endOfTurn } from 'node:timers/promises'
import pTimeout from 'p-timeout'
import { NoAnswerError } from '../is-database-unavailable.ts'

/** What became of one item of a group. */
export type Outcome<Result> = { value: Result } | { error: unknown }

interface Waiting<Item, Result> {
  item: Item
  resolve: (value: Result) => void
  reject: (error: unknown) => void
}

/** More in one command would hold up its first item. */
const largestGroup = 100

/** A command without an answer must not hold up all that come after it; the server counts as away then. */
const longestCommandMs = 10_000

/**
 * Group commit: what is asked for while a command is under way goes into the next one together. A single call is
 * carried out in the same turn, so nothing waits for company; under load, many calls share one round trip and one journal
 * write. Each call still resolves only when its own item is done.
 *
 * `run` answers in the order of its items; when it throws with several of them, each is run alone, so that one item
 * cannot fail the others (unless `isShared` says that the failure is nobody's own). Of items with the same `keyOf`,
 * each group holds one.
 */
export function createGroup<Item, Result>(options: {
  run: (items: Item[]) => Promise<Outcome<Result>[]>
  isShared: (error: unknown) => boolean
  keyOf?: (item: Item) => string
}): (item: Item) => Promise<Result> {
  const { run, isShared, keyOf } = options
  let waiting: Waiting<Item, Result>[] = []
  let isRunning = false

  function takeGroup(): Waiting<Item, Result>[] {
    if (!keyOf) return waiting.splice(0, largestGroup)
    const keys = new Set<string>()
    const group: typeof waiting = []
    const rest: typeof waiting = []
    for (const entry of waiting) {
      const key = keyOf(entry.item)
      const fits = group.length < largestGroup && !keys.has(key)
      keys.add(key)
      ;(fits ? group : rest).push(entry)
    }
    waiting = rest
    return group
  }

  async function runAndSettle(group: typeof waiting): Promise<void> {
    const outcomes = await answerInTime(run(group.map(({ item }) => item)))
    group.forEach(({ resolve, reject }, index) => {
      const outcome = outcomes[index] ?? { error: new Error('an item of a group was left out') }
      if ('value' in outcome) resolve(outcome.value)
      else reject(outcome.error)
    })
  }

  async function runGroup(group: typeof waiting): Promise<void> {
    try {
      await runAndSettle(group)
    } catch (error) {
      if (isShared(error)) rejectAll(group, error)
      else if (group.length === 1) group[0]?.reject(error)
      else await runOneByOne(group)
    }
  }

  /** Those who wait behind have waited as long for what is not there: they do not wait a second time. */
  function rejectAll(group: typeof waiting, error: unknown): void {
    for (const { reject } of [...group, ...waiting.splice(0)]) reject(error)
  }

  /** What turns out to be nobody's own on the way is not waited for again by each of the others. */
  async function runOneByOne(group: typeof waiting): Promise<void> {
    for (const [index, entry] of group.entries()) {
      try {
        await runAndSettle([entry])
      } catch (error) {
        entry.reject(error)
        if (isShared(error)) return rejectAll(group.slice(index + 1), error)
      }
    }
  }

  async function runAll(): Promise<void> {
    isRunning = true
    while (waiting.length > 0) {
      // One answer lets many go on in the same turn of the event loop: they form a group, not one and the rest.
      await endOfTurn()
      await runGroup(takeGroup())
    }
    isRunning = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isRunning) void runAll()
    })
}

/** @throws NoAnswerError when there is no answer after `longestCommandMs` */
const answerInTime = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  pTimeout(answer, {
    milliseconds: longestCommandMs,
    fallback() {
      throw new NoAnswerError('a group of commands')
    },
  })
