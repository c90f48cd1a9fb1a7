import type { PictureLabel } from '@classeur/contracts'
import { altTextWithLabels } from '@classeur/domain/labels'
import { drawLabelsInto } from './draw-labels-into.ts'
import type { Picture } from '../text-document/text-document.ts'

/** A picture that a document shows, as it is stored. */
export interface StoredPicture {
  /** The id by which the document names it. */
  imageId: string
  bytes: Uint8Array
  alt: string
  /** They are drawn into the picture, and their texts follow `alt`. */
  labels: readonly PictureLabel[]
}

/** Sharp on paper at the width of a page, and no larger: a document may have many. */
const largestPx = 1400

/** The formats in which pictures are stored; an SVG file could read other files. */
const storedFormats: ReadonlySet<string> = new Set(['png', 'jpeg', 'webp'])

/** Converts pictures to formats that every writer can use, by their id. Throws if one isn't a picture. */
export async function preparePictures(
  pictures: readonly StoredPicture[],
): Promise<ReadonlyMap<string, Picture>> {
  const prepared = new Map<string, Picture>()
  if (pictures.length === 0) return prepared
  const { default: sharp } = await import('sharp')
  for (const { imageId, bytes: stored, alt, labels } of pictures) {
    const bytes = await drawLabelsInto(stored, labels)
    const { format } = await sharp(bytes).metadata()
    if (!storedFormats.has(format)) throw new Error('a stored picture has another format')
    const image = sharp(bytes, { failOn: 'error', limitInputPixels: 40_000_000 })
      .autoOrient()
      .resize({ width: largestPx, height: largestPx, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
    const { data, info } = await (format === 'jpeg' ? image.jpeg({ quality: 88 }) : image.png()).toBuffer({
      resolveWithObject: true,
    })
    prepared.set(imageId, {
      ...{ bytes: data, width: info.width, height: info.height, alt: altTextWithLabels(alt, labels) },
      format: format === 'jpeg' ? 'jpg' : 'png',
    })
  }
  return prepared
}
