import sharp from 'sharp'
import { expect, it } from 'vitest'
import { convertPicture } from './convert-picture.ts'

const texts = { name: 'Volcano', alt: 'A smoking volcano' }
const picture = (width: number, height: number, background = '#3a6ea5') =>
  sharp({ create: { width, height, channels: 4, background } })

it.each([
  ['1600', 1600, 900],
  ['800', 800, 450],
] as const)(
  'a download of %s px has that longest side and the shape of the picture',
  async (size, width, height) => {
    const source = await picture(3200, 1800).png().toBuffer()
    const { bytes, measure, contentType } = await convertPicture(source, { size, format: null }, texts)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width, height })
    expect([measure, contentType]).toEqual([`${width}x${height}`, 'image/png'])
  },
)

it('a picture is never enlarged', async () => {
  const source = await picture(300, 200).webp().toBuffer()
  const { bytes, extension } = await convertPicture(source, { size: '1600', format: null }, texts)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 300, height: 200 })
  expect(extension).toBe('webp')
})

it('transparent parts are white in a JPEG', async () => {
  const source = await picture(40, 40, '#00000000').png().toBuffer()
  const { bytes, extension } = await convertPicture(source, { size: 'original', format: 'jpeg' }, texts)
  const pixels = await sharp(bytes).raw().toBuffer()
  expect([extension, Math.min(...pixels)]).toEqual(['jpg', 255])
})

it.each([
  [1600, 900, true],
  [900, 1600, false],
])(
  'a picture of %d by %d px fills one A4 page of its direction, with its description',
  async (width, height, isWide) => {
    const source = await picture(width, height).png().toBuffer()
    const page = await convertPicture(source, { size: 'original', format: 'pdf' }, texts)
    expect([page.measure, page.extension, page.contentType]).toEqual(['A4', 'pdf', 'application/pdf'])
    const text = page.bytes.toString('latin1')
    expect(text.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    const [, , right = 0, top = 0] = (/\/MediaBox\s*\[([^\]]+)\]/.exec(text)?.[1] ?? '')
      .trim()
      .split(/\s+/)
      .map(Number)
    expect(right > top).toBe(isWide)
    expect(Math.round(Math.max(right, top))).toBe(842)
  },
)

it('a stored file of another format is never opened', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  await expect(convertPicture(svg, { size: '800', format: null }, texts)).rejects.toThrow('another format')
})
