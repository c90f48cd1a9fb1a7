import type { PictureLabel } from '@classeur/contracts'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { preparePictures } from './prepare-pictures.ts'

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 90, b: 0, alpha: 0.5 } } })

it('pictures of every stored kind become PNG or JPEG of a size for print', async () => {
  const prepared = await preparePictures([
    { imageId: 'webp', bytes: await drawn(3000, 1500).webp().toBuffer(), alt: 'a', labels: [] },
    { imageId: 'jpeg', bytes: await drawn(200, 100).removeAlpha().jpeg().toBuffer(), alt: 'b', labels: [] },
  ])
  const sizes = [...prepared].map(([id, { format, width, height, alt }]) => [id, format, width, height, alt])
  expect(sizes).toEqual([
    ['webp', 'png', 1400, 700, 'a'],
    ['jpeg', 'jpg', 200, 100, 'b'],
  ])
  // A transparent picture lies on white paper.
  const bytes = prepared.get('webp')?.bytes ?? new Uint8Array()
  expect((await sharp(bytes).metadata()).hasAlpha).toBe(false)
})

it.each(['no picture', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'])(
  'another file is refused: %s',
  async (text) => {
    const bytes = new TextEncoder().encode(text)
    await expect(preparePictures([{ imageId: 'x', bytes, alt: '', labels: [] }])).rejects.toThrow()
  },
)

it('the labels of a picture are drawn into it, and follow its alternative text', async () => {
  const bytes = await drawn(400, 300).flatten({ background: '#ffffff' }).png().toBuffer()
  const label: PictureLabel = {
    ...{ kind: 'text', id: 'label1', colour: 'ink', text: 'Nucleus', at: { x: 5000, y: 5000 } },
    ...{ size: 'large', plate: true, leader: null },
  }
  const plain = (await preparePictures([{ imageId: 'x', bytes, alt: 'A cell', labels: [] }])).get('x')
  const labelled = (await preparePictures([{ imageId: 'x', bytes, alt: 'A cell', labels: [label] }])).get('x')
  expect(labelled).toMatchObject({ width: 400, height: 300, alt: 'A cell · Nucleus' })
  const darkest = async (file?: Uint8Array) => (await sharp(file).greyscale().stats()).channels[0]?.min
  expect(await darkest(labelled?.bytes)).toBeLessThan((await darkest(plain?.bytes)) ?? 0)
})
