import { convertPicture, type PictureWish } from '@classeur/documents'
import type { StoredObject } from '@classeur/storage'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createFileQueue } from '../../../load/file-queue.ts'

/** A decoded picture takes up to 160 MB, so only two are converted at a time. */
const limits = { running: 2, all: 60, perPerson: 6, busy: 'general/too-many-requests' } as const

export interface SizedFile {
  object: StoredObject
  extension: string
  /** For the file name, such as `1600x900`; empty for the stored file. */
  measure: string
}

/** Converts pictures to the sizes and formats that people download. */
export function createSizedDownload() {
  const { enter, inTurn } = createFileQueue(limits)
  /**
   * The file that `open` opens, in the wanted size and format.
   * @throws AppError `general/too-many-requests` if the person already has six files in the queue, or it is full
   */
  return async (
    userId: string,
    wish: PictureWish,
    texts: { name: string; alt: string },
    open: () => Promise<StoredObject>,
  ): Promise<SizedFile> => {
    if (wish.size === 'original' && wish.format === null) {
      const object = await open()
      return { object, extension: extensions[object.contentType], measure: '' }
    }
    const leave = enter(userId)
    try {
      return await inTurn(async () => {
        const { body } = await open()
        const { bytes, contentType, extension, measure } = await convertPicture(
          await buffer(body),
          wish,
          texts,
        )
        const object = { body: Readable.from([bytes]), contentType, sizeBytes: bytes.byteLength }
        return { object, extension, measure }
      })
    } finally {
      leave()
    }
  }
}

const extensions = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
} as const

export type SizedDownload = ReturnType<typeof createSizedDownload>
