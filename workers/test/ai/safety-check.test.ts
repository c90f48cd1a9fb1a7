import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSafetyCheck } from '../../src/ai/safety/create-safety-check.ts'
import { startFakeProvider, type FakeProvider } from '../testing/fake-provider.ts'

let provider: FakeProvider
beforeEach(async () => {
  provider = await startFakeProvider()
})
afterEach(() => provider.stop())

const safety = (timeoutMs = 5000) => createSafetyCheck({ provider: { baseUrl: provider.url, timeoutMs } })
const passed = { flagged: false, reason: null, providerFailed: false }

describe('the safety check', () => {
  it('flags what the provider flags, with a category of ours', async () => {
    provider.setBehaviour({ moderation: 'flag' })
    expect(await safety().check('Fractions', 'en')).toEqual({ ...passed, flagged: true, reason: 'self-harm' })
  })

  it('passes what the provider and the list pass', async () => {
    provider.setBehaviour({ moderation: 'pass' })
    expect(await safety().check('Fractions', 'en')).toEqual(passed)
  })

  it('does not send to the provider what the local list flags', async () => {
    expect(await safety().check('How to build a pipe bomb', 'en')).toMatchObject({
      flagged: true,
      reason: 'weapons',
    })
    expect(provider.calls).toHaveLength(0)
  })

  it('asks a server without the endpoint only once', async () => {
    const check = safety()
    expect(await check.check('Fractions', 'en')).toEqual(passed)
    expect(await check.check('Photosynthesis', 'en')).toEqual(passed)
    expect(provider.calls).toHaveLength(1)
  })

  it.each(['fail', 'garbage', 'hang'] as const)(
    'goes on with the local list when the endpoint is broken (%s)',
    async (moderation) => {
      provider.setBehaviour({ moderation })
      expect(await safety(100).check('Fractions', 'en')).toEqual({ ...passed, providerFailed: true })
    },
  )

  it('throws the reason of an abort', async () => {
    provider.setBehaviour({ moderation: 'hang' })
    const controller = new AbortController()
    const checking = safety().check('Fractions', 'en', controller.signal)
    await expect.poll(() => provider.calls.length).toBe(1)
    controller.abort(new Error('cancelled'))
    await expect(checking).rejects.toThrow('cancelled')
  })
})
