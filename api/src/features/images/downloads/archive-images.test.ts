import type { ImageRepository } from '@classeur/database'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { expect, it, vi } from 'vitest'
import { createArchiveImages } from './archive-images.ts'

const piece = Buffer.alloc(64 * 1024)
const pieces = 60

it('an archive whose client leaves has no file of a picture open', async () => {
  const opened: Readable[] = []
  const openPicture = async () => {
    const body = Readable.from(Array.from({ length: pieces }, () => piece))
    opened.push(body)
    return { body, contentType: 'image/png' as const, sizeBytes: piece.byteLength * pieces }
  }
  const image = { ownerId: 'owner', name: 'Leaf', altText: '', createdAt: new Date(), deletedAt: null }
  const archiveImages = createArchiveImages({
    images: { findById: async () => ({ ...image, file: { key: 'a.png' } }) } as unknown as Pick<
      ImageRepository,
      'findById'
    >,
    openPicture,
    pictureDownload: async (_userId, _picture, _wish, open) => ({
      ...{ object: await open(), extension: 'png', measure: '' },
    }),
  })
  const archive = await archiveImages({ userId: 'owner', operator: false }, ['1', '2'], {
    ...{ size: 'original', format: null },
  })
  let received = 0
  for await (const chunk of archive) {
    received += (chunk as Buffer).byteLength
    // In the middle of the first picture.
    if (received > piece.byteLength) break
  }
  archive.destroy()
  if (!archive.closed) await once(archive, 'close')
  expect(opened.length).toBeGreaterThan(0)
  await vi.waitFor(() => expect(opened.every(({ readableEnded }) => readableEnded)).toBe(true))
})
