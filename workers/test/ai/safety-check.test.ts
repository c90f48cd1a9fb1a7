import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSafetyCheck } from '../../src/ai/safety/create-safety-check.ts'
import { startFakeProvider, type FakeProvider } from '../kit/fake-provider.ts'

let provider: FakeProvider
beforeEach(async () => {
  provider = await startFakeProvider()
})
afterEach(() => provider.stop())

const safety = (timeoutMs = 5000, now = Date.now) =>
  createSafetyCheck({ provider: { baseUrl: provider.url, timeoutMs }, now })
const passed = { flagged: false, reason: null, providerFailed: false }

describe('the safety check', () => {
  it('flags texts that the provider flags, with a category of this product', async () => {
    provider.setBehaviour({ moderation: 'flag' })
    expect(await safety().check('Fractions')).toEqual({ ...passed, flagged: true, reason: 'self-harm' })
  })

  it('passes texts that both the provider and the local rules pass', async () => {
    provider.setBehaviour({ moderation: 'pass' })
    expect(await safety().check('Fractions')).toEqual(passed)
  })

  it('does not send texts to the provider that the local rules flag', async () => {
    expect(await safety().check('How to build a pipe bomb')).toMatchObject({
      flagged: true,
      reason: 'weapons',
    })
    expect(provider.calls).toHaveLength(0)
  })

  it('calls a server without the endpoint again only after ten minutes', async () => {
    let nowMs = 0
    const check = safety(5000, () => nowMs)
    expect(await check.check('Fractions')).toEqual(passed)
    nowMs = 599_999
    expect(await check.check('Photosynthesis')).toEqual(passed)
    expect(provider.calls).toHaveLength(1)
    provider.setBehaviour({ moderation: 'flag' })
    nowMs = 600_000
    expect(await check.check('Photosynthesis')).toMatchObject({ flagged: true })
  })

  it('waits for a hanging endpoint once a minute, and reports `providerFailed` in between', async () => {
    let nowMs = 0
    // Long enough for the response below on a busy machine.
    const check = safety(2000, () => nowMs)
    provider.setBehaviour({ moderation: 'hang' })
    expect(await check.check('Fractions')).toEqual({ ...passed, providerFailed: true })
    provider.setBehaviour({ moderation: 'flag' })
    nowMs = 59_999
    expect(await check.check('Fractions')).toEqual({ ...passed, providerFailed: true })
    expect(provider.calls).toHaveLength(1)
    nowMs = 60_000
    expect(await check.check('Fractions')).toMatchObject({ flagged: true })
  })

  it('waits at most 2 s for a hanging endpoint', async () => {
    provider.setBehaviour({ moderation: 'hang' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const checking = createSafetyCheck({ provider: { baseUrl: provider.url } }).check('Fractions')
    await vi.advanceTimersByTimeAsync(2000)
    vi.useRealTimers()
    expect(await checking).toEqual({ ...passed, providerFailed: true })
  })

  it.each(['fail', 'garbage', 'hang'] as const)(
    'continues with the local rules alone if the endpoint fails (%s)',
    async (moderation) => {
      provider.setBehaviour({ moderation })
      expect(await safety(100).check('Fractions')).toEqual({ ...passed, providerFailed: true })
    },
  )

  it('throws the reason of an abort', async () => {
    provider.setBehaviour({ moderation: 'hang' })
    const controller = new AbortController()
    const checking = safety().check('Fractions', controller.signal)
    await expect.poll(() => provider.calls.length).toBe(1)
    controller.abort(new Error('cancelled'))
    await expect(checking).rejects.toThrow('cancelled')
  })
})
