import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StorageUnavailableError } from './storage-errors.ts'
import { withTimeLimit, withoutSilence } from './time-limit.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a time limit', () => {
  it('aborts work that takes longer', async () => {
    const aborted = withTimeLimit(
      1000,
      (signal) => new Promise((resolve) => signal.addEventListener('abort', resolve)),
    )
    await vi.advanceTimersByTimeAsync(1000)
    expect(await aborted).toBeInstanceOf(Event)
  })

  it('never aborts work that has ended, so reading a body may take any time', async () => {
    const signal = await withTimeLimit(1000, (signal) => Promise.resolve(signal))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(signal.aborted).toBe(false)
  })
})

describe('a stream with a silence limit', () => {
  it('contains the same bytes', async () => {
    const bytes = Buffer.alloc(300_000, 7)
    const stream = withoutSilence(Readable.from([bytes.subarray(0, 1), bytes.subarray(1)]), 1000)
    expect((await buffer(stream)).equals(bytes)).toBe(true)
  })

  it('ends with an error if its source sends nothing for too long', async () => {
    const source = new PassThrough()
    source.write('begun')
    const read = buffer(withoutSilence(source, 1000)).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(2000)
    expect(await read).toBeInstanceOf(StorageUnavailableError)
    expect(source.destroyed).toBe(true)
  })

  it('waits for a slow reader without a limit', async () => {
    const source = new PassThrough({ highWaterMark: 1_000_000 })
    source.end(Buffer.alloc(500_000))
    const stream = withoutSilence(source, 1000)
    let size = 0
    for await (const chunk of stream) {
      size += (chunk as Buffer).length
      await vi.advanceTimersByTimeAsync(60_000)
    }
    expect(size).toBe(500_000)
  })

  it('closes its source if it is destroyed unread', () => {
    const source = new PassThrough()
    withoutSilence(source, 1000).destroy()
    expect(source.destroyed).toBe(true)
  })
})
