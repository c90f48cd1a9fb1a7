import { describe, expect, it, vi } from 'vitest'
import { createAdmission } from './admission.ts'
import { parseRedisMemory } from './redis-memory.ts'

const roomy = async () => ({ usedBytes: 1, limitBytes: 0 })
const busy = { code: 'generations/system-busy', params: { retryAfterSeconds: 30 } }

describe('admission', () => {
  it('a burst of requests needs one count and is still stopped at the limit', async () => {
    const countWaiting = vi.fn(async () => 7)
    const admission = createAdmission({ countWaiting, readRedisMemory: roomy, maxWaiting: 10 })
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => admission.admit()))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(countWaiting).toHaveBeenCalledTimes(1)
    expect(admission.refused).toEqual({ waiting: 17, memory: 0 })
    await expect(admission.admit()).rejects.toMatchObject(busy)
  })

  it('admission resumes when enough generations have left the queue', async () => {
    vi.useFakeTimers()
    let waiting = 10
    const admission = createAdmission({
      countWaiting: async () => waiting,
      readRedisMemory: roomy,
      maxWaiting: 10,
    })
    await expect(admission.admit()).rejects.toMatchObject(busy)
    waiting = 4
    vi.advanceTimersByTime(1000)
    await admission.admit()
    vi.useRealTimers()
  })

  it('admission stops well before Redis is full, and never if Redis has no memory limit', async () => {
    const at = (usedBytes: number, limitBytes: number) =>
      createAdmission({
        countWaiting: async () => 0,
        readRedisMemory: async () => ({ usedBytes, limitBytes }),
        maxWaiting: 10,
      }).admit()
    await expect(at(71, 100)).rejects.toMatchObject(busy)
    await at(69, 100)
    await at(1e12, 0)
  })

  it('admission continues while Redis does not answer', async () => {
    const silent = () => new Promise<never>(() => {})
    const away = () => Promise.reject(new Error('away'))
    for (const readRedisMemory of [silent, away]) {
      await createAdmission({ countWaiting: async () => 0, readRedisMemory, maxWaiting: 1 }).admit()
    }
  })
})

describe('the memory Redis reports', () => {
  it('memory usage is parsed from INFO memory, and any other text is an error', () => {
    const info = '# Memory\r\nused_memory:1048576\r\nused_memory_human:1.00M\r\nmaxmemory:25165824\r\n'
    expect(parseRedisMemory(info)).toEqual({ usedBytes: 1_048_576, limitBytes: 25_165_824 })
    expect(() => parseRedisMemory('# Memory\r\n')).toThrow('used_memory')
  })
})
