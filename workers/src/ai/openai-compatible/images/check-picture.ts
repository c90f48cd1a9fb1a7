import { imagePixels, type ImageRequest } from '@classeur/contracts'
import type { SharpConstructor } from 'sharp'

/** Why a picture can't be used. */
export type PictureProblem = 'not-decodable' | 'too-small' | 'too-large' | 'wrong-shape' | 'blank'

/** An A4 page at 600 dpi has 35 million pixels. */
const maxPixels = 40_000_000
/** Shortest side in pixels: a smaller picture is blurred on a worksheet. */
const leastSide = 256
/** A ratio that differs less isn't visible. */
const ratioTolerance = 0.02
/** A picture that is further from its shape shows something else: cropping would cut half of it away. */
const farthestRatio = 2
/** Standard deviation of the brightest channel, 0 to 127, in a picture where something can be seen. */
const leastDeviation = 2
const examinedSide = 256
const formats = new Set<string | undefined>(['png', 'jpeg', 'webp'])
/** Their ground is white, so white margins don't show, while cropping could cut a line off. */
const printStyles = new Set<ImageRequest['style']>(['line-drawing', 'diagram', 'colouring-page'])

/**
 * Checks a picture of a model and brings it to the requested aspect: it adds white margins in styles for print and crops
 * the others. A picture with the right aspect stays as it is, byte for byte.
 */
export async function checkPicture(
  sharp: SharpConstructor,
  bytes: Uint8Array,
  { aspect, style }: Pick<ImageRequest, 'aspect' | 'style'>,
): Promise<{ bytes: Uint8Array } | { problem: PictureProblem }> {
  const options = { limitInputPixels: maxPixels, failOn: 'error' } as const
  try {
    // This reads only the header, so a picture that is too large is never decoded.
    const { format, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const { width, height } = autoOrient
    if (!formats.has(format)) return { problem: 'not-decodable' }
    if (width * height > maxPixels) return { problem: 'too-large' }
    if (Math.min(width, height) < leastSide) return { problem: 'too-small' }
    const wanted = imagePixels[aspect]
    const ratio = (width * wanted.height) / (height * wanted.width)
    if (Math.max(ratio, 1 / ratio) > farthestRatio) return { problem: 'wrong-shape' }
    // The library computes statistics of its input, whatever the steps before.
    const { data, info } = await sharp(bytes, options)
      .flatten({ background: 'white' })
      .resize(examinedSide, examinedSide, { fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { channels } = await sharp(data, { raw: info }).stats()
    if (Math.max(...channels.map(({ stdev }) => stdev)) < leastDeviation) return { problem: 'blank' }
    if (Math.abs(ratio - 1) <= ratioTolerance) return { bytes }
    const grows = printStyles.has(style)
    // The side that is too long stays when the picture grows; the one that is too short stays when it is cropped.
    const keepsWidth = ratio > 1 === grows
    const size = keepsWidth
      ? { width, height: Math.round((width * wanted.height) / wanted.width) }
      : { width: Math.round((height * wanted.width) / wanted.height), height }
    const fit = grows ? 'contain' : 'cover'
    const fitted = sharp(bytes, options)
      .autoOrient()
      .resize({ ...size, fit, background: 'white' })
    return { bytes: await fitted.toBuffer() }
  } catch {
    return { problem: 'not-decodable' }
  }
}
