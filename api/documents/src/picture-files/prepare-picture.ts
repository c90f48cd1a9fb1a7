import type { Sharp, SharpOptions } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { encodePng } from './encode-png.ts'
import { loadSharp } from './load-sharp.ts'
import { pictureTypeOf, type PictureType } from './picture-type.ts'

/** An A4 page at 600 dpi has 35 million pixels; a larger picture is a decompression bomb or a mistake. */
const maxPixels = 40_000_000
/** A picture of 40 megapixels takes a few seconds; a file that takes longer was made to. */
const timeoutSeconds = 30
/** Longest side of a thumbnail, in pixels. */
const thumbnailSide = 480
/** The maximum that ThumbHash accepts. */
const thumbHashSide = 100

/** Why bytes can't be used as a picture. */
export type PictureProblem = 'not-an-image' | 'too-many-pixels' | 'not-decodable'

export class UnusablePictureError extends Error {
  override name = 'UnusablePictureError'
  readonly problem: PictureProblem
  constructor(problem: PictureProblem, options?: ErrorOptions) {
    super(problem, options)
    this.problem = problem
  }
}

export interface PreparedPicture {
  file: { bytes: Uint8Array; contentType: PictureType; width: number; height: number }
  /** Longest side 480 px, never larger than the picture. */
  thumbnail: { bytes: Uint8Array; contentType: 'image/webp'; width: number; height: number }
  /** ThumbHash of the picture, in base64. */
  thumbHash: string
}

const encoders: Record<PictureType, (image: Sharp, pixelCount: number) => ReturnType<typeof encodePng>> = {
  'image/png': encodePng,
  'image/jpeg': (image) => image.jpeg({ quality: 90 }).toBuffer({ resolveWithObject: true }),
  'image/webp': (image) => image.webp({ quality: 90 }).toBuffer({ resolveWithObject: true }),
}

/**
 * Converts untrusted bytes into files that may be stored: detects the type from the bytes, decodes the whole picture,
 * applies its orientation and encodes it again in the same format, which removes EXIF data, locations and anything
 * hidden after the pixels. An animation keeps only its first frame.
 * @throws UnusablePictureError unless the bytes are a whole PNG, JPEG or WebP of at most 40 megapixels
 */
export async function preparePicture(bytes: Uint8Array): Promise<PreparedPicture> {
  const contentType = pictureTypeOf(bytes)
  if (!contentType) throw new UnusablePictureError('not-an-image')
  const sharp = await loadSharp()
  const options: SharpOptions = { limitInputPixels: maxPixels, failOn: 'error' }
  try {
    // This reads only the header, so a picture that is too large is never decoded.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > maxPixels) throw new UnusablePictureError('too-many-pixels')
    const whole = sharp(bytes, options).timeout({ seconds: timeoutSeconds }).autoOrient()
    const file = await encoders[contentType](whole, width * height)
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
    if (cause instanceof UnusablePictureError) throw cause
    throw new UnusablePictureError('not-decodable', { cause })
  }
}
