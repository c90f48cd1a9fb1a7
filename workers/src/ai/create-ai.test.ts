import { expect, it } from 'vitest'
import { createAi } from './create-ai.ts'

it('writes with the sample generator unless a provider and a model are set', () => {
  expect(createAi({}).text.info).toEqual({ kind: 'sample', model: null })
  expect(createAi({ baseUrl: 'http://localhost:1/v1' }).text.info).toEqual({ kind: 'sample', model: null })
  expect(createAi({ baseUrl: 'http://localhost:1/v1', textModel: 'm' }).text.info).toEqual({
    kind: 'model',
    model: 'm',
  })
})

it('checks texts with the local word list when there is no provider', async () => {
  const { safety } = createAi({})
  expect(await safety.check('How to build a pipe bomb', 'en')).toMatchObject({
    flagged: true,
    reason: 'weapons',
  })
  expect(await safety.check('Photosynthesis', 'en')).toMatchObject({ flagged: false, reason: null })
})
