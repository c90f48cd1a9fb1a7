import type { PictureLabel } from '@classeur/contracts'
import { drawLabel } from '@classeur/domain/labels'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawLabelsInto } from './draw-labels-into.ts'

const size = { width: 800, height: 600 }
const plain = (width = size.width, height = size.height) =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
const text = (words: string, more: object = {}): PictureLabel => ({
  ...{ kind: 'text', id: 'label1', colour: 'red', text: words, at: { x: 5000, y: 5000 } },
  ...{ size: 'large', plate: false, leader: null },
  ...more,
})

/** The rectangle around everything that isn't white, in pixels. */
async function inkBox(picture: Uint8Array) {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })
  const dark = [...data.keys()].filter((at) => (data[at] ?? 255) < 160)
  const [xs, ys] = [dark.map((at) => at % info.width), dark.map((at) => Math.floor(at / info.width))]
  const bounds = (all: number[]): [number, number] => [
    all.reduce((least, one) => Math.min(least, one), 9999),
    all.reduce((most, one) => Math.max(most, one), 0),
  ]
  return { x: bounds(xs), y: bounds(ys) }
}

describe('a labelled file', () => {
  it.each([
    ['a Latin text', 'Chloroplast and membrane'],
    ['a text with capitals and digits', 'HIV-1 AVALANCHE 2026'],
    ['a French text', 'L’épaisseur à l’œil : 12 µm'],
    ['an Arabic text', 'الغشاء البلازمي والنواة'],
    ['an Arabic text with a ligature', 'لا ماء في الخلايا'],
    ['a mixed text', 'الخلية (plant cell) 45'],
  ])('shows %s where the screen shows it, as wide as its box', async (_what, words) => {
    const drawn = await drawLabelsInto(await plain().png().toBuffer(), [text(words)])
    const { box } = drawLabel(text(words), size)
    const { x, y } = await inkBox(drawn)
    const padding = 0.42 * 0.06 * Math.sqrt(size.width * size.height)
    const tolerance = 0.05 * box.width
    expect(Math.abs(x[0] - (box.x + padding))).toBeLessThan(tolerance)
    expect(Math.abs(x[1] - (box.x + box.width - padding))).toBeLessThan(tolerance)
    expect(y[0]).toBeGreaterThanOrEqual(Math.floor(box.y))
    expect(y[1]).toBeLessThanOrEqual(Math.ceil(box.y + box.height))
  })

  it('joins Arabic letters: a word is narrower than its letters apart', async () => {
    const png = await plain().png().toBuffer()
    const widthOf = async (words: string) => {
      const { x } = await inkBox(await drawLabelsInto(png, [text(words)]))
      return x[1] - x[0]
    }
    expect(await widthOf('بيت')).toBeLessThan(0.8 * (await widthOf('ب\u200cي\u200cت')))
  })

  it.each(['png', 'jpeg', 'webp'] as const)(
    'of a %s picture stays one, and keeps its size',
    async (format) => {
      const drawn = await drawLabelsInto(await plain().toFormat(format).toBuffer(), [text('Cell')])
      expect(await sharp(drawn).metadata()).toMatchObject({ format, ...size })
    },
  )

  it('keeps the transparency of a picture', async () => {
    const clear = await sharp({
      create: { ...size, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer()
    const [pixel] = await sharp(await drawLabelsInto(clear, [text('Cell')]))
      .extractChannel(3)
      .raw()
      .toBuffer()
    expect(pixel).toBe(0)
  })

  it('turns a picture as its camera says before it places the labels', async () => {
    const turned = await plain(800, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const drawn = await drawLabelsInto(turned, [text('Cell', { at: { x: 5000, y: 9000 } })])
    expect(await sharp(drawn).metadata()).toMatchObject({ width: 600, height: 800 })
    expect((await inkBox(drawn)).y[0]).toBeGreaterThan(640)
  })

  it('of a very large picture is reduced, so that its layer stays small', async () => {
    const huge = await plain(8000, 4000).png().toBuffer()
    const { width, height } = await sharp(await drawLabelsInto(huge, [text('Cell')])).metadata()
    expect(width * height).toBeLessThanOrEqual(16_100_000)
    expect(width / height).toBeCloseTo(2, 2)
  })
})

it('a picture without labels keeps its bytes', async () => {
  const png = await plain().png().toBuffer()
  expect(await drawLabelsInto(png, [])).toBe(png)
})

it.each(['no picture', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'])(
  'another file is refused: %s',
  async (words) => {
    await expect(drawLabelsInto(new TextEncoder().encode(words), [text('Cell')])).rejects.toThrow()
  },
)
