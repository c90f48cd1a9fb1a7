import { AppError } from '@classeur/contracts'
import { can, type Actor } from '@classeur/domain/access'
import type { ImageDocument, ImageRepository } from '@classeur/database'
import type { PictureWish } from '@classeur/documents'
import type { StoredObject } from '@classeur/storage'
import JSZip from 'jszip'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { plainFileName } from '../../../downloads/attachment.ts'
import type { PictureDownload } from './picture-download.ts'

const longestName = 80

export interface ArchiveImagesDependencies {
  images: Pick<ImageRepository, 'findById'>
  /** The stored file of a picture. */
  openPicture: (image: ImageDocument) => Promise<StoredObject>
  pictureDownload: PictureDownload
}

/** Names of different pictures may be equal; names in an archive must not. */
function uniqueNames() {
  const taken = new Set<string>()
  return (name: string, ending: string): string => {
    const plain = [...plainFileName(name)].slice(0, longestName).join('').trim() || 'picture'
    for (let number = 1; ; number += 1) {
      const candidate = `${number === 1 ? plain : `${plain} (${String(number)})`}${ending}`
      if (taken.has(candidate.toLowerCase())) continue
      taken.add(candidate.toLowerCase())
      return candidate
    }
  }
}

/** Puts a person's pictures into one ZIP file, which is made while it is sent: one picture at a time is in memory. */
export function createArchiveImages({ images, openPicture, pictureDownload }: ArchiveImagesDependencies) {
  /** @throws AppError `general/not-found` if one picture isn't the person's */
  return async (actor: Actor, ids: readonly string[], wish: PictureWish): Promise<Readable> => {
    const asked = await Promise.all([...new Set(ids)].map((id) => images.findById(id)))
    const own = asked.flatMap((image) =>
      image?.deletedAt === null && can(actor, 'image:change', { ownerId: image.ownerId }) ? [image] : [],
    )
    if (own.length < asked.length) throw new AppError('general/not-found')
    const zip = new JSZip()
    const nameOf = uniqueNames()
    for (const image of own) {
      const { name, altText: alt, labels = [], file, createdAt: date } = image
      const ending = `${wish.size === 'original' ? '' : `-${wish.size}`}.${file.key.split('.').at(-1) ?? ''}`
      const pieces = async function* () {
        const open = () => openPicture(image)
        const { object } = await pictureDownload(actor.userId, { name, alt, labels }, wish, open)
        // Read at once: nobody would close the file if the client left while it was half sent.
        yield await buffer(object.body)
      }
      // The generator starts when the archive reaches this picture.
      zip.file(nameOf(name, ending), Readable.from(pieces()), { date, binary: true })
    }
    // Pictures are already compressed.
    const stream = zip.generateNodeStream({ streamFiles: true, compression: 'STORE' })
    return new Readable().wrap(stream)
  }
}

export type ArchiveImages = ReturnType<typeof createArchiveImages>
