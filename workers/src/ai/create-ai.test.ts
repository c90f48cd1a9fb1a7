import { expect, it } from 'vitest'
import { createAi } from './create-ai.ts'
import { promptVersion } from './openai-compatible/prompts/prompt-version.ts'

const sample = { kind: 'sample', model: null, promptVersion: null }

it('the AI uses the sample generator for texts unless a provider and a text model are set', () => {
  expect(createAi({}).text.info).toEqual(sample)
  expect(createAi({ baseUrl: 'http://localhost:1/v1' }).text.info).toEqual(sample)
  expect(createAi({ baseUrl: 'http://localhost:1/v1', textModel: 'm' }).text.info).toEqual({
    ...{ kind: 'model', model: 'm', promptVersion },
  })
})

it('the AI uses the built-in renderer unless a provider and an image model are set, independently of the text generator', () => {
  const baseUrl = 'http://localhost:1/v1'
  expect(createAi({}).image.info).toEqual(sample)
  expect(createAi({ baseUrl, textModel: 'm' }).image.info).toEqual(sample)
  const { text, image } = createAi({ baseUrl, imageModel: 'p' })
  expect([text.info.kind, image.info]).toEqual(['sample', { kind: 'model', model: 'p', promptVersion: null }])
})

it('the AI checks texts with the local rules alone if there is no provider', async () => {
  const { safety } = createAi({})
  expect(await safety.check('How to build a pipe bomb')).toMatchObject({
    flagged: true,
    reason: 'weapons',
  })
  expect(await safety.check('Photosynthesis')).toMatchObject({ flagged: false, reason: null })
})
