import type { EndedGenerations } from '@classeur/database'
import { describe, expect, it, vi } from 'vitest'
import { createEndedTotals } from './ended-totals.ts'

const minuteMs = 60_000

describe('the totals of ended generations', () => {
  it('totals count everything once, then only the latest period, and include late documents', async () => {
    let nowMs = 100 * minuteMs
    const endedAtMs: number[] = [minuteMs, 50 * minuteMs]
    const countEnded = vi.fn(async (since: Date | null, until: Date | null): Promise<EndedGenerations[]> => {
      const inside = endedAtMs.filter(
        (at) => at > (since?.getTime() ?? 0) && at <= (until?.getTime() ?? Infinity),
      )
      return inside.length === 0 ? [] : [{ kind: 'image', state: 'completed', count: inside.length }]
    })
    const totals = createEndedTotals(countEnded, () => nowMs)
    const total = async () => (await totals())[0]?.count
    expect(await total()).toBe(2)
    expect(countEnded.mock.calls[0]?.[0]).toBeNull()

    endedAtMs.push(nowMs + 1000) // a clock that is ahead
    expect(await total()).toBe(3)
    nowMs += minuteMs
    endedAtMs.push(nowMs - minuteMs) // written a minute late
    expect(await total()).toBe(4)
    for (let minute = 0; minute < 30; minute += 1) {
      nowMs += minuteMs
      endedAtMs.push(nowMs)
      expect(await total()).toBe(5 + minute)
    }
    expect(countEnded.mock.calls.filter(([since]) => since === null)).toHaveLength(1)
  })

  it('totals stay correct after a failed count', async () => {
    let fails = false
    const totals = createEndedTotals(async (since) => {
      if (fails) throw new Error('away')
      return since === null ? [{ kind: 'image', state: 'failed', count: 3 }] : []
    })
    expect(await totals()).toEqual([{ kind: 'image', state: 'failed', count: 3 }])
    fails = true
    await expect(totals()).rejects.toThrow('away')
    fails = false
    expect(await totals()).toEqual([{ kind: 'image', state: 'failed', count: 3 }])
  })
})
