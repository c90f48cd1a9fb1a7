import { ImageRequest, imageQueue } from '@classeur/contracts'
import { createStorage } from '@classeur/storage'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createAi } from '../../src/ai/create-ai.ts'
import { createImageGenerator } from '../../src/ai/openai-compatible/create-image-generator.ts'
import { createSafetyCheck } from '../../src/ai/safety/create-safety-check.ts'
import { createGenerateImage } from '../../src/processors/images/generate-image.processor.ts'
import { startFakeProvider, type FakeProvider } from '../kit/fake-provider.ts'
import { createRuntimeKit, type RuntimeKit } from '../kit/runtime-kit.ts'

let kit: RuntimeKit
let provider: FakeProvider
let directory: string
beforeEach(async () => {
  kit = await createRuntimeKit()
  provider = await startFakeProvider()
  directory = await mkdtemp(join(tmpdir(), 'classeur-images-'))
})
afterEach(async () => {
  await kit.close()
  await provider.stop()
  await rm(directory, { recursive: true, force: true })
})

it('a picture of a lesson plan is drawn and checked without the names of students', async () => {
  const storage = createStorage({ kind: 'folder', directory })
  const image = createImageGenerator({ baseUrl: provider.url, model: 'painter' })
  const safety = createSafetyCheck({ provider: { baseUrl: provider.url } })
  const log = { warn: () => undefined }
  kit.startWorker(createGenerateImage({ image, storage, safety, log }), { queue: imageQueue })
  const style = { style: 'line-drawing', aspect: '4:3', language: 'en' } as const
  const request = ImageRequest.parse({ prompt: 'Zéphyrine holds three apples', ...style })
  const outgoing = { ...request, prompt: 'a student holds three apples' }
  const person = kit.newPerson()
  const id = await kit.accept(person, {
    ...{ kind: 'image', title: request.prompt },
    input: { request, variant: 0, outgoing },
  })
  expect(await kit.over(id)).toMatchObject({ state: 'completed' })
  const sent = provider.calls.map(({ body }) => JSON.stringify(body ?? ''))
  expect(sent.some((body) => body.includes('a student holds three apples'))).toBe(true)
  for (const body of sent) expect(body).not.toMatch(/z[eé]phyrine/iu)
  expect(await kit.images.findById(id)).toMatchObject({ prompt: request.prompt, altText: outgoing.prompt })
})

it('a picture that is blank twice fails with the reason and costs nothing, without further requests', async () => {
  provider.setBehaviour({ images: [{ file: 'blank' }] })
  const storage = createStorage({ kind: 'folder', directory })
  const { image } = createAi({ baseUrl: provider.url, imageModel: 'painter' })
  const log = { warn: () => undefined }
  kit.startWorker(createGenerateImage({ image, storage, safety: createSafetyCheck(), log }), {
    queue: imageQueue,
  })
  const request = ImageRequest.parse({
    ...{ prompt: 'A volcano', style: 'line-drawing', aspect: '4:3', language: 'en' },
  })
  const person = kit.newPerson()
  const id = await kit.accept(person, {
    ...{ kind: 'image', title: request.prompt, input: { request, variant: 0 } },
  })
  expect(await kit.over(id)).toMatchObject({
    state: 'failed',
    error: { code: 'generations/picture-unusable', params: { problem: 'blank' } },
  })
  const drawn = provider.calls.filter(({ path }) => path === '/v1/images/generations')
  expect(drawn).toHaveLength(2)
  expect(await kit.ledger.balanceOf(person)).toMatchObject({ granted: 100, reserved: 0 })
  expect(await kit.images.findById(id)).toBeNull()
})
