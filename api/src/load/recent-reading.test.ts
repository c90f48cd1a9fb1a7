import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRecentReading } from './recent-reading.ts'

describe('a recent reading', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('all callers share one reading for its lifetime, then the value is read again', async () => {
    let reads = 0
    const recent = createRecentReading(async () => (reads += 1), 1000)
    expect(await Promise.all([recent(), recent()])).toEqual([1, 1])
    vi.advanceTimersByTime(999)
    expect(await recent()).toBe(1)
    vi.advanceTimersByTime(1)
    expect(await recent()).toBe(2)
  })

  it('two readings never run at the same time, even if one is slow', async () => {
    let reads = 0
    let finish = (_value: number) => {}
    const recent = createRecentReading(() => {
      reads += 1
      return new Promise<number>((resolve) => (finish = resolve))
    }, 1000)
    const first = recent()
    vi.advanceTimersByTime(60_000)
    const second = recent()
    finish(7)
    expect([await first, await second, reads]).toEqual([7, 7, 1])
  })

  it('with a rest factor, a slow reading is cached for longer', async () => {
    let reads = 0
    const slow = async () => {
      vi.advanceTimersByTime(2000)
      return (reads += 1)
    }
    const recent = createRecentReading(slow, 1000, 10)
    expect(await recent()).toBe(1)
    vi.advanceTimersByTime(17_000)
    expect(await recent()).toBe(1)
    vi.advanceTimersByTime(1000)
    expect(await recent()).toBe(2)
  })

  it('a failed reading is not cached', async () => {
    const read = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(3)
    const recent = createRecentReading<number>(read, 1000)
    await expect(recent()).rejects.toThrow('away')
    expect(await recent()).toBe(3)
  })
})
