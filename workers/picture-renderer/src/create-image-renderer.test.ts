import { createHash } from 'node:crypto'
import { imagePixels, ImageAspect, ImageStyle, type ImageRequest } from '@classeur/contracts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createImageRenderer } from './create-image-renderer.ts'

const loadSharp = () => Promise.resolve(sharp)
const renderer = createImageRenderer({ paceMs: 0, loadSharp })
const never = new AbortController().signal
const ignore = () => undefined

const request = (prompt: string, more: Partial<ImageRequest> = {}): ImageRequest => ({
  prompt,
  style: 'flat-illustration',
  aspect: '1:1',
  language: 'en',
  partly: false,
  ...more,
})

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

describe('the built-in image renderer', () => {
  it('reports that it uses no model', () => {
    expect(renderer.info).toEqual({ kind: 'sample', model: null, promptVersion: null })
  })

  it.each(ImageAspect.options)('draws an opaque PNG of the exact size for %s', async (aspect) => {
    const { bytes } = await renderer.generateImage(
      { request: request('a cat', { aspect }), variant: 0 },
      never,
      ignore,
    )
    const { format, width, height, hasAlpha } = await sharp(bytes).metadata()
    expect({ format, width, height, hasAlpha }).toEqual({
      format: 'png',
      ...imagePixels[aspect],
      hasAlpha: false,
    })
  })

  it('draws ink styles without colour, so that they print well', async () => {
    for (const style of ['line-drawing', 'colouring-page'] as const) {
      const { bytes } = await renderer.generateImage(
        { request: request('a red car and a tree', { style }), variant: 0 },
        never,
        ignore,
      )
      const { channels } = await sharp(bytes).stats()
      const means = channels.map(({ mean }) => Math.round(mean))
      expect(new Set(means).size).toBe(1)
      expect(means[0]).toBeGreaterThan(190)
    }
  })

  it('returns the same file for the same request and variant, and a different file for any other', async () => {
    const inputs = [
      ...['a dog', 'two dogs', 'fraction 3/4', '3/4 fraction', 'a forest'].map((prompt) => ({
        request: request(prompt),
        variant: 0,
      })),
      ...ImageStyle.options.map((style) => ({ request: request('a house', { style }), variant: 0 })),
      ...[1, 2, 3].map((variant) => ({
        request: request('clock at 3:30', { style: 'line-drawing' }),
        variant,
      })),
    ]
    const hashes: string[] = []
    for (const input of inputs)
      hashes.push(hashOf((await renderer.generateImage(input, never, ignore)).bytes))
    expect(new Set(hashes).size).toBe(inputs.length)
    const [first] = inputs
    if (!first) throw new Error('no inputs')
    expect(hashOf((await renderer.generateImage(first, never, ignore)).bytes)).toBe(hashes[0])
  })

  it('reports progress that never decreases and ends at 1', async () => {
    const seen: number[] = []
    await renderer.generateImage({ request: request('a boat'), variant: 0 }, never, (fraction) =>
      seen.push(fraction),
    )
    expect(seen.length).toBeGreaterThan(3)
    expect(seen).toEqual([...seen].sort((a, b) => a - b))
    expect(seen.at(-1)).toBe(1)
  })

  it('aborts with the signal’s reason, even during a pause', async () => {
    const controller = new AbortController()
    const reason = new Error('cancelled')
    const slow = createImageRenderer({ paceMs: 60_000, loadSharp })
    const drawing = slow.generateImage(
      { request: request('a boat'), variant: 0 },
      controller.signal,
      (fraction) => {
        if (fraction > 0.2) controller.abort(reason)
      },
    )
    await expect(drawing).rejects.toBe(reason)
  })
})
