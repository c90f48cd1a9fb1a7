import type { Picture } from '../text-document/text-document.ts'
import type { PhasePicture } from './lesson-plan-content.ts'

/** Sharp on paper at the width of a page, and no larger: a plan may have a picture for each phase. */
const largestPx = 1400

/** The formats in which pictures are stored; an SVG file could read other files. */
const storedFormats: ReadonlySet<string> = new Set(['png', 'jpeg', 'webp'])

/** Converts pictures to formats that every writer can use, by their id. Throws if one isn't a picture. */
export async function preparePictures(
  pictures: readonly PhasePicture[],
): Promise<ReadonlyMap<string, Picture>> {
  const prepared = new Map<string, Picture>()
  if (pictures.length === 0) return prepared
  const { default: sharp } = await import('sharp')
  for (const { imageId, bytes, alt } of pictures) {
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
      ...{ bytes: data, width: info.width, height: info.height, alt },
      format: format === 'jpeg' ? 'jpg' : 'png',
    })
  }
  return prepared
}
