import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRecentReading } from './recent-reading.ts'

describe('a recent reading', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('serves everybody from one reading for its lifetime, then reads anew', async () => {
    let reads = 0
    const recent = createRecentReading(async () => (reads += 1), 1000)
    expect(await Promise.all([recent(), recent()])).toEqual([1, 1])
    vi.advanceTimersByTime(999)
    expect(await recent()).toBe(1)
    vi.advanceTimersByTime(1)
    expect(await recent()).toBe(2)
  })

  it('never reads twice at the same time, however long one takes', async () => {
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

  it('uses one that took long for longer, when told so', async () => {
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

  it('does not keep a failure', async () => {
    const read = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(3)
    const recent = createRecentReading<number>(read, 1000)
    await expect(recent()).rejects.toThrow('away')
    expect(await recent()).toBe(3)
  })
})
