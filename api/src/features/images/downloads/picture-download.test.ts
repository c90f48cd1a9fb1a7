import type { PictureLabel } from '@classeur/contracts'
import { loadSharp, type PictureWish } from '@classeur/documents'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createPictureDownload } from './picture-download.ts'

const original: PictureWish = { size: 'original', format: null }
const small: PictureWish = { size: '800', format: 'jpeg' }
const label: PictureLabel = {
  ...{ kind: 'text', id: 'label1', colour: 'red', text: 'Leaf', at: { x: 5000, y: 5000 } },
  ...{ size: 'large', plate: false, leader: null },
}
const pictureWith = (labels: PictureLabel[]) => ({ name: 'Leaf', alt: '', labels })

async function newPicture() {
  const sharp = await loadSharp()
  const create = { width: 1200, height: 900, channels: 3, background: '#ffffff' } as const
  const bytes = await sharp({ create }).png().toBuffer()
  return () =>
    Promise.resolve({
      body: Readable.from([bytes]),
      contentType: 'image/png' as const,
      sizeBytes: bytes.length,
    })
}

it('at most two pictures are in memory, whether labels are drawn into them, or they are converted, or both', async () => {
  const open = await newPicture()
  const download = createPictureDownload()
  let opened = 0
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  const wishes: [PictureLabel[], PictureWish][] = [
    [[label], original],
    [[], small],
    [[label], small],
    [[label], original],
    [[], small],
    [[label], small],
  ]
  const files = wishes.map(([labels, wish], person) =>
    download(String(person), pictureWith(labels), wish, async () => {
      opened += 1
      await released
      return open()
    }),
  )
  // A file in its turn is opened by now: nothing before `open` waits for more than promises.
  await setImmediate()
  expect(opened).toBe(2)
  release()
  expect((await Promise.all(files)).map(({ extension }) => extension)).toEqual([
    ...['png', 'jpg', 'jpg'],
    ...['png', 'jpg', 'jpg'],
  ])
})

it('a converted file has the labels in its pixels', async () => {
  const download = createPictureDownload()
  const sharp = await loadSharp()
  const open = await newPicture()
  const { object, measure } = await download('person', pictureWith([label]), small, open)
  const { channels } = await sharp(await buffer(object.body)).stats()
  expect(measure).toBe('800x600')
  // White paper and a red text: the green channel has dark pixels.
  expect(channels[1]?.min).toBeLessThan(160)
})

it('a person has at most six files in the queue, and files as they are stored need no queue', async () => {
  const download = createPictureDownload()
  const open = await newPicture()
  const files = Array.from({ length: 6 }, (_, index) =>
    download('person', pictureWith(index % 2 ? [label] : []), small, open),
  )
  await expect(download('person', pictureWith([label]), original, open)).rejects.toThrow(
    'general/too-many-requests',
  )
  expect((await download('person', pictureWith([]), original, open)).measure).toBe('')
  await Promise.all(files)
})
