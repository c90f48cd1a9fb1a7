import type { PictureLabel } from '@classeur/contracts'
import { svgOfLabels } from '@classeur/domain/labels'
import type { Sharp } from 'sharp'
import { labelFontFiles } from '../pdf/font-files.ts'

/** The formats in which pictures are stored; an SVG file could read other files. */
const storedFormats = ['png', 'jpeg', 'webp'] as const

/**
 * The most pixels of a labelled file, enough for a poster: larger pictures are reduced, because the layer takes four
 * bytes for each pixel.
 */
const mostPixels = 16_000_000
/** The largest picture that is opened, as for uploads. */
const mostInputPixels = 40_000_000

const qualities = { jpeg: 90, webp: 90 } as const

/** The fonts of the screen in its order: Latin letters and digits are never taken from the Arabic font. */
const fontFamily = 'Inter, IBM Plex Sans Arabic'

const encoded = (image: Sharp, format: (typeof storedFormats)[number]) =>
  format === 'png' ? image.png() : image[format]({ quality: qualities[format] })

/**
 * Draws labels into the pixels of a stored picture, off the event loop. Returns the bytes in the same format; without
 * labels, the unchanged bytes.
 * @throws Error if the bytes aren't a PNG, JPEG or WebP picture
 */
export async function drawLabelsInto(
  picture: Uint8Array,
  labels: readonly PictureLabel[],
): Promise<Uint8Array> {
  if (labels.length === 0) return picture
  const [{ default: sharp }, { renderAsync }] = await Promise.all([
    import('sharp'),
    import('@resvg/resvg-js'),
  ])
  const image = sharp(picture, { failOn: 'error', limitInputPixels: mostInputPixels })
  const { format: read, autoOrient } = await image.metadata()
  const format = storedFormats.find((one) => one === read)
  if (!format) throw new Error('a stored picture has another format')
  const shrink = Math.min(1, Math.sqrt(mostPixels / (autoOrient.width * autoOrient.height)))
  const [width, height] = [Math.round(autoOrient.width * shrink), Math.round(autoOrient.height * shrink)]
  const layer = await renderAsync(svgOfLabels(labels, { width, height }, fontFamily), {
    font: { fontFiles: labelFontFiles(), loadSystemFonts: false },
  })
  return encoded(
    image
      .autoOrient()
      .resize(width, height, { fit: 'fill' })
      .composite([
        {
          input: layer.pixels,
          raw: { width: layer.width, height: layer.height, channels: 4 },
          premultiplied: true,
        },
      ]),
    format,
  ).toBuffer()
}
