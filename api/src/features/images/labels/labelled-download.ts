import type { PictureLabel } from '@classeur/contracts'
import { drawLabelsInto } from '@classeur/documents'
import type { StoredObject } from '@classeur/storage'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { createFileQueue } from '../../../load/file-queue.ts'

/** Drawing takes a large picture's pixels several times in memory, so only two are drawn at a time. */
const limits = { running: 2, all: 60, perPerson: 6, busy: 'general/too-many-requests' } as const

/** Draws the labels of pictures into the files that people download. */
export function createLabelledDownload() {
  const { enter, inTurn } = createFileQueue(limits)
  /**
   * The file that `open` opens, with these labels in its pixels.
   * @throws AppError `general/too-many-requests` if the person already has six files in the queue, or it is full
   */
  return async (
    userId: string,
    labels: readonly PictureLabel[],
    open: () => Promise<StoredObject>,
  ): Promise<StoredObject> => {
    if (labels.length === 0) return open()
    const leave = enter(userId)
    try {
      return await inTurn(async () => {
        const object = await open()
        const bytes = await drawLabelsInto(await buffer(object.body), labels)
        return { ...object, body: Readable.from([bytes]), sizeBytes: bytes.byteLength }
      })
    } finally {
      leave()
    }
  }
}

export type LabelledDownload = ReturnType<typeof createLabelledDownload>
