import type { PictureLabel } from '@classeur/contracts'
import { convertPicture, drawLabelsInto, type PictureWish } from '@classeur/documents'
import type { StoredObject } from '@classeur/storage'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createFileQueue } from '../../../load/file-queue.ts'

/** A decoded picture takes up to 160 MB, so only two are drawn into or converted at a time. */
const limits = { running: 2, all: 60, perPerson: 6, busy: 'general/too-many-requests' } as const

export interface PictureToDownload {
  name: string
  alt: string
  labels: readonly PictureLabel[]
}

export interface DownloadedPicture {
  object: StoredObject
  extension: string
  /** For the file name, such as `1600x900`; empty for the stored size and format. */
  measure: string
}

/** Makes the files that people download: with the labels of the picture, in the wanted size and format. */
export function createPictureDownload() {
  const { enter, inTurn } = createFileQueue(limits)
  /**
   * The file of a picture, which `open` opens. One turn of the queue covers both drawing and converting: a second turn
   * within the first could wait for ever.
   * @throws AppError `general/too-many-requests` if the person already has six files in the queue, or it is full
   */
  return async (
    userId: string,
    { name, alt, labels }: PictureToDownload,
    wish: PictureWish,
    open: () => Promise<StoredObject>,
  ): Promise<DownloadedPicture> => {
    const isConverted = wish.size !== 'original' || wish.format !== null
    if (!isConverted && labels.length === 0) return asStored(await open())
    const leave = enter(userId)
    try {
      return await inTurn(async () => {
        const { body, contentType: storedType } = await open()
        const drawn = await drawLabelsInto(await buffer(body), labels)
        if (!isConverted) return asStored(objectOf(drawn, storedType))
        const { bytes, contentType, ...file } = await convertPicture(drawn, wish, { name, alt })
        return { object: objectOf(bytes, contentType), ...file }
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

const asStored = (object: StoredObject): DownloadedPicture => ({
  ...{ object, extension: extensions[object.contentType], measure: '' },
})

const objectOf = (bytes: Uint8Array, contentType: StoredObject['contentType']): StoredObject => ({
  ...{ body: Readable.from([bytes]), contentType, sizeBytes: bytes.byteLength },
})

export type PictureDownload = ReturnType<typeof createPictureDownload>
