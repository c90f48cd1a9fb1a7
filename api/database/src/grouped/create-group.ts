import { setImmediate as endOfTurn } from 'node:timers/promises'
import pTimeout from 'p-timeout'
import { NoAnswerError } from '../is-database-unavailable.ts'

/** The result of one item of a group. */
export type Outcome<Result> = { value: Result } | { error: unknown }

interface Waiting<Item, Result> {
  item: Item
  resolve: (value: Result) => void
  reject: (error: unknown) => void
}

/** A larger command would delay its first items too much. */
const largestGroup = 100

/**
 * The time limit of a command. Without a reply, the server counts as unreachable, so that later calls aren't blocked.
 */
const longestCommandMs = 10_000

/**
 * Group commit: calls made while a command is running are sent together in the next one. A single call is sent in the
 * same turn, without waiting for others; under load, many calls share one round trip and one journal write. Each call
 * resolves only when its own item is done.
 *
 * `run` returns its results in the order of its items. If it throws for several items, each one is run alone, so that
 * one item can't fail the others, unless `isShared` says that the failure affects all of them. A group never contains
 * two items with the same `keyOf`.
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

  /**
   * Also rejects the waiting calls: they have waited for the same unreachable server and must not wait a second time.
   */
  function rejectAll(group: typeof waiting, error: unknown): void {
    for (const { reject } of [...group, ...waiting.splice(0)]) reject(error)
  }

  /** Stops at a shared failure, so that the remaining items don't each wait for it again. */
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
      // One reply can trigger many calls in the same turn of the event loop; waiting for its end puts them all into one
      // group.
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

/** @throws NoAnswerError if there is no answer after `longestCommandMs` */
const answerInTime = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  pTimeout(answer, {
    milliseconds: longestCommandMs,
    fallback() {
      throw new NoAnswerError('a group of commands')
    },
  })
