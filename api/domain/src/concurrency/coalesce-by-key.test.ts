import { expect, it } from 'vitest'
import { coalesce, coalesceByKey } from './coalesce-by-key.ts'

const recording = () => {
  const releases: ((error?: Error) => void)[] = []
  const started: string[] = []
  const sync = (key: string) => {
    started.push(key)
    return new Promise<void>((resolve, reject) => {
      releases.push((error) => (error ? reject(error) : resolve()))
    })
  }
  return { started, releases, call: coalesceByKey(sync) }
}

it('concurrent calls share two runs, of which the second starts after the last call', async () => {
  const { started, releases, call } = recording()
  const first = call('a')
  const others = [call('a'), call('a'), call('a')]
  expect(started).toEqual(['a'])
  releases[0]?.()
  await first
  await expect.poll(() => started).toEqual(['a', 'a'])
  releases[1]?.()
  await Promise.all(others)
  const later = call('a')
  expect(started).toHaveLength(3)
  releases[2]?.()
  await later
})

it('calls with different keys run in parallel', () => {
  const { started, call } = recording()
  void call('a')
  void call('b')
  expect(started).toEqual(['a', 'b'])
})

it('a failed run does not prevent the next one', async () => {
  const { started, releases, call } = recording()
  const first = call('a')
  const second = call('a')
  releases[0]?.(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await expect.poll(() => started).toHaveLength(2)
  releases[1]?.()
  await expect(second).resolves.toBeUndefined()
})

it('a failed run of the only key does not prevent the next one, nor a run after that', async () => {
  const outcomes = [false, true, true]
  let runs = 0
  const call = coalesce(async () => {
    if (!outcomes[runs++]) throw new Error('away')
  })
  const first = call()
  const second = call()
  await expect(first).rejects.toThrow('away')
  await second
  await call()
  expect(runs).toBe(3)
})
