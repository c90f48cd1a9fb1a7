import type { ImageRequest } from '@classeur/contracts'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createAi } from '../../src/ai/create-ai.ts'
import type { FakeScript } from '../kit/fake-behaviour.ts'
import { startFakeProvider, type FakeProvider } from '../kit/fake-provider.ts'
import { never } from '../kit/request-for-tests.ts'

let provider: FakeProvider
beforeEach(async () => {
  provider = await startFakeProvider()
})
afterEach(() => provider.stop())

const imageRequest: ImageRequest = {
  ...{ prompt: 'A volcano', style: 'line-drawing', aspect: '4:3', language: 'en', partly: false },
}
const images = (...behaviours: NonNullable<FakeScript['images']>) =>
  provider.setBehaviour({ images: behaviours })
const generator = () => createAi({ baseUrl: provider.url, imageModel: 'painter' }).image
const generate = (
  request: Partial<ImageRequest> = {},
  image = generator(),
  onProgress: (fraction: number) => void = () => undefined,
) => image.generateImage({ request: { ...imageRequest, ...request }, variant: 0 }, never, onProgress)
const asked = () => provider.calls.filter(({ path }) => path === '/v1/images/generations')
const moderated = () => provider.calls.filter(({ path }) => path === '/v1/moderations')
const sizesAsked = () => asked().map(({ body }) => (body as { size?: string }).size)
const measure = async (bytes: Uint8Array) => {
  const { width, height } = await sharp(bytes).metadata()
  return { width, height, ratio: width / height }
}

describe('a picture of a model', () => {
  it.each(['blank', 'tiny', 'upright', 'truncated', 'bomb', 'svg', 'gif', 'html'] as const)(
    'that is %s is drawn once more, with another composition',
    async (file) => {
      images({ file }, {})
      await expect(generate()).resolves.toMatchObject({ altText: 'A volcano' })
      expect(asked()).toHaveLength(2)
      const [first, second] = asked().map(({ body }) => (body as { prompt: string }).prompt)
      expect(second).not.toBe(first)
    },
  )

  it.each([
    ['blank', 'blank'],
    ['tiny', 'too-small'],
    ['upright', 'wrong-shape'],
    ['truncated', 'not-decodable'],
    ['bomb', 'too-large'],
    ['svg', 'not-decodable'],
  ] as const)('that is %s twice fails with the reason %s', async (file, problem) => {
    images({ file })
    await expect(generate()).rejects.toMatchObject({
      code: 'generations/picture-unusable',
      params: { problem },
    })
    expect(asked()).toHaveLength(2)
  })

  it('keeps its progress when it is drawn once more', async () => {
    images({ file: 'blank', delayMs: 1200 }, { delayMs: 1200 })
    const seen: number[] = []
    await generate({}, generator(), (fraction) => seen.push(fraction))
    expect(seen.length).toBeGreaterThan(0)
    expect(seen).toEqual([...seen].sort((a, b) => a - b))
  })

  it.each([
    ['line-drawing', '4:3', { width: 384, height: 288 }],
    ['line-drawing', 'a4', { width: 272, height: 384 }],
    ['photo-like', '4:3', { width: 341, height: 256 }],
    ['photo-like', '16:9', { width: 384, height: 216 }],
  ] as const)('in the style %s is brought to %s', async (style, aspect, size) => {
    const { bytes } = await generate({ style, aspect })
    const { width, height } = await measure(bytes)
    expect(Math.abs(width - size.width)).toBeLessThanOrEqual(1)
    expect(Math.abs(height - size.height)).toBeLessThanOrEqual(1)
  })

  it('in a style for print gets white margins and loses nothing', async () => {
    const { bytes } = await generate()
    const top = await sharp(bytes).extract({ left: 0, top: 0, width: 384, height: 10 }).raw().toBuffer()
    expect(new Set(top)).toEqual(new Set([255]))
  })
})

describe('a server that accepts other sizes', () => {
  it('gets the nearest size that its refusal lists, also for later pictures', async () => {
    images({ acceptedSizes: ['1024x1024', '1792x1024', '1024x1792'] })
    const image = generator()
    await generate({ aspect: '16:9', style: 'photo-like' }, image)
    await generate({ aspect: 'a4', style: 'photo-like' }, image)
    expect(sizesAsked()).toEqual(['1536x1024', '1792x1024', '1024x1792'])
  })

  it('gets other usual sizes if its refusal lists none, and the picture is cropped to its shape', async () => {
    images({ acceptedSizes: ['1024x1024'], listsSizes: false })
    const image = generator()
    const { bytes } = await generate({ style: 'flat-illustration' }, image)
    expect((await measure(bytes)).ratio).toBeCloseTo(4 / 3, 1)
    const tried = sizesAsked().length
    await generate({ style: 'flat-illustration' }, image)
    expect(sizesAsked().slice(tried)).toEqual(['1024x1024'])
  })

  it('gets no size after it has refused all', async () => {
    images({ acceptedSizes: [], listsSizes: false })
    const image = generator()
    await generate({}, image)
    expect(sizesAsked().at(-1)).toBeUndefined()
    const tried = sizesAsked().length
    await generate({}, image)
    expect(sizesAsked()).toHaveLength(tried + 1)
  })
})

describe('the moderation of pictures', () => {
  it('refuses a picture that it flags twice, with the category', async () => {
    provider.setBehaviour({ moderation: 'flag-pictures' })
    await expect(generate()).rejects.toMatchObject({
      code: 'generations/output-flagged',
      params: { reason: 'self-harm' },
    })
    expect(asked()).toHaveLength(2)
    const [{ image_url: sent }] = (moderated()[0]?.body as { input: [{ image_url: { url: string } }] }).input
    expect(sent.url).toMatch(/^data:image\/jpeg;base64,/)
  })

  it.each(['text-only', 'absent'] as const)(
    'is skipped after the endpoint answers like one that is %s',
    async (moderation) => {
      provider.setBehaviour({ moderation })
      const image = generator()
      await generate({}, image)
      await generate({}, image)
      expect(moderated()).toHaveLength(1)
    },
  )

  it.each(['hang', 'fail', 'garbage'] as const)('stops no picture when it would %s', async (moderation) => {
    provider.setBehaviour({ moderation })
    const startedAt = performance.now()
    await expect(generate()).resolves.toBeDefined()
    expect(performance.now() - startedAt).toBeLessThan(20_000)
  })
})
