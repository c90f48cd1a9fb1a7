import { AppError } from '@classeur/contracts'
import type { StoredContentType } from '@classeur/storage'
import type { Sharp, SharpOptions } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { encodePng } from './encode-png.ts'
import { imageTypeOf } from './image-signature.ts'
import { loadSharp } from './load-sharp.ts'

/** A page in A4 at 600 dpi has 35 million; more is a bomb or a mistake. */
const maxPixels = 40_000_000
/** Longest side of a thumbnail, in pixels. */
const thumbnailSide = 480
/** ThumbHash takes no more. */
const thumbHashSide = 100

export interface PreparedImage {
  file: { bytes: Uint8Array; contentType: StoredContentType; width: number; height: number }
  /** Longest side 480 px, never larger than the picture. */
  thumbnail: { bytes: Uint8Array; contentType: 'image/webp'; width: number; height: number }
  /** ThumbHash of the picture, in base64. */
  thumbHash: string
}

const encoders: Record<
  StoredContentType,
  (image: Sharp, pixelCount: number) => ReturnType<typeof encodePng>
> = {
  'image/png': encodePng,
  'image/jpeg': (image) => image.jpeg({ quality: 90 }).toBuffer({ resolveWithObject: true }),
  'image/webp': (image) => image.webp({ quality: 90 }).toBuffer({ resolveWithObject: true }),
}

/**
 * Makes what may be stored out of bytes nobody has looked at: checks what they are by themselves, decodes the whole
 * picture, turns it the right way up, and encodes it anew in the same format, which leaves EXIF, places and anything
 * hidden behind the pixels where they were. Animations keep their first picture.
 * @throws AppError `generations/output-invalid` when they are not one whole PNG, JPEG or WebP of at most 40 megapixels
 */
export async function prepareImage(bytes: Uint8Array): Promise<PreparedImage> {
  const contentType = imageTypeOf(bytes)
  if (!contentType) throw new AppError('generations/output-invalid', { problem: 'not-an-image' })
  const sharp = await loadSharp()
  const options: SharpOptions = { limitInputPixels: maxPixels, failOn: 'error' }
  try {
    // Read from the header alone: nothing is decoded before the size is known.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > maxPixels) {
      throw new AppError('generations/output-invalid', { problem: 'too-many-pixels' })
    }
    const file = await encoders[contentType](sharp(bytes, options).autoOrient(), width * height)
    const thumbnail = await sharp(file.data, options)
      .resize(thumbnailSide, thumbnailSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true })
    const pixels = await sharp(thumbnail.data)
      .resize(thumbHashSide, thumbHashSide, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const hash = rgbaToThumbHash(pixels.info.width, pixels.info.height, pixels.data)
    return {
      file: { bytes: file.data, contentType, width: file.info.width, height: file.info.height },
      thumbnail: {
        bytes: thumbnail.data,
        contentType: 'image/webp',
        width: thumbnail.info.width,
        height: thumbnail.info.height,
      },
      thumbHash: Buffer.from(hash).toString('base64'),
    }
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('generations/output-invalid', { problem: 'not-decodable' }, { cause })
  }
}
