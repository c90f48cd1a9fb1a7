import { describe, expect, it, vi } from 'vitest'
import { isDatabaseUnavailable, NoAnswerError } from '../is-database-unavailable.ts'
import { createGroup } from './create-group.ts'

const deferred = () => {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((done) => (resolve = done))
  return { promise, resolve }
}

const recording = (
  options: { keyOf?: (item: number) => string; fail?: (items: number[]) => unknown } = {},
) => {
  const groups: number[][] = []
  const call = createGroup<number, string>({
    isShared: (error) => error === 'away',
    ...(options.keyOf && { keyOf: options.keyOf }),
    async run(items) {
      groups.push(items)
      const error = options.fail?.(items)
      if (error) throw error as Error
      return items.map((item) => (item < 0 ? { error: `refused ${item}` } : { value: `done ${item}` }))
    },
  })
  return { groups, call }
}

describe('createGroup', () => {
  it('puts the calls of one turn into one group, and gives each its own answer', async () => {
    const { groups, call } = recording()
    expect(await Promise.allSettled([1, -2, 3].map(call))).toEqual([
      { status: 'fulfilled', value: 'done 1' },
      { status: 'rejected', reason: 'refused -2' },
      { status: 'fulfilled', value: 'done 3' },
    ])
    expect(groups).toEqual([[1, -2, 3]])
  })

  it('collects what is asked for while a group is under way', async () => {
    const [started, release] = [deferred(), deferred()]
    const groups: number[][] = []
    const call = createGroup<number, number>({
      isShared: () => true,
      async run(items) {
        groups.push(items)
        started.resolve()
        await release.promise
        return items.map((value) => ({ value }))
      },
    })
    const first = call(1)
    await started.promise
    const others = [call(2), call(3)]
    release.resolve()
    expect(await Promise.all([first, ...others])).toEqual([1, 2, 3])
    expect(groups).toEqual([[1], [2, 3]])
  })

  it('never has two items of one key in a group, and keeps their order', async () => {
    const { groups, call } = recording({ keyOf: (item) => String(item % 10) })
    await Promise.all([1, 2, 11, 3, 21].map(call))
    expect(groups).toEqual([[1, 2, 3], [11], [21]])
  })

  it('runs each item alone when the group failed, so that one cannot fail the others', async () => {
    const { call } = recording({ fail: (items) => (items.includes(2) ? 'item 2 is broken' : null) })
    expect(await Promise.allSettled([1, 2, 3].map(call))).toEqual([
      { status: 'fulfilled', value: 'done 1' },
      { status: 'rejected', reason: 'item 2 is broken' },
      { status: 'fulfilled', value: 'done 3' },
    ])
  })

  it('fails all at once when the failure is nobody’s own', async () => {
    const { groups, call } = recording({ fail: () => 'away' })
    const answers = await Promise.allSettled([1, 2].map(call))
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(groups).toHaveLength(1)
  })

  it('takes at most a hundred at a time', async () => {
    const { groups, call } = recording()
    await Promise.all(Array.from({ length: 250 }, (_, index) => call(index)))
    expect(groups.map(({ length }) => length)).toEqual([100, 100, 50])
  })
})

it('does not let those wait again who waited behind a group that failed for all', async () => {
  const [started, release] = [deferred(), deferred()]
  let runs = 0
  const group = createGroup<number, number>({
    isShared: () => true,
    async run() {
      runs += 1
      started.resolve()
      await release.promise
      throw new Error('away')
    },
  })
  const first = group(1)
  await started.promise
  const others = [group(2), group(3)]
  release.resolve()
  const outcomes = await Promise.allSettled([first, ...others])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(runs).toBe(1)
})

it('does not let each item wait again for a server that turns out to be away', async () => {
  const away = new Error('away')
  let runs = 0
  const group = createGroup<number, number>({
    isShared: (error) => error === away,
    run: (items) => {
      runs += 1
      return Promise.reject(items.length > 1 ? new Error('of the group') : away)
    },
  })
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(group))
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected'])
  expect(runs).toBe(2)
})

it('gives up a command that is never answered, so that those behind it go on', async () => {
  vi.useFakeTimers()
  let runs = 0
  const group = createGroup<number, number>({
    isShared: isDatabaseUnavailable,
    run: (items) => {
      runs += 1
      if (runs === 1) return new Promise(() => undefined)
      return Promise.resolve(items.map((value) => ({ value })))
    },
  })
  const unanswered = expect(group(1)).rejects.toThrow(NoAnswerError)
  await vi.advanceTimersByTimeAsync(10_000)
  await unanswered
  vi.useRealTimers()
  expect(await group(2)).toBe(2)
})
