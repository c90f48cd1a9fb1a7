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
  it('runs the calls of one turn as one group and returns each its own result', async () => {
    const { groups, call } = recording()
    expect(await Promise.allSettled([1, -2, 3].map(call))).toEqual([
      { status: 'fulfilled', value: 'done 1' },
      { status: 'rejected', reason: 'refused -2' },
      { status: 'fulfilled', value: 'done 3' },
    ])
    expect(groups).toEqual([[1, -2, 3]])
  })

  it('collects calls that arrive while a group is running', async () => {
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

  it('puts items with the same key into separate groups, in order', async () => {
    const { groups, call } = recording({ keyOf: (item) => String(item % 10) })
    await Promise.all([1, 2, 11, 3, 21].map(call))
    expect(groups).toEqual([[1, 2, 3], [11], [21]])
  })

  it('runs each item alone after the group failed, so that a bad item does not fail the others', async () => {
    const { call } = recording({ fail: (items) => (items.includes(2) ? 'item 2 is broken' : null) })
    expect(await Promise.allSettled([1, 2, 3].map(call))).toEqual([
      { status: 'fulfilled', value: 'done 1' },
      { status: 'rejected', reason: 'item 2 is broken' },
      { status: 'fulfilled', value: 'done 3' },
    ])
  })

  it('rejects the whole group at once when the failure is shared', async () => {
    const { groups, call } = recording({ fail: () => 'away' })
    const answers = await Promise.allSettled([1, 2].map(call))
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(groups).toHaveLength(1)
  })

  it('puts at most a hundred items into a group', async () => {
    const { groups, call } = recording()
    await Promise.all(Array.from({ length: 250 }, (_, index) => call(index)))
    expect(groups.map(({ length }) => length)).toEqual([100, 100, 50])
  })
})

it('a shared failure of a group also rejects the calls waiting behind it', async () => {
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

it('a shared failure while items run alone rejects the remaining items without running them', async () => {
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

it('a command without a reply is given up, so that later calls can run', async () => {
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
